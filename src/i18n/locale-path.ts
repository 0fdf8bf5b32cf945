import { defaultLocale, offeredLocales, type Locale } from '../locales/languages.ts';

const prefixed = offeredLocales.filter((locale) => locale !== defaultLocale);

/**
 * Returns the language of a path: `/hi/about` is Hindi; a path without a known prefix is English. The prefix
 * of a language that is not offered does not count.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase();
  return prefixed.find((locale) => locale === first) ?? defaultLocale;
}

/** `/hi/about` → `/about`. Returns a path without prefix unchanged. */
export function stripLocalePrefix(pathname: string): string {
  const locale = localeOfPath(pathname);
  if (locale === defaultLocale) return pathname;
  return pathname.slice(locale.length + 1) || '/';
}

/** `/about` in Hindi → `/hi/about`. English has no prefix. `pathname` must have none. */
export function addLocalePrefix(pathname: string, locale: Locale): string {
  if (locale === defaultLocale) return pathname;
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

/** The address of a page as the build writes it: lower case, no trailing slash, with its language prefix. */
export const publicPath = (pathname: string): string =>
  pathname.toLowerCase().replace(/\/+$/, '') || '/';

/** The form a path has in the catalogue: lower case, no trailing slash, no language prefix. */
export const canonicalPath = (pathname: string): string => stripLocalePrefix(publicPath(pathname));
