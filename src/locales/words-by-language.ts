import { languages, locales, type Locale } from './languages.ts';

/**
 * Returns the words of every language, in the order of `locales`. `files` are those of a glob such as
 * `./<language>/search.ts`, and `file` is the name behind the folder. Throws when a language has no such file.
 */
export const wordsByLanguage = <Words>(
  files: Readonly<Record<string, Words>>,
  file: string,
): [Locale, Words][] =>
  locales
    .filter((locale) => !languages[locale].pseudo)
    .map((locale) => {
      const words = files[`./${locale}/${file}`];
      if (!words) throw new Error(`src/locales/${locale}/${file} is missing`);
      return [locale, words];
    });
