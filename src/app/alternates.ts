import { addLocalePrefix } from '../i18n/locale-path.ts';
import { defaultLocale, languages, type Locale } from '../locales/languages.ts';

/** The address of a page in one language, for search engines. */
export interface Alternate {
  hreflang: string;
  url: string;
}

/**
 * Returns a page's addresses in all its languages, and the default for other visitors (SEO-09). `path` is its
 * catalogue path.
 */
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
