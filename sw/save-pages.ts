import { savedFirstPaths } from '../src/content/saved-first.ts';
import { canonicalPath } from '../src/i18n/locale-path.ts';
import { firstStyleIn } from '../src/platform/first-style.ts';
import {
  choicesCache,
  lowDataEntry,
  savedPagesEntry,
} from '../src/platform/offline/worker-choices.ts';
import {
  cacheNameOf,
  keepFramed,
  keepPage,
  pageCacheNames,
  pathOf,
  rulesOf,
  type PageEntry,
  type PageFrame,
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
  const frame = await serverFrame();
  const { missing, paths } = await copyUnchanged(cache, entries, frame);
  const open = await openPaths(worker);
  const forLater = await pathsToKeep();
  const isWanted = (await isFrugal(worker.navigator))
    ? (path: string) => essential.has(path) || open.has(path) || forLater.has(path)
    : (path: string) => savedFirstPaths.has(path) || open.has(path) || paths.has(path);
  await fetchPages(
    cache,
    missing.filter((entry) => isWanted(pathOf(entry))),
    frame,
  );
}

/**
 * Once this version is in charge: what the phone still has only in an older text is better than
 * nothing, until the new one is read or fetched. Then the older versions' caches go.
 */
export async function takeOverPages(entries: PageEntry[]): Promise<void> {
  const current = cacheNameOf(entries);
  const cache = await caches.open(current);
  const older = (await pageCacheNames()).filter((name) => name !== current);
  for (const name of older) {
    const version = await caches.open(name);
    for (const entry of entries) {
      if (await cache.match(pathOf(entry))) continue;
      const page = await version.match(pathOf(entry));
      if (!page) continue;
      const isSame = page.headers.get('x-page-revision') === entry.revision;
      const kept = isSame ? entry : { ...entry, revision: undefined };
      await keepPage(cache, kept, await page.text(), rulesOf(page));
    }
  }
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Fetches every page of this version that is not here yet. Throws when one cannot be had. */
export async function saveAllPages(entries: PageEntry[]): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = entries.filter((entry) => !saved.has(pathOf(entry)));
  if (missing.length > 0) await fetchPages(cache, missing, await serverFrame());
}

/** What the server puts around its pages today. Throws when it is not our server that answers. */
async function serverFrame(): Promise<PageFrame> {
  const response = await fetch('/offline', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const style = firstStyleIn(await response.text());
  if (style === undefined) throw new Error('The server answered with a page that is not ours');
  return { rules: rulesOf(response), style };
}

/** True with Save-Data, a 2G line, or the site's own switch: then nothing is fetched unasked (DEV-08). */
async function isFrugal(device: WorkerNavigator): Promise<boolean> {
  const { connection } = device as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return true;
  return (await caches.match(lowDataEntry, { cacheName: choicesCache })) !== undefined;
}

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

/**
 * Takes over what earlier versions already have. Gives the entries that are still missing, and the
 * paths of the pages that the phone had, old or not.
 */
async function copyUnchanged(
  cache: Cache,
  entries: PageEntry[],
  frame: PageFrame,
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
    if (unchanged) await keepFramed(cache, entry, await unchanged.text(), frame);
    else missing.push(entry);
  }
  return { missing, paths };
}

async function fetchPages(cache: Cache, entries: PageEntry[], frame: PageFrame): Promise<void> {
  const bundled = await Promise.all(
    bundles.map(({ url, has }) => {
      const inBundle = entries.filter(has);
      return inBundle.length >= bundleFrom ? fetchBundle(cache, url, inBundle, frame) : [];
    }),
  );
  const rest = entries.filter((entry) => !bundled.flat().includes(entry));
  await mapInParallel(rest, 6, async (entry) => {
    const response = await fetch(pathOf(entry), { cache: 'no-cache' });
    // Some static hosts give the page for unknown addresses as a page of its own, too.
    const isThere = response.ok || (pathOf(entry) === '/404' && response.status === 404);
    if (!isThere) throw new Error(`${entry.url} answered ${response.status}`);
    const html = await response.text();
    if (!html.includes('data-page=')) throw new Error(`${entry.url} is not a page of this site`);
    await keepFramed(cache, entry, html, frame);
  });
}

/** Gives the entries that the bundle had. A bundle that cannot be read is no fault: page by page works too. */
async function fetchBundle(
  cache: Cache,
  url: string,
  entries: PageEntry[],
  frame: PageFrame,
): Promise<PageEntry[]> {
  let bundle: Record<string, string>;
  try {
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) return [];
    bundle = (await response.json()) as Record<string, string>;
  } catch (error) {
    console.info('The bundle of pages could not be read', error);
    return [];
  }
  const had = entries.filter((entry) => bundle[pathOf(entry)] !== undefined);
  await mapInParallel(had, 6, (entry) =>
    keepFramed(cache, entry, bundle[pathOf(entry)] ?? '', frame),
  );
  return had;
}
