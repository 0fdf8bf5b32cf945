import { withFirstStyle } from '../src/platform/pages/first-style.ts';
import { pageRevision } from '../src/platform/pages/page-revision.ts';
import { pageCachePrefix } from '../src/platform/pages/saved-pages.ts';

/** One page of the build's list. */
export interface PageEntry {
  /** The file, as the build wrote it: `about/index.html`. */
  url: string;
  revision?: string | null | undefined;
}

/** The path a page is served at. */
export const pathOf = ({ url }: PageEntry): string =>
  url === '404.html' ? '/404' : `/${url.replace(/\/?index\.html$/, '')}`;

/** The page for addresses that no page has, in any language. */
export const isNotFoundPage = (path: string): boolean => /(^|\/)404$/.test(path);

/**
 * Each version of the site has a cache of its own, so that a page never meets the scripts of another
 * version.
 */
export const cacheNameOf = (entries: PageEntry[]): string =>
  pageCachePrefix + fingerprint(entries.map(({ url, revision }) => `${url}@${revision}`).join());

/** A captive portal's page is HTML too, but none of ours. */
export const isOurPage = (html: string): boolean => html.includes('data-page=');

/** The caches of all versions that are on this phone. */
export const pageCacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));

/** The security headers of the server, which a page from the phone obeys as well (PWA-09). */
const headerNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** The server's rules for its pages, as name and value. */
export type PageRules = readonly (readonly [string, string])[];

export const rulesOf = ({ headers }: Response): PageRules =>
  headerNames.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });

/**
 * What the server sends with each of its pages today: its rules, and the style inside, which the rules
 * allow by its fingerprint. The two belong together.
 */
export interface PageFrame {
  rules: PageRules;
  style: string;
}

/** Keeps a page with its revision, its title for lists, and the server's rules. */
export function savePage(
  cache: Cache,
  entry: PageEntry,
  html: string,
  rules: PageRules,
): Promise<void> {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return cache.put(
    pathOf(entry),
    new Response(html, {
      status: isNotFoundPage(pathOf(entry)) ? 404 : 200,
      headers: {
        ...Object.fromEntries(rules),
        'content-type': 'text/html; charset=utf-8',
        'x-page-revision': entry.revision ?? '',
        'x-page-title': encodeURIComponent(title),
      },
    }),
  );
}

/** Keeps a page of a bundle or of an earlier version as the server would send it today. */
export const saveFramed = (
  cache: Cache,
  entry: PageEntry,
  html: string,
  { rules, style }: PageFrame,
): Promise<void> => savePage(cache, entry, withFirstStyle(html, style), rules);

/**
 * The entry for a page as a server sent it. Without a revision where the text is another than the list
 * asks for, as while a deploy is under way or a cache stands in front: the next version fetches it again.
 */
export async function entryOfText(entry: PageEntry, html: string): Promise<PageEntry> {
  const isAsked = (await pageRevision(html)) === entry.revision;
  return isAsked ? entry : { ...entry, revision: undefined };
}

/** A short name for a version, equal when all pages are (FNV-1a, 32 bit). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
