import type { Suspicion } from '../_shared/tables.ts';

/** What the headers of a submission say about how it was made; the body holds the form alone. */
export interface ReceivedSigns {
  /** The privacy notice the visitor saw, as version/language. */
  readonly notice: string | null;
  /** From the form's first display to the button, by the device's own stopwatch. */
  readonly openMs: number | null;
  /** Why a machine may have sent it; null: no reason known. */
  readonly suspicion: Suspicion[] | null;
}

/** Nobody reads the form and answers it in less. */
const fastestPersonMs = 2_000;

/** The largest value of the column: somebody left the form open for 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * Reads the headers. What cannot be read counts as absent: it is about the form, and the lead must
 * not be lost over it.
 */
export function formSigns(headers: Headers): ReceivedSigns {
  const notice = headers.get('x-consent-notice') ?? '';
  const open = headers.get('x-form-open-ms') ?? '';
  const openMs = /^\d{1,15}$/.test(open) ? Math.min(Number(open), longestMs) : null;
  const suspicion: Suspicion[] = [];
  if (headers.get('x-form-trap') === '1') suspicion.push('trap');
  if (openMs !== null && openMs < fastestPersonMs) suspicion.push('too-fast');
  return {
    notice: /^[\w.-]{1,40}\/[a-z]{2,3}$/.test(notice) ? notice : null,
    openMs,
    suspicion: suspicion.length > 0 ? suspicion : null,
  };
}
