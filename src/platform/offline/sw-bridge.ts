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
  /** A new version is installed and waits for the visitor's word. */
  ready: boolean;
  apply: () => void;
}

const updateStore = createStore<UpdateState>(() => ({ ready: false, apply: () => undefined }));

export const useUpdate = <T>(select: (state: UpdateState) => T): T => useStore(updateStore, select);

/** Lets the waiting version take over; the page reloads once, when it has. */
export const applyUpdate = (): void => updateStore.getState().apply();

/** The new version starts with the next visit instead. */
export const postponeUpdate = (): void => updateStore.setState({ ready: false });

/** By then every form has kept what is typed in it. */
const draftsKeptMs = 500;

/** By then a slow line has brought the rest of the site, or a worker is gone that will never answer. */
const saveMs = 120_000;
/** A question that needs no network. */
const questionMs = 5_000;

/** Registers the worker and follows its updates. Does nothing where there are no workers. */
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
    // Not before a draft that is being typed is on the phone (`draftDelayMs`).
    if (asked) setTimeout(() => location.reload(), draftsKeptMs);
    // Another tab has let the new version take over: this one is shown by it after a reload.
    else updateStore.setState({ apply: () => location.reload() });
    if (isFirst) void keepWhatWasFetched();
  });
  const registration = await workbox.register();
  // An app that is never closed would never hear of a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() < askAgainAt) return;
    askAgainAt = Date.now() + updateEveryMs;
    registration?.update().catch((error: unknown) => console.info('No update now', error));
  });
}

/**
 * What the page fetched before there was a worker, and the worker does not keep yet (a tool's code and
 * data), passes it once more and is kept. The browser has it still: that costs a few bytes.
 */
async function keepWhatWasFetched(): Promise<void> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|data)\//.test(pathIn(name)));
  try {
    for (const url of new Set(urls)) {
      if (!(await caches.match(url, { ignoreSearch: true }))) await fetch(url);
    }
  } catch (error) {
    console.info('What this page uses is not all kept yet', error);
  }
}

/** The path of an address of this site; empty for others. */
const pathIn = (url: string): string =>
  url.startsWith(`${location.origin}/`) ? url.slice(location.origin.length) : '';

/** How often an open app asks for a new version, at most. */
const updateEveryMs = 60 * 60 * 1000;
let askAgainAt = Date.now() + updateEveryMs;

/**
 * Asks the worker for something. Resolves with its answer, and with false when it does not answer in time
 * or there is none.
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

/** Saves again what the first visit saves, as far as it is gone. False when it cannot be had now. */
export const saveFirst = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveFirst }, saveMs);

/** Saves the code and data of the tools that come second. False when they cannot be had now. */
export const saveSecond = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveSecond }, saveMs);

/** Saves every page of the site and every tool. False when they cannot be had now. */
export const saveAllPages = (): Promise<boolean> =>
  askWorker({ type: workerRequests.saveAll }, saveMs);

/** Whether the code and data of the tool at a path are on this device. */
export const isToolSaved = (tool: string): Promise<boolean> =>
  askWorker({ type: workerRequests.isToolSaved, about: tool }, questionMs);

/** Whether the worker is still fetching a page that took longer than a visitor waits. */
export const isPageComing = (path: string): Promise<boolean> =>
  askWorker({ type: workerRequests.isPageComing, about: path }, questionMs);

/** Tells the worker which language to save from now on. The page that asks may be gone before it answers. */
export function chooseLanguage(locale: string): void {
  const request: WorkerRequest = { type: workerRequests.chooseLanguage, about: locale };
  navigator.serviceWorker?.controller?.postMessage(request);
}

/** Calls back when a page that the worker fetched has come, or will not. Gives a function that stops it. */
export function watchFetchedPages(tell: (page: FetchedPage) => void): () => void {
  const channel = new BroadcastChannel(pagesChannel);
  channel.addEventListener('message', ({ data }: MessageEvent<FetchedPage>) => tell(data));
  return () => channel.close();
}

/** Resolves when a worker serves this page; never where there is none. */
export async function workerInCharge(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => undefined);
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/**
 * Looks for a newer version of the site, and saves the pages that are missing. Resolves with false when
 * they cannot be had now, or there is no worker; rejects when the browser refuses.
 */
export async function repairSite(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return saveAllPages();
}

/** True where the browser can wake the worker to send what waits. */
export const hasBackgroundSync = (): boolean => 'SyncManager' in globalThis;

/** Asks for a Background Sync: a bonus, never the mechanism. Refusal is no fault. */
export async function requestBackgroundSync(): Promise<void> {
  if (!hasBackgroundSync() || !('serviceWorker' in navigator)) return;
  const registration = (await navigator.serviceWorker.ready) as SyncRegistration;
  try {
    await registration.sync.register(outboxSyncTag);
  } catch (error) {
    console.info('Background Sync was refused; the queue is sent when the site is open', error);
  }
}

/** The Background Sync API, which TypeScript's DOM library does not carry. */
interface SyncRegistration extends ServiceWorkerRegistration {
  sync: { register(tag: string): Promise<void> };
}
