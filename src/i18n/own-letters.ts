import { languages, type Locale } from '../locales/languages.ts';

/** Returns what finds a letter of a language's own script; undefined for a language in Latin letters. */
export function ownLetters(locale: Locale): RegExp | undefined {
  const { script } = languages[locale];
  return script === 'Latin' ? undefined : new RegExp(`\\p{Script=${script}}`, 'u');
}
