import { numbers as english } from './en/numbers.ts';
import type { Locale } from './languages.ts';
import { addedNumberWords, type NumberWords } from './number-words.ts';

/**
 * The number words of a language, or the English ones where it has none. English ones come with the code that
 * shows them and not with every page.
 */
export const numberWords = (locale: Locale): NumberWords => addedNumberWords(locale) ?? english;
