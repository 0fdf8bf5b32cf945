import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { trustScript } from '../trusted-types.ts';
import { outboxSyncTag } from './sw-messages.ts';

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

/** Registers the worker and follows its updates. Does nothing where there are no workers. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustScript('/sw.js'));
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
  });
  await workbox.register();
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
