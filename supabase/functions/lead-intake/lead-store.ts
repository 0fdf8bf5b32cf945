import type { FunctionEnv } from '../_shared/function-env.ts';
import { queryTimeout, reasonOf, serviceClient } from '../_shared/service-client.ts';
import type { LeadInsert, LeadRow } from '../_shared/tables.ts';
import type { ReceivedSigns } from './form-signs.ts';
import { type Lead, detailNames } from './lead-schema.ts';
import { receiptFor, receiptLengths } from './receipt.ts';

type Stored = Pick<LeadRow, 'id' | 'receipt' | 'received_at' | 'user_id'>;

export type StoreOutcome =
  | { kind: 'created' | 'replayed'; row: Stored }
  /** The id is taken by a submission that said something else. */
  | { kind: 'id-reused' }
  /** The database understood and refused a value. */
  | { kind: 'rejected' }
  /** Nothing is known to be stored: `reason` is fit for a log, free of what the visitor wrote. */
  | { kind: 'unavailable'; reason: string };

/** A checked submission, with what came along with it. */
export interface Submission {
  readonly lead: Lead;
  /** Hash of the body it came in. */
  readonly bodyHash: string;
  readonly signs: ReceivedSigns;
  /** Stands for the caller's address; null when that is not known. */
  readonly senderHash: string | null;
  /** The signed-in user it belongs to; null: nobody's. */
  readonly userId: string | null;
}

/**
 * Stores a lead unless its id is stored already, and tells which of the two it was. Database failures
 * are outcomes, not exceptions.
 */
export async function storeLead(submission: Submission, env: FunctionEnv): Promise<StoreOutcome> {
  const { submissionId } = submission.lead;
  const client = serviceClient(env);
  for (const length of receiptLengths) {
    const inserted = await client
      .from('leads')
      .upsert(toRow(submission, await receiptFor(submissionId, length)), {
        onConflict: 'id',
        ignoreDuplicates: true,
      })
      // Only rows that were really inserted come back: none means that the id was there before.
      .select('id,receipt,received_at,user_id')
      .abortSignal(queryTimeout());
    if (!inserted.error) {
      const row = inserted.data[0];
      if (row) return { kind: 'created', row };
      const known = await findStored(submission, env);
      return known ?? failure(inserted.status, 'row vanished between two queries');
    }
    // The account was deleted since its token was made: the lead is kept all the same.
    if (inserted.error.code === '23503' && submission.userId)
      return storeLead({ ...submission, userId: null }, env);
    // A known id is skipped without an error, so what is not unique must be the receipt.
    if (inserted.error.code !== '23505') return failure(inserted.status, inserted.error.code);
  }
  return failure(409, 'no free receipt');
}

/** What became of this id before; undefined when it is new. */
export async function findStored(
  { lead, bodyHash }: Pick<Submission, 'lead' | 'bodyHash'>,
  env: FunctionEnv,
): Promise<StoreOutcome | undefined> {
  const { data, error, status } = await serviceClient(env)
    .from('leads')
    .select('id,receipt,received_at,user_id,body_hash')
    .eq('id', lead.submissionId)
    .abortSignal(queryTimeout());
  if (error) return failure(status, error.code);
  const stored = data[0];
  if (!stored) return undefined;
  const { body_hash: storedHash, ...row } = stored;
  return storedHash === bodyHash ? { kind: 'replayed', row } : { kind: 'id-reused' };
}

/** Only status and code are kept: an error's details quote the row, and with it a person's data. */
function failure(status: number, code: string): StoreOutcome {
  // Class 22 of SQLSTATE: a value that no column can hold, however often it is sent.
  if (/^22[0-9A-Z]{3}$/.test(code)) return { kind: 'rejected' };
  return { kind: 'unavailable', reason: reasonOf(status, code) };
}

function toRow(
  { lead, bodyHash, signs, senderHash, userId }: Submission,
  receipt: string,
): LeadInsert {
  const details: Record<string, string> = {};
  for (const name of detailNames) {
    if (lead[name]) details[name] = lead[name];
  }
  return {
    id: lead.submissionId,
    form_type: lead.formType,
    full_name: lead.fullName,
    email: lead.email,
    phone: lead.phone,
    business_name: lead.businessName,
    details,
    client_timestamp: lead.timestamp,
    source: lead.source,
    body_hash: bodyHash,
    receipt,
    consent_notice: signs.notice,
    form_open_ms: signs.openMs,
    suspicion: signs.suspicion,
    sender_hash: senderHash,
    user_id: userId,
  };
}
