import { outboxSyncTag } from '../src/platform/offline/sw-messages.ts';
import { showAnswered } from './push.ts';
import { sendWaiting } from './send-waiting.ts';

/** Background Sync, which TypeScript's worker library does not carry. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** Sends what waits when the browser wakes the worker, also with every tab closed. */
export function sendInBackground(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'install', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === outboxSyncTag) event.waitUntil(sendWaiting(() => sayAnswered(worker)));
  });
}

/** The answer is there, said or not. */
async function sayAnswered(worker: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await showAnswered(worker);
  } catch (error) {
    console.info('No notification of an answer', error);
  }
}
