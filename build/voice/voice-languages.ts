import { languages, locales, type Locale } from '../../src/locales/languages.ts';

/** Returns the languages of a command's arguments; all of them without one. Ends the process at an unknown name. */
export function localesNamed(names: readonly string[]): Locale[] {
  const all = locales.filter((locale) => !languages[locale].pseudo);
  const unknown = names.find((name) => !all.some((locale) => locale === name));
  if (unknown !== undefined) {
    console.error(`There is no language "${unknown}". Name ${all.join(', ')}.`);
    process.exit(1);
  }
  return names.length === 0 ? all : all.filter((locale) => names.includes(locale));
}
