import type { LeadRow } from './tables.ts';

/**
 * The sheet's web app may wait 20 s for its lock before it starts (integrations/spreadsheet/Code.gs). The
 * timeout is shorter than the first wait after a failure, so that no other run takes a lead that is being
 * sent.
 */
const timeoutMs = 30_000;

/** The sheet's answer: `saved`, or a reason why the lead may not be saved there, which may be logged. */
export type SheetAnswer = { saved: true } | { saved: false; reason: string };

/** The columns that form the body of a lead. */
export const bodyColumns =
  'id,receipt,form_type,full_name,email,phone,business_name,details,client_timestamp,source,consent_notice,suspicion,released_suspicion' as const;

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
  | 'consent_notice'
  | 'suspicion'
  | 'released_suspicion'
>;

/** Sends a lead to the sheet: the body of the form, with receipt and suspicion. Never throws. */
export async function sendToSheet(url: string, row: BodyRow): Promise<SheetAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(bodyOf(row)),
      // Apps Script answers with a redirect to another host.
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { saved: false, reason: `status ${response.status}` };
    }
    // A sign-in page also has status 200, so only the script's own answer counts.
    const answer: unknown = JSON.parse(await response.text());
    const saved = typeof answer === 'object' && answer !== null && 'success' in answer;
    return saved && answer.success === true
      ? { saved: true }
      : { saved: false, reason: 'no success in the answer' };
  } catch (error) {
    // Only the name: the message may quote the answer or the address.
    return { saved: false, reason: error instanceof Error ? error.name : 'unknown' };
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
    language: languageOf(row.consent_notice),
    suspicion: suspicionOf(row),
  };
}

/** The language of the form, from its privacy notice such as `2/hi`; empty where an older version sent none. */
export const languageOf = (notice: string | null): string => notice?.split('/')[1] ?? '';

/** The mark in the sheet. The script changes it in an existing row when a lead is released. */
function suspicionOf({ suspicion, released_suspicion: released }: BodyRow): string {
  if (suspicion) return suspicion.join(', ');
  return released ? `released (was ${released.join(', ')})` : '';
}
