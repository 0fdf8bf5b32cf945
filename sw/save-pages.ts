import { savedFirstPaths } from '../src/content/saved-first.ts';
import { canonicalPath } from '../src/i18n/locale-path.ts';
import { choicesCache, lowDataEntry } from '../src/platform/offline/worker-choices.ts';
import {
  cacheNameOf,
  keepPage,
  pageCacheNames,
  pathOf,
  rulesOf,
  type PageEntry,
  type PageRules,
} from './page-cache.ts';
import { mapInParallel } from './parallel.ts';

/**
 * Brings pages onto the phone. What has not changed since the last version is copied, not fetched;
 * many pages come as one bundle, few come one by one.
 */

/** The bundles that the build writes (build/finish.ts): what is saved first, and everything else. */
const bundles = [
  { url: '/pages-en.json', has: (entry: PageEntry) => savedFirstPaths.has(pathOf(entry)) },
  { url: '/pages-en-rest.json', has: (entry: PageEntry) => !savedFirstPaths.has(pathOf(entry)) },
];
/** From this many missing pages on, a bundle is cheaper than page by page. */
const bundleFrom = 12;
/** What every visitor needs, however little they want to download. */
const essential = new Set(['/', '/404', '/offline', '/contact', '/outbox']);

/** Fills this version's cache. Throws when a page cannot be had: the worker then tries again later. */
export async function installPages(
  worker: ServiceWorkerGlobalScope,
  entries: PageEntry[],
): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const rules = rulesOf(await fetch('/offline', { method: 'HEAD', cache: 'no-cache' }));
  const { missing, paths } = await copyUnchanged(cache, entries, rules);
  const open = await openPaths(worker);
  const isWanted = (await isFrugal(worker.navigator))
    ? (path: string) => essential.has(path) || open.has(path)
    : (path: string) => savedFirstPaths.has(path) || open.has(path) || paths.has(path);
  await fetchPages(
    cache,
    missing.filter((entry) => isWanted(pathOf(entry))),
    rules,
  );
}

/** Fetches every page of this version that is not here yet. Throws when one cannot be had. */
export async function saveAllPages(entries: PageEntry[]): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const rules = rulesOf(await fetch('/offline', { method: 'HEAD', cache: 'no-cache' }));
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await fetchPages(
    cache,
    entries.filter((entry) => !saved.has(pathOf(entry))),
    rules,
  );
}

/** Once this version is in charge, the pages of earlier ones go. */
export async function removeOldPages(entries: PageEntry[]): Promise<void> {
  const current = cacheNameOf(entries);
  const old = (await pageCacheNames()).filter((name) => name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** True with Save-Data, a 2G line, or the site's own switch: then nothing is fetched unasked (DEV-08). */
async function isFrugal(device: WorkerNavigator): Promise<boolean> {
  const { connection } = device as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return true;
  return (await caches.match(lowDataEntry, { cacheName: choicesCache })) !== undefined;
}

async function openPaths(worker: ServiceWorkerGlobalScope): Promise<Set<string>> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(windows.map((client) => canonicalPath(new URL(client.url).pathname)));
}

/**
 * Takes over what earlier versions already have. Gives the entries that are still missing, and the
 * paths of the pages that the phone had, old or not.
 */
async function copyUnchanged(
  cache: Cache,
  entries: PageEntry[],
  rules: PageRules,
): Promise<{ missing: PageEntry[]; paths: Set<string> }> {
  const older = await Promise.all((await pageCacheNames()).map((name) => caches.open(name)));
  const missing: PageEntry[] = [];
  const paths = new Set<string>();
  for (const entry of entries) {
    const path = pathOf(entry);
    let unchanged: Response | undefined;
    for (const version of older) {
      const response = await version.match(path);
      if (!response) continue;
      paths.add(path);
      const revision = response.headers.get('x-page-revision');
      if (entry.revision && revision === entry.revision) unchanged = response;
    }
    if (unchanged) await keepPage(cache, entry, await unchanged.text(), rules);
    else missing.push(entry);
  }
  return { missing, paths };
}

async function fetchPages(cache: Cache, entries: PageEntry[], rules: PageRules): Promise<void> {
  const bundled = await Promise.all(
    bundles.map(({ url, has }) => {
      const inBundle = entries.filter(has);
      return inBundle.length >= bundleFrom ? fetchBundle(cache, url, inBundle, rules) : [];
    }),
  );
  const rest = entries.filter((entry) => !bundled.flat().includes(entry));
  await mapInParallel(rest, 6, async (entry) => {
    const response = await fetch(pathOf(entry), { cache: 'no-cache' });
    const expected = pathOf(entry) === '/404' ? 404 : 200;
    if (response.status !== expected) throw new Error(`${entry.url} answered ${response.status}`);
    await keepPage(cache, entry, await response.text(), rules);
  });
}

/** Gives the entries that the bundle had. A bundle that cannot be read is no fault: page by page works too. */
async function fetchBundle(
  cache: Cache,
  url: string,
  entries: PageEntry[],
  rules: PageRules,
): Promise<PageEntry[]> {
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok) return [];
  const bundle = (await response.json()) as Record<string, string>;
  const had = entries.filter((entry) => bundle[pathOf(entry)] !== undefined);
  await mapInParallel(had, 6, (entry) =>
    keepPage(cache, entry, bundle[pathOf(entry)] ?? '', rules),
  );
  return had;
}
