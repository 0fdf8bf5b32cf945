import { outboxSenders } from '../src/app/outbox-senders.ts';
import { openOutboxDb } from '../src/platform/offline/db.ts';
import { createOutbox } from '../src/platform/offline/outbox.ts';
import { outboxChannel, outboxSyncTag } from '../src/platform/offline/sw-messages.ts';
import { showAnswered } from './push.ts';

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
    if (tag === outboxSyncTag) event.waitUntil(drain(worker));
  });
}

/** The kinds whose receipt is an answer that somebody waits for. */
const askingKinds = new Set(
  outboxSenders.filter(({ hasAnswer }) => hasAnswer).map(({ kind }) => kind),
);

async function drain(worker: ServiceWorkerGlobalScope): Promise<void> {
  const channel = new BroadcastChannel(outboxChannel);
  const db = openOutboxDb();
  try {
    const outbox = createOutbox({
      db,
      senders: outboxSenders,
      ownerId: () => 'anon',
      onChange: () => channel.postMessage({ type: 'outbox-changed' }),
    });
    const answered = async () =>
      (await outbox.list()).filter(
        ({ kind, state }) => askingKinds.has(kind) && state === 'delivered',
      ).length;
    const before = await answered();
    await outbox.drainUnreached();
    if ((await answered()) > before) await sayAnswered(worker);
    const { queued, sending } = await outbox.counts();
    // A rejected sync is tried again by the browser; the page tries in any case.
    if (queued + sending > 0) throw new Error(`${queued + sending} items still wait`);
  } finally {
    channel.close();
    db.close();
  }
}

/** The answer is there, said or not. */
async function sayAnswered(worker: ServiceWorkerGlobalScope): Promise<void> {
  try {
    await showAnswered(worker);
  } catch (error) {
    console.info('No notification of an answer', error);
  }
}
