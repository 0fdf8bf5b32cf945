import type { FunctionEnv } from '../_shared/function-env.ts';
import { queryTimeout, reasonOf, serviceClient } from '../_shared/service-client.ts';
import type { LeadInsert, LeadRow } from '../_shared/tables.ts';
import type { ReceivedSigns } from './form-signs.ts';
import { type Lead, detailNames } from './lead-schema.ts';
import { receiptFor, receiptLengths } from './receipt.ts';

type Stored = Pick<LeadRow, 'id' | 'receipt' | 'received_at' | 'user_id'>;

export type StoreOutcome =
  | { kind: 'created' | 'replayed'; row: Stored }
  /** The id belongs to a submission with another text. */
  | { kind: 'id-reused' }
  /** The database refused a value. */
  | { kind: 'rejected' }
  /** The lead may not be stored. `reason` may be logged, because it contains no text of the visitor. */
  | { kind: 'unavailable'; reason: string };

/** A checked submission, with the data of its request. */
export interface Submission {
  readonly lead: Lead;
  /** Hash of the body as it was sent. */
  readonly bodyHash: string;
  readonly signs: ReceivedSigns;
  /** Hash of the caller's address; null when the address is unknown. */
  readonly senderHash: string | null;
  /** The signed-in user who owns the lead; null when there is none. */
  readonly userId: string | null;
}

/**
 * Stores a lead unless its id is stored already, and returns which of the two happened. Database failures are
 * outcomes, not exceptions.
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
      // Only inserted rows are returned: an empty result means that the id existed already.
      .select('id,receipt,received_at,user_id')
      .abortSignal(queryTimeout());
    if (!inserted.error) {
      const row = inserted.data[0];
      if (row) return { kind: 'created', row };
      const known = await findStored(submission, env);
      return known ?? failure(inserted.status, 'row vanished between two queries');
    }
    // The account was deleted after its token was made; the lead is stored without a user.
    if (inserted.error.code === '23503' && submission.userId)
      return storeLead({ ...submission, userId: null }, env);
    // A known id is skipped without an error, so the value that is not unique must be the receipt.
    if (inserted.error.code !== '23505') return failure(inserted.status, inserted.error.code);
  }
  return failure(409, 'no free receipt');
}

/** Returns the stored outcome of this id; undefined when the id is new. */
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

/** Only status and code are used: an error's details quote the row, and so personal data. */
function failure(status: number, code: string): StoreOutcome {
  // Class 22 of SQLSTATE: no column can store the value, however often it is sent.
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
