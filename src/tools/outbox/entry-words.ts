import { formatDateTime } from '../../i18n/format.ts';
import type { Locale } from '../../locales/languages.ts';
import { refusalWords } from '../../i18n/refusal-words.ts';
import type { TextOf } from '../../locales/language.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { loginPageCode, unreachedCode } from '../../platform/offline/judge-answer.ts';
import { isAnsweredHere, isUnanswered, isUnconfirmed } from '../../platform/offline/receipt.ts';

/** What the stamp of an item says: its state, or what became of it where "sent" would say too much. */
export function stampOf(item: OutboxItem): keyof TextOf<'outbox'>['stamps'] {
  if (item.state === 'delivered' && isUnconfirmed(item)) return 'unconfirmed';
  if (isAnsweredHere(item)) return 'answered';
  return isUnanswered(item) ? 'unanswered' : item.state;
}

/** Why an item still waits, in the visitor's words; undefined when it does not. */
export function problemOf(
  { state, lastError }: OutboxItem,
  locale: Locale,
  lead: TextOf<'lead'>,
  { problems, waitUntil }: TextOf<'outbox'>,
): string | undefined {
  if (!lastError || state === 'delivered' || state === 'cancelled') return undefined;
  if (state === 'needs-user' || state === 'held') return refusalWords(lead, lastError);
  if ((lastError.waitUntil ?? 0) > Date.now()) {
    return waitUntil(formatDateTime(lastError.waitUntil ?? 0, locale));
  }
  if (lastError.code === loginPageCode) return problems.loginPage;
  return lastError.code === unreachedCode ? problems.network : problems.other;
}
