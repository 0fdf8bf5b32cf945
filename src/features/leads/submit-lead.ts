import { openOutbox, whenAttempted } from '../../platform/offline/outbox-access.ts';
import { leadKind } from './lead.sender.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import type { Outbox } from '../../platform/offline/outbox.ts';
import { isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import type { LeadBody } from './lead-body.ts';
import { leadSchemaVersion, payloadOf, type FormSigns, type LeadPayload } from './lead-payload.ts';

/** How long a visitor waits for the office's answer before being told that it is saved (fault 2). */
const patienceMs = 8_000;

/**
 * What is true after a submission. `sent-unconfirmed`: it went to a spreadsheet whose answer could not
 * be read. `saved`: it is on this phone, and will go when it can.
 */
export type LeadResult =
  | { outcome: 'sent'; receipt: string | undefined }
  | { outcome: 'sent-unconfirmed' }
  | { outcome: 'saved' };

/**
 * Queues a lead and tries to send it at once. It is durable on the phone before anything else
 * happens. Resolves with what is known; the queue goes on by itself after `saved`.
 * @throws StorageRefusedError when the phone keeps nothing; the caller keeps the text on screen.
 */
export async function submitLead(body: LeadBody, form: FormSigns): Promise<LeadResult> {
  const outbox = await openOutbox();
  const item = await outbox.enqueue({
    kind: leadKind,
    schemaVersion: leadSchemaVersion,
    payload: { body, form } satisfies LeadPayload,
    id: body.submissionId,
  });
  return sendNow(outbox, item);
}

/**
 * Puts a changed text into a request that waits, and tries to send it. How long the form stood open
 * stays that of its first filling in: a change takes as long as it takes.
 * @throws when it is being sent at this moment, or has been.
 */
export async function changeLead(body: LeadBody, form: FormSigns): Promise<LeadResult> {
  const outbox = await openOutbox();
  const first = payloadOf(await find(outbox, body.submissionId))?.form;
  const payload: LeadPayload = {
    body,
    form: {
      notice: form.notice,
      openMs: first?.openMs ?? null,
      trapped: form.trapped || first?.trapped === true,
    },
  };
  if (!(await outbox.edit(body.submissionId, { payload, schemaVersion: leadSchemaVersion }))) {
    throw new Error('The request is on its way and can no longer be changed');
  }
  return sendNow(outbox, await find(outbox, body.submissionId));
}

async function find(outbox: Outbox, wanted: string): Promise<OutboxItem> {
  const item = (await outbox.list()).find(({ id }) => id === wanted);
  if (!item) throw new Error('The request is no longer on this phone');
  return item;
}

async function sendNow(outbox: Outbox, item: OutboxItem): Promise<LeadResult> {
  outbox.drain().catch((error: unknown) => console.error('The outbox could not be sent', error));
  // Where the browser is sure that there is no network, there is nothing to wait for.
  const present = navigator.onLine ? await whenAttempted(item, patienceMs) : item;
  if (present?.state !== 'delivered') return { outcome: 'saved' };
  if (isUnconfirmed(present)) return { outcome: 'sent-unconfirmed' };
  return { outcome: 'sent', receipt: receiptOf(present) };
}
