import { withFirstStyle } from '../src/platform/pages/first-style.ts';
import { pageRevision } from '../src/platform/pages/page-revision.ts';
import { pageCachePrefix } from '../src/platform/pages/saved-pages.ts';

/** A page in the build's list. */
export interface PageEntry {
  /** The file as the build wrote it: `about/index.html`. */
  url: string;
  revision?: string | null | undefined;
}

/** Returns the public path of a page. */
export const pathOf = ({ url }: PageEntry): string =>
  url === '404.html' ? '/404' : `/${url.replace(/\/?index\.html$/, '')}`;

/** True for the page that answers unknown addresses, in any language. */
export const isNotFoundPage = (path: string): boolean => /(^|\/)404$/.test(path);

/** Each version of the site has its own cache, so that a page never meets scripts of another version. */
export const cacheNameOf = (entries: PageEntry[]): string =>
  pageCachePrefix + fingerprint(entries.map(({ url, revision }) => `${url}@${revision}`).join());

/** A captive portal also answers with HTML. */
export const isOurPage = (html: string): boolean => html.includes('data-page=');

/** Returns the names of the page caches of all versions on this device. */
export const pageCacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));

/** The server's security headers. Saved pages need them too (PWA-09). */
const headerNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/** Names and values of the server's security headers. */
export type PageRules = readonly (readonly [string, string])[];

export const rulesOf = ({ headers }: Response): PageRules =>
  headerNames.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });

/**
 * The parts of pages that the server can change without a new page: its headers, and the style inside, whose
 * digest the headers allow. The two belong together.
 */
export interface PageFrame {
  rules: PageRules;
  style: string;
}

/** Saves a page with its revision, its title for lists, and the server's headers. */
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

/** Saves a page of a bundle, or of an earlier version, with the current headers and style. */
export const saveFramed = (
  cache: Cache,
  entry: PageEntry,
  html: string,
  { rules, style }: PageFrame,
): Promise<void> => savePage(cache, entry, withFirstStyle(html, style), rules);

/**
 * Returns the entry of a page that a server sent. It has no revision if the text differs from the list, as
 * during a deployment or behind a cache; the next version then fetches the page again.
 */
export async function entryOfText(entry: PageEntry, html: string): Promise<PageEntry> {
  const isAsked = (await pageRevision(html)) === entry.revision;
  return isAsked ? entry : { ...entry, revision: undefined };
}

/** Returns a short name for a version, equal when all pages are equal (FNV-1a, 32 bit). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
