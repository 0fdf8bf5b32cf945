import { defaultLocale, languages, type Locale } from '../locales/languages.ts';
import { ownLetters } from './own-letters.ts';

const latin = /\p{Script=Latin}/u;

/**
 * Returns English as the `lang` of a text in a place of `locale`, where its script shows that it is English: the name of
 * a page that is not translated stands among translated ones. Undefined for a text of the language itself, and in
 * languages in Latin letters.
 */
export function englishTag(text: string, locale: Locale): string | undefined {
  const own = ownLetters(locale);
  return own && latin.test(text) && !own.test(text) ? languages[defaultLocale].tag : undefined;
}
