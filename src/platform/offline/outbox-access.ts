import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OutboxItem } from './db.ts';
import { isSharedDevice } from '../device/shared-device-store.ts';
import { OutboxNotLoadedError, StorageRefusedError } from './errors.ts';
import type { Outbox } from './outbox.ts';
import { outboxDatabase } from './sw-messages.ts';

/**
 * Loads the outbox for pages. It includes Dexie, so it loads on demand: when an item is queued, when the list
 * opens, or at start on a device that has used it.
 */
let load: (() => Promise<() => Promise<PageOutbox>>) | undefined;
let opened: Promise<PageOutbox> | undefined;

/** The outbox of a page. It sends by itself until it is closed. */
export interface PageOutbox extends Outbox {
  close(): void;
}

const itemsStore = createStore<{ items: readonly OutboxItem[] | undefined }>(() => ({
  items: undefined,
}));

/**
 * Sets the function that loads the outbox's code. The composition root calls this, because it knows the
 * senders.
 */
export function provideOutbox(loadStart: () => Promise<() => Promise<PageOutbox>>): void {
  load = loadStart;
}

/**
 * Opens the outbox on first use. After a failure the next call tries again.
 * Throws OutboxNotLoadedError when its code cannot be fetched, StorageRefusedError on a shared device, and
 * errors of the database.
 */
export function openOutbox(): Promise<Outbox> {
  if (isSharedDevice()) return Promise.reject(new StorageRefusedError('This phone is shared'));
  opened ??= start().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Stops sending and closes the database. The next `openOutbox` opens it again. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  opened = undefined;
  // An outbox that failed to open has nothing to close.
  (await closing?.catch(() => undefined))?.close();
  itemsStore.setState({ items: undefined });
}

async function start(): Promise<PageOutbox> {
  if (!load) throw new Error('No outbox was provided (app/start.ts)');
  const startOutbox = await load().catch((cause: unknown) => {
    throw new OutboxNotLoadedError(cause);
  });
  return startOutbox();
}

/** Opens the outbox if this device has used it; returns undefined otherwise. Rejects as `openOutbox` does. */
export async function openOutboxIfUsed(): Promise<Outbox | undefined> {
  if (isSharedDevice()) return undefined;
  const databases = globalThis.indexedDB?.databases?.bind(indexedDB);
  // A browser that cannot list databases must open it to find out.
  const isUsed = !databases || (await databases()).some(({ name }) => name === outboxDatabase);
  return isUsed ? openOutbox() : undefined;
}

/** Delay in ms before a failed opening is repeated. It doubles each time. */
const firstRetryMs = 1000;
const longestRetryMs = 5 * 60_000;

/**
 * Opens the outbox at start if this device has used it, and so sends waiting items (OUTBOX-03).
 * Looks again when the network returns or the page becomes visible, because another tab may have queued an
 * item and closed. Repeats a failed opening, because a browser can lose the database at any time.
 */
export function startOutboxIfUsed(): void {
  let retryMs = firstRetryMs;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (opened) return;
    clearTimeout(retry);
    openOutboxIfUsed().then(
      () => (retryMs = firstRetryMs),
      (error: unknown) => {
        console.error('The outbox cannot be opened', error);
        clearTimeout(retry);
        retry = setTimeout(start, retryMs);
        retryMs = Math.min(2 * retryMs, longestRetryMs);
      },
    );
  };
  start();
  addEventListener('online', start);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') start();
  });
}

/** Calls `tell` with all items when the outbox opens and at each change. */
export function watchOutboxItems(tell: (items: readonly OutboxItem[]) => void): void {
  const { items: present } = itemsStore.getState();
  if (present) tell(present);
  itemsStore.subscribe(({ items }) => {
    if (items) tell(items);
  });
}

/** Publishes the current items of the outbox to the page. */
export const showOutboxItems = (items: readonly OutboxItem[]): void =>
  itemsStore.setState({ items });

/**
 * Waits until an attempt to send the item has ended, or until the timeout. Returns the item in its latest
 * state.
 */
export function whenAttempted(
  { id, attempts }: OutboxItem,
  timeoutMs: number,
): Promise<OutboxItem | undefined> {
  const find = () => itemsStore.getState().items?.find((item) => item.id === id);
  const isOver = (item: OutboxItem | undefined) =>
    item !== undefined && item.state !== 'sending' && item.attempts > attempts;
  if (isOver(find())) return Promise.resolve(find());
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(find());
    };
    const timer = setTimeout(end, timeoutMs);
    const stop = itemsStore.subscribe(() => {
      if (isOver(find())) end();
    });
  });
}

/** Returns all items, newest first, and renders again at each change; undefined before the outbox opens. */
export const useOutboxItems = (): readonly OutboxItem[] | undefined =>
  useStore(itemsStore, (state) => state.items);
