import { canonicalPath } from '../src/i18n/locale-path.ts';
import {
  choicesCache,
  lowDataEntry,
  savedPagesEntry,
} from '../src/platform/offline/worker-choices.ts';
import { pageCachePrefix } from '../src/platform/saved-pages.ts';
import { mapInParallel } from './parallel.ts';

/**
 * The pages on this phone. Each version of the site has a cache of its own, so that a page never
 * meets the scripts of another version; what has not changed is copied, not fetched.
 * The first visit fetches one bundle of all pages, later versions only the pages that changed.
 */
interface PageEntry {
  /** The file, as the build wrote it: `about/index.html`. */
  url: string;
  revision?: string | null | undefined;
}

/**
 * How long a page that is not on the phone may take before the visitor is told (PWA-07). One of ours
 * is worth waiting for on a 2G line; an address we do not know is probably a slip of the finger.
 */
const networkTimeoutMs = { ours: 10_000, unknown: 3_000 };
/** From this many missing pages on, the bundle is cheaper than page by page. */
const bundleFrom = 12;
/** What every visitor needs, however little they want to download. */
const essential = new Set(['/', '/404', '/offline', '/contact', '/outbox']);

const pathOf = (entry: PageEntry): string =>
  entry.url === '404.html' ? '/404' : `/${entry.url.replace(/\/?index\.html$/, '')}`;

const cacheNameOf = (entries: PageEntry[]): string =>
  pageCachePrefix + fingerprint(entries.map(({ url, revision }) => `${url}@${revision}`).join());

/** Fills this version's cache. Throws when a page cannot be had: the worker then tries again later. */
export async function installPages(
  worker: ServiceWorkerGlobalScope,
  entries: PageEntry[],
): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const rules = headersToKeep(await fetch('/offline', { method: 'HEAD', cache: 'no-cache' }));
  const changed = await copyUnchanged(cache, entries, rules);
  const missing = (await isFrugal(worker.navigator))
    ? entriesNeeded(changed, await openPaths(worker), await pathsToKeep())
    : changed;
  const fetched = missing.length >= bundleFrom ? await fetchBundle(cache, missing, rules) : [];
  const rest = missing.filter((entry) => !fetched.includes(entry));
  await mapInParallel(rest, 6, async (entry) => {
    const response = await fetch(pathOf(entry), { cache: 'no-cache' });
    const expected = pathOf(entry) === '/404' ? 404 : 200;
    if (response.status !== expected) throw new Error(`${entry.url} answered ${response.status}`);
    await store(cache, entry, await response.text(), rules);
  });
}

/** True with Save-Data, a 2G line, or the site's own switch: then nothing is fetched unasked (DEV-08). */
async function isFrugal(device: WorkerNavigator): Promise<boolean> {
  const { connection } = device as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return true;
  return (await caches.match(lowDataEntry, { cacheName: choicesCache })) !== undefined;
}

/** The essentials, the page being read, and what was saved for later. */
const entriesNeeded = (entries: PageEntry[], ...wanted: Set<string>[]): PageEntry[] =>
  entries.filter((entry) => [essential, ...wanted].some((paths) => paths.has(pathOf(entry))));

/** What the visitor has saved for later (src/platform/keep-pages.ts). */
async function pathsToKeep(): Promise<Set<string>> {
  const kept = await caches.match(savedPagesEntry, { cacheName: choicesCache });
  const paths: unknown = await kept?.json();
  return new Set(Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []);
}

async function openPaths(worker: ServiceWorkerGlobalScope): Promise<Set<string>> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(windows.map((client) => canonicalPath(new URL(client.url).pathname)));
}

/** Takes over what earlier versions already have. Gives the entries that are still missing. */
async function copyUnchanged(
  cache: Cache,
  entries: PageEntry[],
  rules: [string, string][],
): Promise<PageEntry[]> {
  const older = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  const missing: PageEntry[] = [];
  for (const entry of entries) {
    const revisionKey = entry.revision ?? '';
    let found: Response | undefined;
    for (const name of older) {
      const response = await (await caches.open(name)).match(pathOf(entry));
      if (revisionKey && response?.headers.get('x-page-revision') === revisionKey) found = response;
    }
    if (found) await store(cache, entry, await found.text(), rules);
    else missing.push(entry);
  }
  return missing;
}

/** Gives the entries that the bundle had. A bundle that cannot be read is no fault: page by page works too. */
async function fetchBundle(
  cache: Cache,
  entries: PageEntry[],
  rules: [string, string][],
): Promise<PageEntry[]> {
  const response = await fetch('/pages-en.json', { cache: 'no-cache' });
  if (!response.ok) return [];
  const bundle = (await response.json()) as Record<string, string>;
  const had = entries.filter((entry) => bundle[pathOf(entry)] !== undefined);
  await mapInParallel(had, 6, (entry) => store(cache, entry, bundle[pathOf(entry)] ?? '', rules));
  return had;
}

/** The security headers of the server, which a page from the phone obeys as well (PWA-09). */
const headerNames = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

const headersToKeep = ({ headers }: Response): [string, string][] =>
  headerNames.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });

function store(
  cache: Cache,
  entry: PageEntry,
  html: string,
  rules: [string, string][],
): Promise<void> {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return cache.put(
    pathOf(entry),
    new Response(html, {
      status: pathOf(entry) === '/404' ? 404 : 200,
      headers: {
        ...Object.fromEntries(rules),
        'content-type': 'text/html; charset=utf-8',
        'x-page-revision': entry.revision ?? '',
        'x-page-title': encodeURIComponent(title),
      },
    }),
  );
}

/** Once this version is in charge, the pages of earlier ones go. */
export async function removeOldPages(entries: PageEntry[]): Promise<void> {
  const current = cacheNameOf(entries);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(pageCachePrefix) && name !== current)
      .map((name) => caches.delete(name)),
  );
}

/** Answers for pages: from the phone where they are there, else from the network, else "not saved yet". */
export function servePages(worker: ServiceWorkerGlobalScope, entries: PageEntry[]): void {
  const cacheName = cacheNameOf(entries);
  const known = new Map(entries.map((entry) => [pathOf(entry), entry]));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const asksForPage =
      request.mode === 'navigate' || request.headers.get('accept') === 'text/html';
    if (request.method !== 'GET' || url.origin !== worker.location.origin || !asksForPage) return;
    event.respondWith(pageFor(canonicalPath(url.pathname), request));
  });

  async function pageFor(path: string, request: Request): Promise<Response> {
    const cache = await caches.open(cacheName);
    const saved = await cache.match(path);
    if (saved) return saved;
    try {
      const entry = known.get(path);
      const timeoutMs = networkTimeoutMs[entry ? 'ours' : 'unknown'];
      const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
      if (entry && response.status === 200) {
        // It may be newer than this version's list: the next version fetches it once more.
        const unverified = { ...entry, revision: undefined };
        const html = await response.clone().text();
        await store(cache, unverified, html, headersToKeep(response));
      }
      return response;
    } catch (error) {
      const offline = await cache.match('/offline');
      if (offline) return offline;
      throw error;
    }
  }
}

/** A short name for a version, equal when all pages are (FNV-1a, 32 bit). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
