import type { OutboxItem } from './db.ts';
import { StorageRefusedError } from './errors.ts';
import { openOutbox, whenAttempted } from './outbox-access.ts';
import type { NewItem, Outbox } from './outbox.ts';
import { loginPageCode } from './judge-answer.ts';
import { isUnconfirmed } from './receipt.ts';
import { sendUnqueued } from './send-unqueued.ts';
import type { SendError, Sender } from './sender.ts';

/** How long a visitor waits for an answer before being told that it is saved (fault 2). */
const patienceMs = 8_000;

/**
 * What is true after a submission. `delivered`: the server has it. `waiting`: it is on this phone, and
 * will go when it can; `loginPage`: the network asks for a sign-in. `refused`: the server will not take it as it is; it waits in the outbox for
 * another text. `kept` is false on a phone that keeps nothing.
 */
export type Submitted =
  | { outcome: 'delivered'; receipt: unknown; kept: boolean }
  | { outcome: 'waiting'; id: string; loginPage?: true }
  | { outcome: 'refused'; error: SendError; kept: boolean };

/**
 * Queues an item and tries to send it at once. It is durable on the phone before anything else
 * happens, and `onKept` is called then. The queue goes on by itself after `waiting`. A phone that
 * keeps nothing sends it straight away instead.
 * @throws StorageRefusedError when it is neither kept nor sent; the caller keeps the text on screen.
 */
export async function submit(
  sender: Sender,
  { id, payload }: { id: string; payload: unknown },
  onKept: () => void = () => undefined,
): Promise<Submitted> {
  const { kind, schemaVersion } = sender;
  const fresh: NewItem = { kind, schemaVersion, payload, id };
  let outbox: Outbox;
  let item: OutboxItem;
  try {
    outbox = await openOutbox();
    item = await outbox.enqueue(fresh);
    onKept();
  } catch (error) {
    console.error('The phone did not keep the item; it is sent without', error);
    return submitUnqueued(sender, fresh, error);
  }
  return follow(outbox, item);
}

/** Has an item that lies in the outbox sent, and tells what is true of it after a while. */
export async function follow(outbox: Outbox, item: OutboxItem): Promise<Submitted> {
  outbox.drain().catch((error: unknown) => console.error('The outbox could not be sent', error));
  // Where the browser is sure that there is no network, there is nothing to wait for.
  const present = navigator.onLine ? await whenAttempted(item, patienceMs) : item;
  return submitted(present ?? item);
}

/** What is true of an item as it stands. */
export function submitted({ id, state, receipt, lastError }: OutboxItem): Submitted {
  // Where nobody confirms, what counts as sent may be sent once more (LEAD-27).
  if (state === 'delivered' || isUnconfirmed({ receipt })) {
    return { outcome: 'delivered', receipt, kept: true };
  }
  if (state !== 'needs-user' && state !== 'held') {
    const isLoginPage = lastError?.code === loginPageCode;
    return { outcome: 'waiting', id, ...(isLoginPage && { loginPage: true }) };
  }
  return { outcome: 'refused', error: lastError ?? { code: '', message: '' }, kept: true };
}

async function submitUnqueued(sender: Sender, item: NewItem, cause: unknown): Promise<Submitted> {
  const result = await sendUnqueued(sender, item);
  switch (result.outcome) {
    case 'delivered':
      return { outcome: 'delivered', receipt: result.receipt, kept: false };
    case 'needs-user':
    case 'held':
      return { outcome: 'refused', error: result.error, kept: false };
    case 'retry':
      throw new StorageRefusedError(cause, result.error);
  }
}
