import { formatNumber } from '../../i18n/format-number.ts';
import type { Locale } from '../../locales/languages.ts';
import type { TextOf } from '../../locales/language.ts';
import type { ReadyAnswer } from './use-answer.ts';

export type SearchWords = TextOf<'search'>;

/** Returns a summary such as "12 pages for “gst”". */
export const resultsText = (
  { pages, question }: ReadyAnswer,
  words: SearchWords,
  locale: Locale,
): string => words.results(countOfPages(pages.length, words, locale), question);

const countOfPages = (count: number, words: SearchWords, locale: Locale): string =>
  count === 1 ? words.onePage : words.pages(formatNumber(count, locale));
