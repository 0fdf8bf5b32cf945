import { outboxSyncTag } from '../src/platform/offline/sw-messages.ts';
import { showAnswered } from './push.ts';
import { sendWaiting } from './send-waiting.ts';

/** Background Sync, which TypeScript's worker library does not contain. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/** Sends waiting items when the browser starts the worker, also with all tabs closed. */
export function sendInBackground(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'install', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === outboxSyncTag) event.waitUntil(sendWaiting(() => sayAnswered(worker)));
  });
}

/** Shows a notification. Never rejects, because the answer is saved anyway. */
async function sayAnswered(worker: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await showAnswered(worker);
  } catch (error) {
    console.info('No notification of an answer', error);
  }
}
