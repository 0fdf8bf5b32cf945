import { business } from '../content/business.ts';
import type { CatalogEntry } from '../content/catalog.ts';
import type { IsoDate } from '../content/facts/types.ts';
import { addLocalePrefix } from '../i18n/locale-path.ts';
import { languages, offeredLocales, type Locale } from '../locales/languages.ts';
import type { Messages } from '../locales/language.ts';
import { alternatesOf } from './alternates.ts';
import { escapeHtml } from './escape-html.ts';

/** A listed page in one language. */
export interface ListedPage {
  path: CatalogEntry['path'];
  locale: Locale;
  title: string;
  description: string;
  /** Day of the last change to its text. */
  changedOn: IsoDate;
}

/**
 * Returns `sitemap.xml`: all listed pages with the day of their last change, each in all its languages
 * (SEO-09). `origin` has no trailing slash.
 */
export function sitemapOf(origin: string, pages: readonly ListedPage[]): string {
  const localesOf = (of: string) =>
    pages.filter(({ path }) => path === of).map(({ locale }) => locale);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ path, locale, changedOn }) => [
      '  <url>',
      `    <loc>${escapeHtml(origin + addLocalePrefix(path, locale))}</loc>`,
      `    <lastmod>${changedOn}</lastmod>`,
      ...alternatesOf(path, origin, localesOf(path)).map(
        ({ hreflang, url }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Returns `robots.txt`, which excludes the backend and names the site map. Pages below `/auth/` stay allowed,
 * because search engines must read their `noindex`.
 */
export function robotsOf(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /functions/v1/',
    'Disallow: /auth/v1/',
    'Disallow: /rest/v1/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Address of a language's feed. */
export const feedPath = (locale: Locale): string => addLocalePrefix('/feed.xml', locale);
const longestFeed = 40;

/** Returns a day in Atom's format. The day starts in India. */
const momentOf = (day: IsoDate) => `${day}T00:00:00+05:30`;

/** Returns an Atom feed of the last changed pages of a language, newest first. Throws without pages. */
export function feedOf(
  origin: string,
  pages: readonly ListedPage[],
  { locale, messages }: { locale: Locale; messages: Pick<Messages, 'page'> },
): string {
  const newest = pages
    .filter((page) => page.locale === locale)
    .toSorted((a, b) => b.changedOn.localeCompare(a.changedOn))
    .slice(0, longestFeed);
  const [latest] = newest;
  if (!latest) throw new Error(`No page in ${locale} for the feed`);
  const home = escapeHtml(origin + addLocalePrefix('/', locale));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[locale].tag}">`,
    `  <id>${home}</id>`,
    `  <title>${escapeHtml(`${business.name}: ${messages.page.whatChanged}`)}</title>`,
    `  <updated>${momentOf(latest.changedOn)}</updated>`,
    `  <author><name>${escapeHtml(business.name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(origin + feedPath(locale))}"/>`,
    `  <link rel="alternate" type="text/html" href="${home}"/>`,
    ...newest.flatMap(({ path, title, description, changedOn }) => {
      const url = escapeHtml(origin + addLocalePrefix(path, locale));
      return [
        '  <entry>',
        // The id contains the day, so that readers show a changed page again.
        `    <id>${url}#${changedOn}</id>`,
        `    <title>${escapeHtml(title)}</title>`,
        `    <link rel="alternate" type="text/html" href="${url}"/>`,
        `    <updated>${momentOf(changedOn)}</updated>`,
        `    <summary>${escapeHtml(description)}</summary>`,
        '  </entry>',
      ];
    }),
    '</feed>',
    '',
  ].join('\n');
}

/** RFC 9116 recommends less than a year: an abandoned site must not promise answers. */
const securityTxtDays = 350;

/**
 * Returns `/.well-known/security.txt` (RFC 9116): the contact for reports, and the date until which it is
 * valid.
 */
export function securityTxtOf(origin: string, builtOn: IsoDate): string {
  const expires = new Date(`${builtOn}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + securityTxtDays);
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${offeredLocales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
