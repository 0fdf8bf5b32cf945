import type { Locale } from './languages.ts';
import type { SearchWords } from './search-words.ts';
import { wordsByLanguage } from './words-by-language.ts';

const files = import.meta.glob<SearchWords>('./*/search.ts', { eager: true, import: 'search' });

/**
 * The search words of every language, English last: people search in all of them, whatever the language of the
 * page.
 */
export const searchWords = Object.fromEntries(
  wordsByLanguage(files, 'search.ts').toReversed(),
) as Readonly<Record<Locale, SearchWords>>;
