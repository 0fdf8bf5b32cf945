import { factText, factValueText, referencedVersion } from '../content/facts/fact-text.ts';
import { earlierVersions, type FactId } from '../content/facts/lookup.ts';
import type { Prose } from '../content/types.ts';
import { formatDate } from '../i18n/format.ts';
import { claimReference, claimText, standingText } from './claim-text.ts';
import type { PageSettings } from './page-context.ts';

/** Returns the text for a figure or claim reference; it says so if no value covers the day (GUIDE-05). */
export function factReferenceText(text: string, page: PageSettings): string {
  const claim = claimReference(text);
  return claim ? claimText(claim, page) : factText(text, page);
}

/** Returns the figure of a row, which stands alone: a day of a month is called one. */
export function rowFigureText(reference: string, page: PageSettings): string {
  const text = factReferenceText(reference, page);
  const value = claimReference(reference) ? undefined : referencedVersion(reference, page)?.value;
  return value?.unit === 'day-of-month' ? page.messages.units.dayOfMonth(text) : text;
}

/** Returns the text without marks, for title and description. */
export function plainText(text: Prose, page: PageSettings): string {
  return standingText(text)
    .replaceAll(/\{([^}]+)\}/g, (_, reference: string) => factReferenceText(reference, page))
    .replaceAll(/\[([^\]]+)\]\([^)]+\)|\*\*([^*]+)\*\*/g, '$1$2');
}

/** Returns every earlier value of a figure, newest first, with the period of its validity. */
export function earlierTexts(id: FactId, page: PageSettings): { value: string; held: string }[] {
  const words = page.messages.page;
  return earlierVersions(id, page.asOn).map((version) => ({
    value: factValueText(version.value, page),
    held: version.from
      ? words.held(
          formatDate(version.from, page.locale),
          formatDate(version.until ?? page.asOn, page.locale),
        )
      : words.heldUntil(formatDate(version.until ?? page.asOn, page.locale)),
  }));
}
