import type { OutboxItem } from './db.ts';
import type { NewItem } from './outbox.ts';
import type { Sender, SendResult } from './sender.ts';

/**
 * One try, straight to the server, for a phone that keeps nothing (fault 32). The answer is judged
 * as in the queue; what is not delivered is lost to the queue, so the caller keeps the text on screen.
 */
export function sendUnqueued(
  sender: Sender,
  { id = crypto.randomUUID(), kind, schemaVersion, payload }: NewItem,
  timeoutMs = 15_000,
): Promise<SendResult> {
  const now = Date.now();
  const item: OutboxItem = {
    id,
    kind,
    schemaVersion,
    payload,
    ownerId: 'anon',
    state: 'sending',
    attempts: 1,
    nextAt: now,
    leaseUntil: null,
    leaseOwner: null,
    lastError: null,
    receipt: null,
    createdAt: now,
    deliveredAt: null,
  };
  return sender.send(item, {
    signal: AbortSignal.timeout(timeoutMs),
    fetch: fetch.bind(globalThis),
  });
}
