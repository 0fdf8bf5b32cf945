import { languages, locales, type Locale } from '../locales/languages.ts';

const letters = new Map(
  locales.flatMap((locale) => {
    const { script } = languages[locale];
    return script === 'Latin' ? [] : [[locale, new RegExp(`\\p{Script=${script}}`, 'u')] as const];
  }),
);

/** Returns what finds a letter of a language's own script; undefined for a language in Latin letters. */
export const ownLetters = (locale: Locale): RegExp | undefined => letters.get(locale);
