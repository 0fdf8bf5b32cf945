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

/** Longer than one attempt takes before it is given up. */
const attemptMs = 35_000;

/**
 * What is true after a submission. `sent-unconfirmed`: it went to a spreadsheet whose answer could not
 * be read. `saved`: it is on this phone, and will go when it can; `loginPage`: the network asks for a
 * sign-in. `refused`: the office will not take
 * it as it is; it waits in the outbox for another text. `too-late`: an earlier text of it had arrived
 * before it could be changed. `kept` is false on a phone that keeps nothing.
 */
export type LeadResult =
  | { outcome: 'sent'; receipt: string | undefined; saved: boolean }
  | { outcome: 'sent-unconfirmed'; saved: boolean }
  | { outcome: 'saved'; id: string; loginPage?: true }
  | { outcome: 'too-late' }
  | { outcome: 'refused'; error: SendError; saved: boolean };

/**
 * Queues a lead and tries to send it at once; `onSaved` is called when it is durable.
 * @throws StorageRefusedError when it is neither kept nor sent; the caller keeps the text on screen.
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
 * What the outbox holds of a request already: another tab has sent off the same draft, or this one did
 * before a crash. Undefined when it holds nothing of it, or cannot be read: sending off says that better.
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
  let isChanged = await outbox.edit(body.submissionId, changed);
  const now = await find();
  if (!isChanged && now?.state === 'sending') {
    // Somebody is sending the first text at this moment; if that fails, the change is not lost.
    await whenAttempted({ ...now, attempts: now.attempts - 1 }, attemptMs);
    isChanged = await outbox.edit(body.submissionId, changed);
    if (!isChanged && (await find())?.state === 'sending') throw new Error('Still being sent');
  }
  if (!isChanged) return { outcome: 'too-late' };
  const item = await find();
  return item ? leadResult(await follow(outbox, item)) : { outcome: 'too-late' };
}

/** What is true of a queued lead as it stands. */
export const leadResultOf = (item: OutboxItem): LeadResult => leadResult(submitted(item));

function leadResult(result: Submitted): LeadResult {
  switch (result.outcome) {
    case 'waiting':
      return { ...result, outcome: 'saved' };
    case 'refused':
      // Another text of it has arrived: what was typed now stays in the outbox, for another way.
      return result.error.code === 'id-reused' ? { outcome: 'too-late' } : result;
    case 'delivered':
      return isUnconfirmed(result)
        ? { outcome: 'sent-unconfirmed', saved: result.saved }
        : { outcome: 'sent', receipt: receiptOf(result), saved: result.saved };
  }
}
