import { outboxSenders } from '../src/app/outbox-senders.ts';
import { openOutboxDb } from '../src/platform/offline/db.ts';
import { createOutbox } from '../src/platform/offline/outbox.ts';
import { outboxChannel, outboxSyncTag } from '../src/platform/offline/sw-messages.ts';

/** Background Sync, which TypeScript's worker library does not carry. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

/**
 * Sends what waits when the browser wakes the worker, also with every tab closed. The same outbox as
 * the page's, under the same lock. A signed-in person's items wait for the page, which knows who it is.
 */
export function sendInBackground(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('sync' as 'install', (event) => {
    const { tag } = event as SyncEvent;
    if (tag === outboxSyncTag) event.waitUntil(drain());
  });
}

async function drain(): Promise<void> {
  const channel = new BroadcastChannel(outboxChannel);
  const db = openOutboxDb();
  try {
    const outbox = createOutbox({
      db,
      senders: outboxSenders,
      ownerId: () => 'anon',
      onChange: () => channel.postMessage({ type: 'outbox-changed' }),
    });
    await outbox.drainUnreached();
    const { queued, sending } = await outbox.counts();
    // A rejected sync is tried again by the browser; the page tries in any case.
    if (queued + sending > 0) throw new Error(`${queued + sending} items still wait`);
  } finally {
    channel.close();
    db.close();
  }
}
