import { formatDateTime } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { refusalTexts } from '../../i18n/refusal-texts.ts';
import type { TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { loginPageCode, unreachedCode } from '../../platform/offline/judge-answer.ts';

/** Returns the reason why an item still waits, in the visitor's language; undefined when it does not wait. */
export function problemOf(
  { state, lastError }: OutboxItem,
  locale: Locale,
  lead: TextOf<'lead'>,
  { problems, waitUntil }: TextOf<'outbox'>,
): string | undefined {
  if (!lastError || state === 'delivered' || state === 'cancelled') return undefined;
  if (state === 'needs-user' || state === 'held') return refusalTexts(lead, lastError);
  if ((lastError.waitUntil ?? 0) > Date.now()) {
    return waitUntil(formatDateTime(lastError.waitUntil ?? 0, locale));
  }
  if (lastError.code === loginPageCode) return problems.loginPage;
  return lastError.code === unreachedCode ? problems.network : problems.other;
}
