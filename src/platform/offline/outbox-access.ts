import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OutboxItem } from './db.ts';
import { isSharedPhone } from '../device/shared-phone-store.ts';
import { OutboxNotLoadedError, StorageRefusedError } from './errors.ts';
import type { Outbox } from './outbox.ts';
import { outboxDatabase } from './sw-messages.ts';

/**
 * The page's way to the outbox. It brings Dexie along, so it is loaded when something is queued,
 * when the list is opened, or at start where this phone has queued something before.
 */
let load: (() => Promise<() => Promise<PageOutbox>>) | undefined;
let opened: Promise<PageOutbox> | undefined;

/** The outbox of a page, which sends by itself until it is closed. */
export interface PageOutbox extends Outbox {
  close(): void;
}

const itemsStore = createStore<{ items: readonly OutboxItem[] | undefined }>(() => ({
  items: undefined,
}));

/**
 * Says where the code that starts the outbox is fetched; the composition root does, because it knows
 * the senders.
 */
export function provideOutbox(loadStart: () => Promise<() => Promise<PageOutbox>>): void {
  load = loadStart;
}

/**
 * The outbox, opened on first use. A failed opening is tried again at the next call.
 * @throws OutboxNotLoadedError when its code could not be fetched, StorageRefusedError on a shared phone,
 * else what the phone's storage threw.
 */
export function openOutbox(): Promise<Outbox> {
  if (isSharedPhone()) return Promise.reject(new StorageRefusedError('This phone is shared'));
  opened ??= start().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Stops sending and lets go of the database; the next `openOutbox` opens it anew. */
export async function closeOutbox(): Promise<void> {
  const closing = opened;
  opened = undefined;
  // An outbox that did not open holds nothing that would have to be let go.
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

/** The outbox where this phone has one already; undefined where nothing was ever queued. Rejects as `openOutbox` does. */
export async function openOutboxIfUsed(): Promise<Outbox | undefined> {
  if (isSharedPhone()) return undefined;
  const databases = globalThis.indexedDB?.databases?.bind(indexedDB);
  // Where the browser cannot tell, opening is the only way to know.
  const isUsed = !databases || (await databases()).some(({ name }) => name === outboxDatabase);
  return isUsed ? openOutbox() : undefined;
}

/** A failed opening is retried after this long, then after twice as long each time. */
const firstRetryMs = 1000;
const longestRetryMs = 5 * 60_000;

/**
 * Opens the outbox when this device has one already, so that what waits is sent at start (OUTBOX-03). Looks
 * again when the network is back or the page is seen: another tab may have queued something and be gone.
 * Retries by itself when the opening fails: a browser may lose the database at that very moment.
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

/** Calls back with what stands in the outbox, once it is open and at each change of it. */
export function watchOutboxItems(tell: (items: readonly OutboxItem[]) => void): void {
  const { items: present } = itemsStore.getState();
  if (present) tell(present);
  itemsStore.subscribe(({ items }) => {
    if (items) tell(items);
  });
}

/** Tells the page what stands in the outbox now. */
export const showOutboxItems = (items: readonly OutboxItem[]): void =>
  itemsStore.setState({ items });

/**
 * Waits until an attempt to send the item has ended, whoever made it, or until patience ends.
 * Gives the item as it stands then.
 */
export function whenAttempted(
  { id, attempts }: OutboxItem,
  patienceMs: number,
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
    const timer = setTimeout(end, patienceMs);
    const stop = itemsStore.subscribe(() => {
      if (isOver(find())) end();
    });
  });
}

/** What stands in the outbox, newest first, live; undefined while it has not been opened. */
export const useOutboxItems = (): readonly OutboxItem[] | undefined =>
  useStore(itemsStore, (state) => state.items);
