import { outboxSenders } from '../src/app/outbox-senders.ts';
import { openOutboxDb, type OutboxItem } from '../src/platform/offline/db.ts';
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

const senderOf = new Map(outboxSenders.map((sender) => [sender.kind, sender]));

/** Ids of the questions that are answered; a page that shows an answer takes its item away. */
const answeredIn = (items: readonly OutboxItem[]): string[] =>
  items.filter(({ kind, receipt }) => senderOf.get(kind)?.isAnswer?.(receipt)).map(({ id }) => id);

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
    await outbox.recoverStranded();
    await outbox.purge();
    const before = answeredIn(await outbox.list());
    await outbox.drainUnreached();
    const now = answeredIn(await outbox.list());
    if (now.some((id) => !before.includes(id))) await sayAnswered(worker);
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
