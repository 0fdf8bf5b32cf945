import { pageByPath, type CatalogEntry } from '../../../content/catalog.ts';

/** The groups of pages in search results, in the order of the choice. */
export const searchGroups = ['guides', 'tools', 'schemes', 'pages'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Account pages that visitors may find here, although search engines must not list them. */
const foundThoughUnlisted = new Set([
  'account/outbox',
  'account/settings',
  'account/login',
  'account/register',
  'account/dashboard',
  'account/on-this-phone',
  'account/forgot-password',
]);

/**
 * Returns true for pages that the search covers. The site map is left out, because its page names match every
 * question.
 */
const isSearchable = ({ id, noindex }: CatalogEntry): boolean =>
  (!noindex || foundThoughUnlisted.has(id)) && id !== 'site/sitemap';

/** Returns the group of a page. `path` has no language prefix. */
export function groupOf(path: string): SearchGroup {
  const entry = pageByPath(path);
  if (entry?.template === 'guide') return 'guides';
  if (/^(tools\/government-schemes$|schemes\/)/.test(entry?.id ?? '')) return 'schemes';
  return entry?.id.startsWith('tools/') ? 'tools' : 'pages';
}

/**
 * Returns the short name of a page and its further search words (`pageWordsOf`). `path` has no language
 * prefix. Undefined for pages that the search does not cover.
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
