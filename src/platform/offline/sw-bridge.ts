import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { trustScript } from '../trusted-types.ts';
import {
  outboxSyncTag,
  pagesChannel,
  workerRequests,
  type FetchedPage,
  type WorkerReply,
  type WorkerRequest,
} from './sw-messages.ts';

/** The page's side of the service worker: registration, updates, Background Sync. */
interface UpdateState {
  /** A new version is installed and waits for the visitor's consent. */
  ready: boolean;
  apply: () => void;
}

const updateStore = createStore<UpdateState>(() => ({ ready: false, apply: () => undefined }));

export const useUpdate = <T>(select: (state: UpdateState) => T): T => useStore(updateStore, select);

/** Starts the waiting version. The page reloads once when it has started. */
export const applyUpdate = (): void => updateStore.getState().apply();

/** Postpones the new version to the next visit. */
export const postponeUpdate = (): void => updateStore.setState({ ready: false });

/** Every form has saved its draft after this time (`saveAfterMs`). */
const draftsSavedMs = 500;

/** Long enough for the rest of the site on a slow line. Ends requests to a worker that has stopped. */
const saveMs = 120_000;
/** Timeout of questions that need no network. */
const questionMs = 5_000;

/** Registers the worker and follows its updates. Does nothing in browsers without workers. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustScript('/sw.js'));
  const isFirst = !navigator.serviceWorker.controller;
  let asked = false;
  workbox.addEventListener('waiting', () =>
    updateStore.setState({
      ready: true,
      apply: () => {
        asked = true;
        workbox.messageSkipWaiting();
      },
    }),
  );
  workbox.addEventListener('controlling', () => {
    // Forms must save their drafts before the reload.
    if (asked) setTimeout(() => location.reload(), draftsSavedMs);
    // Another tab has started the new version. This tab shows it after a reload.
    else updateStore.setState({ apply: () => location.reload() });
    if (isFirst) void saveUsed();
  });
  const registration = await workbox.register();
  // An app that is never closed would not learn of new versions.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() < askAgainAt) return;
    askAgainAt = Date.now() + updateEveryMs;
    registration?.update().catch((error: unknown) => console.info('No update now', error));
  });
}

/** Shortest interval in ms between two checks for a new version. */
const updateEveryMs = 60 * 60 * 1000;
let askAgainAt = Date.now() + updateEveryMs;

/**
 * Sends a request to the worker and returns its answer. Returns false without a worker, or when it does not
 * answer in time.
 */
async function askWorker(request: WorkerRequest, timeoutMs: number): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return false;
  const { port1, port2 } = new MessageChannel();
  const replied = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => resolve(data.done));
    port1.start();
  });
  worker.postMessage(request, [port2]);
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), timeoutMs));
  return Promise.race([replied, tooLate]);
}

/** Saves missing files of the first visit again. Returns false when they cannot be fetched now. */
export const saveFirst = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveFirst }, saveMs);

/** Saves code and data of the second group of tools. Returns false when they cannot be fetched now. */
export const saveSecond = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveSecond }, saveMs);

/** Saves every page and every tool. Returns false when they cannot be fetched now. */
export const saveAllPages = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveAll }, saveMs);

/**
 * Saves what the page fetched before there was a worker: code and data of a tool. Returns false when a file
 * cannot be fetched now.
 */
function saveUsed(): Promise<boolean> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = addresses.filter((address) => address.startsWith(`${location.origin}/`));
  return askWorker({ type: workerRequests.saveUsed, about: ours.join(' ') }, saveMs);
}

/** Returns whether the code and data of the tool at a path are on this device. */
export const isToolSaved = (tool: string): Promise<boolean> =>
  askWorker({ type: workerRequests.isToolSaved, about: tool }, questionMs);

/** Returns whether the worker is still fetching a slow page. */
export const isPageComing = (path: string): Promise<boolean> =>
  askWorker({ type: workerRequests.isPageComing, about: path }, questionMs);

/**
 * Tells the worker which language to save from now on. It waits for no answer, because the page may close.
 */
export function chooseLanguage(locale: string): void {
  const request: WorkerRequest = { type: workerRequests.chooseLanguage, about: locale };
  navigator.serviceWorker?.controller?.postMessage(request);
}

/** Calls `tell` when the worker has fetched a page or failed to. Returns a function that stops it. */
export function watchFetchedPages(tell: (page: FetchedPage) => void): () => void {
  const channel = new BroadcastChannel(pagesChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<FetchedPage>) => tell(data));
  return () => channel.close();
}

/** Resolves when a worker controls this page; never in browsers without workers. */
export async function workerInCharge(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => undefined);
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/**
 * Checks for a newer version of the site, and saves missing pages. Returns false when they cannot be fetched
 * now, or without a worker. Rejects when the browser refuses.
 */
export async function repairSite(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return saveAllPages();
}

/** True where the browser can start the worker to send waiting items. */
export const hasBackgroundSync = (): boolean => 'SyncManager' in globalThis;

/** Requests a Background Sync. The outbox does not depend on it, so a refusal is no error. */
export async function requestBackgroundSync(): Promise<void> {
  if (!hasBackgroundSync() || !('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.ready) as SyncRegistration;
  try {
    await registration.sync.register(outboxSyncTag);
  } catch (error) {
    console.info('Background Sync was refused; the queue is sent when the site is open', error);
  }
}

/** The Background Sync API, which TypeScript's DOM library does not contain. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}
