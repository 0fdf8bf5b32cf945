import { earlierVersions, factAt } from '../content/facts/lookup.ts';
import type { FactVersion, IsoDate } from '../content/facts/types.ts';
import { factValueText } from '../content/facts/value-text.ts';
import type { Prose } from '../content/types.ts';
import { formatDate } from '../i18n/format.ts';
import { claimReference, claimText, standingText } from './claim-text.ts';
import type { PageSettings } from './page-context.ts';

/** A reference to a figure as prose and entries write it: `id`, `id@date`, `id|from`, `id@date|until`. */
export interface FactReference {
  id: string;
  /** The day it is asked for; the page's own day when absent. */
  date: IsoDate | undefined;
  part: 'value' | 'from' | 'until';
}

/** Reads `gst.limit@2026-03-31|until`. Throws on anything else than the grammar of `Prose`. */
export function parseFactReference(text: string): FactReference {
  const match = /^([a-z0-9.-]+)(?:@(\d{4}-\d{2}-\d{2}))?(?:\|(from|until))?$/.exec(text);
  if (!match?.[1]) throw new Error(`"{${text}}" is no reference to a figure`);
  return {
    id: match[1],
    date: match[2] as IsoDate | undefined,
    part: (match[3] as 'from' | 'until' | undefined) ?? 'value',
  };
}

/** The version of the figure a reference means, or undefined where no row covers the day. */
export function referencedVersion(text: string, { asOn }: PageSettings): FactVersion | undefined {
  const { id, date } = parseFactReference(text);
  return factAt(id, date ?? asOn);
}

/** The words for a reference; where no row covers the day they say so (GUIDE-05). */
export function factReferenceText(text: string, page: PageSettings): string {
  const claim = claimReference(text);
  if (claim) return claimText(claim, page.locale);
  const { part } = parseFactReference(text);
  const version = referencedVersion(text, page);
  if (!version) return page.messages.page.unknown;
  if (part === 'value') return factValueText(version.value, page);
  const date = version[part];
  if (!date) throw new Error(`"{${text}}" asks for a day the figure does not have`);
  return formatDate(date, page.locale);
}

/** A string of the content as bare text, for places that hold no marks (title, description). */
export function plainText(text: Prose, page: PageSettings): string {
  return standingText(text)
    .replaceAll(/\{([^}]+)\}/g, (_, reference: string) => factReferenceText(reference, page))
    .replaceAll(/\[([^\]]+)\]\([^)]+\)|\*\*([^*]+)\*\*/g, '$1$2');
}

/** Every earlier value of a figure, newest first, with the time it held. */
export function earlierTexts(id: string, page: PageSettings): { value: string; held: string }[] {
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
