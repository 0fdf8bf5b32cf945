import { catalog } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { offeredLocales, type Locale } from '../i18n/locales.ts';
import { alternatesOf } from './alternates.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * `sitemap.xml`: the address of every page that may be listed, in every language on offer, each with
 * its other languages (SEO-09). `origin` has no slash at its end.
 */
export function sitemapOf(origin: string, locales: readonly Locale[] = offeredLocales): string {
  const listed = catalog.filter(({ noindex }) => !noindex);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...locales.flatMap((locale) =>
      listed.flatMap(({ path }) => [
        '  <url>',
        `    <loc>${escapeHtml(origin + addLocalePrefix(path, locale))}</loc>`,
        ...alternatesOf(path, origin, locales).map(
          ({ hreflang, url }) =>
            `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>`,
        ),
        '  </url>',
      ]),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: nothing of the backend is for search engines; the sitemap is. */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /functions/',
    'Disallow: /auth/',
    'Disallow: /rest/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
