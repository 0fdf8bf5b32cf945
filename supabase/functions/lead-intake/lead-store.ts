import { PostgrestClient } from '@supabase/postgrest-js';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { type Lead, detailNames } from './lead-schema.ts';
import { receiptFor, receiptLengths } from './receipt.ts';

type LeadRow = {
  id: string;
  form_type: string;
  full_name: string;
  email: string;
  phone: string;
  business_name: string;
  details: Record<string, string>;
  client_timestamp: string;
  source: string;
  body_hash: string;
  receipt: string;
  received_at: string;
};

type LeadInsert = Omit<LeadRow, 'received_at'>;

type Database = {
  public: {
    Tables: {
      leads: { Row: LeadRow; Insert: LeadInsert; Update: Partial<LeadRow>; Relationships: [] };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

export type Stored = Pick<LeadRow, 'id' | 'receipt' | 'received_at'>;

export type StoreOutcome =
  | { kind: 'created' | 'replayed'; row: Stored }
  /** The id is taken by a submission that said something else. */
  | { kind: 'id-reused' }
  /** The database understood and refused a value. */
  | { kind: 'rejected' }
  /** Nothing is known to be stored: `reason` is fit for a log, free of what the visitor wrote. */
  | { kind: 'unavailable'; reason: string };

/** Longer than a healthy answer takes, shorter than the device waits for this function. */
const timeoutMs = 8_000;

/**
 * Stores a lead unless its id is stored already, and tells which of the two it was.
 *
 * Takes the checked lead and the hash of the body it came in. Database failures are outcomes, not
 * exceptions.
 */
export async function storeLead(
  lead: Lead,
  bodyHash: string,
  env: FunctionEnv,
): Promise<StoreOutcome> {
  const client = new PostgrestClient<Database>(`${env.SUPABASE_URL}/rest/v1`, {
    // Supabase's gateway reads `apikey`; PostgREST behind it reads `Authorization`.
    headers: {
      apikey: env.SUPABASE_SERVICE_ROLE_KEY,
      authorization: `Bearer ${env.SUPABASE_SERVICE_ROLE_KEY}`,
    },
    ...(env.fetch && { fetch: env.fetch }),
    // The device retries with its own back-off: doing it here as well only holds its connection.
    retry: false,
  });

  for (const length of receiptLengths) {
    const inserted = await client
      .from('leads')
      .upsert(toRow(lead, bodyHash, await receiptFor(lead.submissionId, length)), {
        onConflict: 'id',
        ignoreDuplicates: true,
      })
      // Only rows that were really inserted come back: none means that the id was there before.
      .select('id,receipt,received_at')
      .abortSignal(AbortSignal.timeout(timeoutMs));
    if (!inserted.error) {
      const row = inserted.data[0];
      return row ? { kind: 'created', row } : compareWithStored(client, lead, bodyHash);
    }
    // A known id is skipped without an error, so what is not unique must be the receipt.
    if (inserted.error.code !== '23505') return failure(inserted.status, inserted.error.code);
  }
  return failure(409, 'no free receipt');
}

async function compareWithStored(
  client: PostgrestClient<Database>,
  lead: Lead,
  bodyHash: string,
): Promise<StoreOutcome> {
  const { data, error, status } = await client
    .from('leads')
    .select('id,receipt,received_at,body_hash')
    .eq('id', lead.submissionId)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) return failure(status, error.code);
  const stored = data[0];
  if (!stored) return failure(status, 'row vanished between two queries');
  const { body_hash: storedHash, ...row } = stored;
  return storedHash === bodyHash ? { kind: 'replayed', row } : { kind: 'id-reused' };
}

/** Only status and code are kept: an error's details quote the row, and with it a person's data. */
function failure(status: number, code: string): StoreOutcome {
  // Class 22 of SQLSTATE: a value that no column can hold, however often it is sent.
  if (/^22[0-9A-Z]{3}$/.test(code)) return { kind: 'rejected' };
  return { kind: 'unavailable', reason: `status ${status}, code ${code || 'none'}` };
}

function toRow(lead: Lead, bodyHash: string, receipt: string): LeadInsert {
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
  };
}
