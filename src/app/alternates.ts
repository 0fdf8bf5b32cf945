import { addLocalePrefix } from '../i18n/locale-path.ts';
import { defaultLocale, languages, type Locale } from '../locales/languages.ts';

/** The address of a page in one language, as search engines are told of it. */
export interface Alternate {
  hreflang: string;
  url: string;
}

/** A page in every language that has it, and which to show to everybody else (SEO-09). Takes its catalogue path. */
export function alternatesOf(
  path: string,
  origin: string,
  locales: readonly Locale[],
): Alternate[] {
  const urlIn = (locale: Locale) => `${origin}${addLocalePrefix(path, locale)}`;
  return [
    ...locales.map((locale) => ({ hreflang: languages[locale].tag, url: urlIn(locale) })),
    { hreflang: 'x-default', url: urlIn(defaultLocale) },
  ];
}
