import type { OutboxItem } from '../../platform/offline/db.ts';
import {
  openOutbox,
  openOutboxIfUsed,
  whenAttempted,
} from '../../platform/offline/outbox-access.ts';
import { isUnconfirmed, receiptOf } from '../../platform/offline/receipt.ts';
import { follow, submit, submitted, type Submitted } from '../../platform/offline/submit.ts';
import type { SendError } from '../../platform/offline/sender.ts';
import type { LeadBody } from './lead-body.ts';
import { leadSchemaVersion, payloadOf, type FormSigns, type LeadPayload } from './lead-payload.ts';
import { sender as leadSender } from './lead.outbox.ts';

/** Longer than the timeout of an attempt, in ms. */
const attemptMs = 35_000;

/**
 * State of a submission. `sent-unconfirmed`: sent to a spreadsheet without a readable answer. `saved`: on
 * this device, to be sent later; `loginPage`: the network asks for a sign-in. `refused`: the server refused
 * it; it waits in the outbox for another text. `too-late`: an earlier text arrived before the edit. The
 * property `saved` is false when the device could not save it.
 */
export type LeadResult =
  | { outcome: 'sent'; receipt: string | undefined; saved: boolean }
  | { outcome: 'sent-unconfirmed'; saved: boolean }
  | { outcome: 'saved'; id: string; loginPage?: true }
  | { outcome: 'too-late' }
  | { outcome: 'refused'; error: SendError; saved: boolean };

/**
 * Queues a lead, calls `onSaved` when it is on the disk, and tries to send it.
 * Throws StorageRefusedError when it was neither saved nor sent. The caller then retains the text on screen.
 */
export async function submitLead(
  body: LeadBody,
  form: FormSigns,
  onSaved: () => void,
): Promise<LeadResult> {
  const payload: LeadPayload = { body, form };
  return leadResult(await submit(leadSender, { id: body.submissionId, payload }, onSaved));
}

/**
 * Returns the item that the outbox has for a request: another tab may have sent the same draft, or this one
 * did before a crash. Undefined without one, or when the outbox cannot be read; submitting reports that error
 * better.
 */
export async function earlierSubmission(id: string): Promise<OutboxItem | undefined> {
  try {
    const outbox = await openOutboxIfUsed();
    return (await outbox?.list())?.find((item) => item.id === id);
  } catch (error) {
    console.info('Whether the request was sent off before cannot be found out', error);
    return undefined;
  }
}

/**
 * Replaces the text of a waiting request and tries to send it; `too-late` when it was sent. The open time of
 * the first filling in stays, because an edit says nothing about it.
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
  let isChanged = await outbox.edit(body.submissionId, changed);
  const now = await find();
  if (!isChanged && now?.state === 'sending') {
    // The first text is being sent now. If that fails, the edit is still applied.
    await whenAttempted({ ...now, attempts: now.attempts - 1 }, attemptMs);
    isChanged = await outbox.edit(body.submissionId, changed);
    if (!isChanged && (await find())?.state === 'sending') throw new Error('Still being sent');
  }
  if (!isChanged) return { outcome: 'too-late' };
  const item = await find();
  return item ? leadResult(await follow(outbox, item)) : { outcome: 'too-late' };
}

/** Returns the state of a queued lead. */
export const leadResultOf = (item: OutboxItem): LeadResult => leadResult(submitted(item));

function leadResult(result: Submitted): LeadResult {
  switch (result.outcome) {
    case 'waiting':
      return { ...result, outcome: 'saved' };
    case 'refused':
      // Another text has arrived. The new text stays in the outbox, for sending another way.
      return result.error.code === 'id-reused' ? { outcome: 'too-late' } : result;
    case 'delivered':
      return isUnconfirmed(result)
        ? { outcome: 'sent-unconfirmed', saved: result.saved }
        : { outcome: 'sent', receipt: receiptOf(result), saved: result.saved };
  }
}
