import type { OutboxItem } from './db.ts';
import { StorageRefusedError } from './errors.ts';
import { openOutbox, whenAttempted } from './outbox-access.ts';
import type { NewItem, Outbox } from './outbox.ts';
import { loginPageCode } from './judge-answer.ts';
import { isUnconfirmed } from './receipt.ts';
import { sendUnqueued } from './send-unqueued.ts';
import type { SendError, Sender } from './sender.ts';

/** Ms in which an answer must arrive before the visitor is told that the item is saved (fault 2). */
const timeoutMs = 8_000;

/**
 * State of a submission. `delivered`: the server has it. `waiting`: it is on this device and will be sent;
 * `loginPage`: the network asks for a sign-in. `refused`: the server refused it; it waits in the outbox for
 * another text. `saved` is false when the device could not save it.
 */
export type Submitted =
  | { outcome: 'delivered'; receipt: unknown; saved: boolean }
  | { outcome: 'waiting'; id: string; loginPage?: true }
  | { outcome: 'refused'; error: SendError; saved: boolean };

/**
 * Saves an item in the outbox, calls `onSaved`, and tries to send it at once. After `waiting` the outbox
 * continues by itself. A device that cannot save it sends it directly.
 * Throws StorageRefusedError when it could neither save nor send the item. The caller then retains the text
 * on screen.
 */
export async function submit(
  sender: Sender,
  { id, payload }: { id: string; payload: unknown },
  onSaved: () => void = () => undefined,
): Promise<Submitted> {
  const { kind, schemaVersion } = sender;
  const fresh: NewItem = { kind, schemaVersion, payload, id };
  let outbox: Outbox;
  let item: OutboxItem;
  try {
    outbox = await openOutbox();
    item = await outbox.enqueue(fresh);
    onSaved();
  } catch (error) {
    console.error('The phone did not save the item; it is sent without', error);
    return submitUnqueued(sender, fresh, error);
  }
  return follow(outbox, item);
}

/** Sends an item of the outbox, and returns its state when the attempt ends or times out. */
export async function follow(outbox: Outbox, item: OutboxItem): Promise<Submitted> {
  outbox.drain().catch((error: unknown) => console.error('The outbox could not be sent', error));
  // Without a network there is no attempt to wait for.
  const present = navigator.onLine ? await whenAttempted(item, timeoutMs) : item;
  return submitted(present ?? item);
}

/** Returns the state of a submission. */
export function submitted({ id, state, receipt, lastError }: OutboxItem): Submitted {
  // Unconfirmed items count as sent, though they may be sent once more (LEAD-27).
  if (state === 'delivered' || isUnconfirmed({ receipt })) {
    return { outcome: 'delivered', receipt, saved: true };
  }
  if (state !== 'needs-user' && state !== 'held') {
    const isLoginPage = lastError?.code === loginPageCode;
    return { outcome: 'waiting', id, ...(isLoginPage && { loginPage: true }) };
  }
  return { outcome: 'refused', error: lastError ?? { code: '', message: '' }, saved: true };
}

async function submitUnqueued(sender: Sender, item: NewItem, cause: unknown): Promise<Submitted> {
  const result = await sendUnqueued(sender, item);
  switch (result.outcome) {
    case 'delivered':
      return { outcome: 'delivered', receipt: result.receipt, saved: false };
    case 'needs-user':
    case 'held':
      return { outcome: 'refused', error: result.error, saved: false };
    case 'retry':
      throw new StorageRefusedError(cause, result.error);
  }
}
