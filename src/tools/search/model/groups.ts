import { pageByPath, type CatalogEntry } from '../../../content/catalog.ts';

/** The kinds of page that the search tells apart, in the order in which it offers them. */
export const searchGroups = ['guides', 'tools', 'schemes', 'pages'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Private lists that are worth finding, though search engines must not list them. */
const foundThoughUnlisted = new Set([
  'account/outbox',
  'account/settings',
  'account/login',
  'account/register',
  'account/dashboard',
  'account/on-this-phone',
]);

/** True for pages that the search finds. The site map names every page, and so would answer every question. */
const isSearchable = ({ id, noindex }: CatalogEntry): boolean =>
  (!noindex || foundThoughUnlisted.has(id)) && id !== 'site/sitemap';

/** The group of a page, by its path without a language prefix. */
export function groupOf(path: string): SearchGroup {
  const entry = pageByPath(path);
  if (entry?.template === 'guide') return 'guides';
  if (/^(tools\/government-schemes$|schemes\/)/.test(entry?.id ?? '')) return 'schemes';
  return entry?.id.startsWith('tools/') ? 'tools' : 'pages';
}

/**
 * The short name of a page and what else it is looked for as (`pageWordsOf`), by its path without a
 * language prefix.
 * Undefined for pages that the search does not find.
 */
export function searchWordsOf(
  path: string,
  names: Readonly<Record<string, string>>,
  pageWords: Readonly<Record<string, string>>,
): string | undefined {
  const entry = pageByPath(path);
  if (!entry || !isSearchable(entry)) return undefined;
  return `${names[entry.id] ?? ''} ${pageWords[entry.id] ?? ''}`.trim();
}
