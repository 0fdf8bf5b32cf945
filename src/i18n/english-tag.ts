import { defaultLocale, languages, type Locale } from '../locales/languages.ts';

const scripts: Readonly<Record<string, RegExp>> = {
  Devanagari: /\p{Script=Devanagari}/u,
  Telugu: /\p{Script=Telugu}/u,
};
const latin = /\p{Script=Latin}/u;

/**
 * Returns English as the `lang` of a text in a place of `locale`, where its script shows that it is English: the name of
 * a page that is not translated stands among translated ones. Undefined for a text of the language itself, and in
 * languages in Latin letters.
 */
export function englishTag(text: string, locale: Locale): string | undefined {
  const own = scripts[languages[locale].script];
  return own && latin.test(text) && !own.test(text) ? languages[defaultLocale].tag : undefined;
}
