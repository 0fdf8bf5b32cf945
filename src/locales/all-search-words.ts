import { languages, locales, type Locale } from './languages.ts';
import type { SearchWords } from './search-words.ts';

const files = import.meta.glob<SearchWords>('./*/search.ts', { eager: true, import: 'search' });

function wordsOf(locale: Locale): SearchWords {
  const words = files[`./${locale}/search.ts`];
  if (!words) throw new Error(`src/locales/${locale}/search.ts is missing`);
  return words;
}

/**
 * The search words of every language, English last: people search in all of them, whatever the language of the
 * page. Throws when a language has none.
 */
export const searchWords = Object.fromEntries(
  locales
    .filter((locale) => !languages[locale].pseudo)
    .toReversed()
    .map((locale) => [locale, wordsOf(locale)]),
) as Readonly<Record<Locale, SearchWords>>;
