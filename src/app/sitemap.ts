import { catalog } from '../content/catalog.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { offeredLocales } from '../i18n/locales.ts';

/** `sitemap.xml`: the address of every page that may be listed, in every language on offer. */
export function sitemapOf(origin: string): string {
  const urls = offeredLocales.flatMap((locale) =>
    catalog
      .filter((entry) => !entry.noindex)
      .map((entry) => new URL(addLocalePrefix(entry.path, locale), origin).href),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
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
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n');
}
