import type { LeadRow } from './tables.ts';

/**
 * A web app may wait 20 s for its lock before it begins (integrations/spreadsheet/Code.gs). Shorter
 * than the first wait after a failure, so that no other run takes a lead that is on its way.
 */
const timeoutMs = 30_000;

/** What the sheet said: `kept`, or why it is not known to have the lead, in words fit for a log. */
export type SheetAnswer = { kept: true } | { kept: false; reason: string };

/** The columns that make up the body of a lead. */
export const bodyColumns =
  'id,receipt,form_type,full_name,email,phone,business_name,details,client_timestamp,source,suspicion,released_suspicion' as const;

type BodyRow = Pick<
  LeadRow,
  | 'id'
  | 'receipt'
  | 'form_type'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'business_name'
  | 'details'
  | 'client_timestamp'
  | 'source'
  | 'suspicion'
  | 'released_suspicion'
>;

/**
 * Gives the sheet a lead, in the body that the form sends with receipt and suspicion besides. Never throws.
 */
export async function sendToSheet(url: string, row: BodyRow): Promise<SheetAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(bodyOf(row)),
      // Apps Script answers by way of a redirect to another host.
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { kept: false, reason: `status ${response.status}` };
    }
    // A page that asks to sign in comes with status 200 as well: only the script's own word counts.
    const answer: unknown = JSON.parse(await response.text());
    const kept = typeof answer === 'object' && answer !== null && 'success' in answer;
    return kept && answer.success === true
      ? { kept: true }
      : { kept: false, reason: 'no success in the answer' };
  } catch (error) {
    // The name alone: a message may quote the answer or the address.
    return { kept: false, reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function bodyOf(row: BodyRow): Record<string, string> {
  return {
    submissionId: row.id,
    receipt: row.receipt,
    formType: row.form_type,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    businessName: row.business_name,
    ...row.details,
    timestamp: new Date(row.client_timestamp).toISOString(),
    source: row.source,
    suspicion: suspicionOf(row),
  };
}

/** The mark in the sheet; the script changes that of a row it has when a lead is released. */
function suspicionOf({ suspicion, released_suspicion: released }: BodyRow): string {
  if (suspicion) return suspicion.join(', ');
  return released ? `released (was ${released.join(', ')})` : '';
}
