import { search as english } from './en/search.ts';
import { search as hindi } from './hi/search.ts';
import type { Locale } from './languages.ts';
import type { SearchWords } from './search-words.ts';
import { search as telugu } from './te/search.ts';

/** People ask in all of these, whatever the language of the page. */
export const searchWords: Readonly<Record<Locale, SearchWords>> = {
  te: telugu,
  hi: hindi,
  en: english,
};
