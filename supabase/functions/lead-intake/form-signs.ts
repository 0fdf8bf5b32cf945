import type { Suspicion } from '../_shared/tables.ts';

/** Headers of a submission that describe how it was made. The body contains only the form. */
export interface ReceivedSigns {
  /** The privacy notice the visitor saw, as version/language. */
  readonly notice: string | null;
  /** The ms from the form's first display to the button, measured by the device. */
  readonly openMs: number | null;
  /** The reasons to suspect a machine; null when there are none. */
  readonly suspicion: Suspicion[] | null;
}

/** No person reads and answers the form in less time. */
const fastestPersonMs = 2_000;

/** The largest value of the column: the form was open for 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * Reads the headers. Unreadable values count as absent: they only describe the form, and the lead must not be
 * lost because of them.
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
