import type { OutboxItem } from './db.ts';
import type { NewItem } from './outbox.ts';
import type { Sender, SendResult } from './sender.ts';

/**
 * Sends one attempt directly, on a device that cannot save the item (fault 32). The answer is judged as in
 * the queue. There is no second attempt, so the caller retains the text on screen.
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
