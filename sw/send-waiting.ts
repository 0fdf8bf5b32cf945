import { outboxSenders } from '../src/app/outbox-senders.ts';
import { openOutboxDb, type OutboxItem } from '../src/platform/offline/db.ts';
import { createOutbox } from '../src/platform/offline/outbox.ts';
import { outboxChannel } from '../src/platform/offline/sw-messages.ts';

const senderOf = new Map(outboxSenders.map((sender) => [sender.kind, sender]));

/** Returns the ids of answered questions. A page that shows an answer removes its item. */
const answeredIn = (items: readonly OutboxItem[]): string[] =>
  items.filter(({ kind, receipt }) => senderOf.get(kind)?.isAnswer?.(receipt)).map(({ id }) => id);

/**
 * Sends waiting items when the browser starts the worker. It uses the page's outbox and lock. Items of a
 * signed-in user wait for the page, which knows the session. Calls `sayAnswered` when a question has been
 * answered.
 * Throws an Error when items still wait, so that the browser starts the worker again.
 */
export async function sendWaiting(sayAnswered: () => Promise<void>): Promise<void> {
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
    if (now.some((id) => !before.includes(id))) await sayAnswered();
    const { queued, sending } = await outbox.counts();
    // The browser repeats a rejected sync. The page sends in any case.
    if (queued + sending > 0) throw new Error(`${queued + sending} items still wait`);
  } finally {
    channel.close();
    db.close();
  }
}
