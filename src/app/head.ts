import { business } from '../content/business.ts';
import { languages, type Locale } from '../locales/languages.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageMetadata } from './page-metadata.ts';
import { feedPath } from './sitemap.ts';
import { socialCardSize } from './social-card-size.ts';
import { jsonLdScript } from './structured-data/json-ld.ts';

/** Returns a page's `<head>`: title, description, addresses, social tags. All texts are escaped. */
export function headOf(page: PageMetadata, locale: Locale): string {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    named('description', page.description),
    page.keywords.length > 0 && named('keywords', page.keywords.join(', ')),
    ...addresses(page),
    page.feed && `<link rel="alternate" type="application/atom+xml" href="${feedPath(locale)}" />`,
    ...socialTags(page, locale),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** Returns a page's structured data. It follows the page, because visitors do not need it. */
export function structuredDataOf(page: PageMetadata): string {
  const things = [...page.structuredData, page.articleSchema, page.faqSchema];
  return jsonLdScript(things.filter((thing) => thing !== undefined));
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;

function addresses({ canonical, isListed, alternates }: PageMetadata): string[] {
  return [
    ...(isListed ? [] : [named('robots', 'noindex')]),
    ...(canonical ? [`<link rel="canonical" href="${escapeHtml(canonical)}" />`] : []),
    ...alternates.map(
      ({ hreflang, url }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}" />`,
    ),
  ];
}

function socialTags(page: PageMetadata, locale: Locale): string[] {
  const image = page.openGraphImage;
  return [
    property('og:site_name', business.name),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:type', page.openGraphType),
    property('og:locale', languages[locale].tag.replace('-', '_')),
    ...(page.canonical ? [property('og:url', page.canonical)] : []),
    ...(page.dates
      ? [
          property('article:published_time', page.dates.publishedOn),
          property('article:modified_time', page.dates.reviewedOn),
        ]
      : []),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:type', 'image/png'),
          property('og:image:width', String(socialCardSize.width)),
          property('og:image:height', String(socialCardSize.height)),
          property('og:image:alt', image.alt),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}
