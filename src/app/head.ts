import type { PageDocument } from '../platform/page-document.ts';
import { business } from '../content/business.ts';
import { localeTags, type Locale } from '../i18n/locales.ts';
import { escapeHtml } from './escape-html.ts';

/** What stands in a page's `<head>`: title, description, canonical address, social tags. */
export function headOf(page: PageDocument, locale: Locale): string {
  const text = (value: string) => escapeHtml(value);
  const listed = page.canonical !== '';
  return [
    `<title>${text(page.title)}</title>`,
    `<meta name="description" content="${text(page.description)}" />`,
    listed
      ? `<link rel="canonical" href="${text(page.canonical)}" />`
      : `<meta name="robots" content="noindex" />`,
    `<meta property="og:site_name" content="${text(business.name)}" />`,
    `<meta property="og:title" content="${text(page.title)}" />`,
    `<meta property="og:description" content="${text(page.description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:locale" content="${localeTags[locale].replace('-', '_')}" />`,
    listed ? `<meta property="og:url" content="${text(page.canonical)}" />` : '',
  ]
    .filter(Boolean)
    .join('\n    ');
}
