import type { OutboxItem } from '../../platform/offline/db.ts';
import { StorageRefusedError } from '../../platform/offline/errors.ts';
import { openOutbox, whenAttempted } from '../../platform/offline/outbox-access.ts';
import type { NewItem, Outbox } from '../../platform/offline/outbox.ts';
import { isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { sendUnqueued } from '../../platform/offline/send-unqueued.ts';
import type { LeadBody } from './lead-body.ts';
import { leadKind, leadSender } from './lead.sender.ts';
import { leadSchemaVersion, payloadOf, type FormSigns, type LeadPayload } from './lead-payload.ts';

/** How long a visitor waits for the office's answer before being told that it is saved (fault 2). */
const patienceMs = 8_000;

/**
 * What is true after a submission. `sent-unconfirmed`: it went to a spreadsheet whose answer could not
 * be read. `saved`: it is on this phone, and will go when it can. `refused`: the office will not take
 * it as it is; it waits in the outbox for another text. `too-late`: it was sent before it could be
 * changed. `kept` is false on a phone that keeps nothing.
 */
export type LeadResult =
  | { outcome: 'sent'; receipt: string | undefined; kept: boolean }
  | { outcome: 'sent-unconfirmed' }
  | { outcome: 'saved'; id: string }
  | { outcome: 'too-late' }
  | { outcome: 'refused'; reason: string; kept: boolean };

/**
 * Queues a lead and tries to send it at once. It is durable on the phone before anything else
 * happens. Resolves with what is known; the queue goes on by itself after `saved`. A phone that keeps
 * nothing sends it straight away instead. `onKept` is called when it is durable.
 * @throws StorageRefusedError when it is neither kept nor sent; the caller keeps the text on screen.
 */
export async function submitLead(
  body: LeadBody,
  form: FormSigns,
  onKept: () => void,
): Promise<LeadResult> {
  const lead: NewItem = {
    kind: leadKind,
    schemaVersion: leadSchemaVersion,
    payload: { body, form } satisfies LeadPayload,
    id: body.submissionId,
  };
  let outbox: Outbox;
  let item: OutboxItem;
  try {
    outbox = await openOutbox();
    item = await outbox.enqueue(lead);
    onKept();
  } catch (error) {
    console.error('The phone did not keep the lead; it is sent without', error);
    return sendWithoutQueue(lead, error);
  }
  return sendNow(outbox, item);
}

/**
 * Puts a changed text into a request that waits, and tries to send it; `too-late` when it has gone.
 * How long the form stood open stays that of its first filling in: a change takes as long as it takes.
 */
export async function changeLead(body: LeadBody, form: FormSigns): Promise<LeadResult> {
  const outbox = await openOutbox();
  const find = async () => (await outbox.list()).find(({ id }) => id === body.submissionId);
  const before = await find();
  const first = before && payloadOf(before)?.form;
  const payload: LeadPayload = {
    body,
    form: {
      notice: form.notice,
      openMs: first?.openMs ?? null,
      trapped: form.trapped || first?.trapped === true,
    },
  };
  const changed = { payload, schemaVersion: leadSchemaVersion };
  if (!(await outbox.edit(body.submissionId, changed))) return { outcome: 'too-late' };
  const item = await find();
  return item ? sendNow(outbox, item) : { outcome: 'too-late' };
}

async function sendNow(outbox: Outbox, item: OutboxItem): Promise<LeadResult> {
  outbox.drain().catch((error: unknown) => console.error('The outbox could not be sent', error));
  // Where the browser is sure that there is no network, there is nothing to wait for.
  const present = navigator.onLine ? await whenAttempted(item, patienceMs) : item;
  if (present?.state === 'needs-user' || present?.state === 'held') {
    return { outcome: 'refused', reason: present.lastError?.message ?? '', kept: true };
  }
  return (present && sentResult(present)) ?? { outcome: 'saved', id: item.id };
}

/** What is true of an item that has been sent; undefined while it has not. */
export function sentResult(
  item: OutboxItem,
): Extract<LeadResult, { outcome: 'sent' | 'sent-unconfirmed' }> | undefined {
  if (item.state !== 'delivered') return undefined;
  return isUnconfirmed(item)
    ? { outcome: 'sent-unconfirmed' }
    : { outcome: 'sent', receipt: receiptOf(item), kept: true };
}

async function sendWithoutQueue(lead: NewItem, cause: unknown): Promise<LeadResult> {
  const result = await sendUnqueued(leadSender, lead);
  switch (result.outcome) {
    case 'delivered':
      return isUnconfirmed(result)
        ? { outcome: 'sent-unconfirmed' }
        : { outcome: 'sent', receipt: receiptOf(result), kept: false };
    case 'needs-user':
    case 'held':
      return { outcome: 'refused', reason: result.error.message, kept: false };
    case 'retry':
      throw new StorageRefusedError(cause);
  }
}
