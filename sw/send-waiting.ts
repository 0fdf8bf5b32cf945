import { outboxSenders } from '../src/app/outbox-senders.ts';
import { openOutboxDb, type OutboxItem } from '../src/platform/offline/db.ts';
import { createOutbox } from '../src/platform/offline/outbox.ts';
import { outboxChannel } from '../src/platform/offline/sw-messages.ts';

const senderOf = new Map(outboxSenders.map((sender) => [sender.kind, sender]));

/** Ids of the questions that are answered; a page that shows an answer takes its item away. */
const answeredIn = (items: readonly OutboxItem[]): string[] =>
  items.filter(({ kind, receipt }) => senderOf.get(kind)?.isAnswer?.(receipt)).map(({ id }) => id);

/**
 * Sends what waits, as the worker does when the browser wakes it. The same outbox as the page's, under
 * the same lock. A signed-in person's items wait for the page, which knows who it is. `sayAnswered` is
 * called when a question has been answered.
 * @throws Error when something still waits, so that the browser wakes the worker again.
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
    // A rejected sync is tried again by the browser; the page tries in any case.
    if (queued + sending > 0) throw new Error(`${queued + sending} items still wait`);
  } finally {
    channel.close();
    db.close();
  }
}
