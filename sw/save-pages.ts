import { savedFirstPaths } from '../src/content/saved-first.ts';
import { localeOfPath, publicPath, stripLocalePrefix } from '../src/i18n/locale-path.ts';
import type { Locale } from '../src/locales/languages.ts';
import { firstStyleIn } from '../src/platform/pages/first-style.ts';
import {
  choicesCache,
  lowDataEntry,
  savedPagesEntry,
} from '../src/platform/offline/worker-choices.ts';
import {
  cacheNameOf,
  entryOfText,
  isNotFoundPage,
  isOurPage,
  saveFramed,
  savePage,
  pageCacheNames,
  pathOf,
  rulesOf,
  type PageEntry,
  type PageFrame,
} from './page-cache.ts';
import { mapInParallel } from './parallel.ts';
import { deviceLanguage } from './device-language.ts';

/**
 * Saves pages on the device. Pages that did not change since the last version are copied. Many missing pages
 * are fetched as one bundle, few are fetched one by one.
 */

/**
 * Returns the bundle that contains a page (build/finish.ts). Each language has one for the first visit and
 * one for other pages.
 */
function bundleOf(entry: PageEntry): string {
  const path = pathOf(entry);
  const part = savedFirstPaths.has(stripLocalePrefix(path)) ? '' : '-rest';
  return `/pages-${localeOfPath(path)}${part}.jsonl`;
}
/** From this number of missing pages on, a bundle is cheaper than single pages. */
const bundleFrom = 12;
/** Pages that every visitor needs, also with little data. */
const essential: ReadonlySet<string> = new Set(['/', '/404', '/offline', '/contact', '/outbox']);
/** Saved in English too, because an address without a language prefix may be unknown. */
const alsoInEnglish: ReadonlySet<string> = new Set(['/404', '/offline']);

/** Fills this version's cache. Rejects when a page cannot be fetched; the worker then tries again later. */
export async function installPages(
  worker: ServiceWorkerGlobalScope,
  entries: PageEntry[],
): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const frame = await serverFrame();
  const { missing, paths } = await copyUnchanged(cache, entries, frame);
  const isWanted = await wantedUnasked(worker, paths);
  await fetchPages(
    cache,
    missing.filter((entry) => isWanted(pathOf(entry))),
    frame,
  );
}

/**
 * Saves missing pages of the first visit again, because caches can be deleted while the worker runs. Uses the
 * network only if a page is missing. Rejects when a page cannot be fetched.
 */
export async function refillPages(
  worker: ServiceWorkerGlobalScope,
  entries: PageEntry[],
): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const isWanted = await wantedUnasked(worker);
  const missing = (await missingFrom(cache, entries)).filter((entry) => isWanted(pathOf(entry)));
  if (missing.length > 0) await fetchPages(cache, missing, await serverFrame());
}

/**
 * Returns the paths of pages that are saved without a request. `had`: pages that an earlier version had
 * saved.
 */
async function wantedUnasked(
  worker: ServiceWorkerGlobalScope,
  had: ReadonlySet<string> = new Set(),
): Promise<(path: string) => boolean> {
  const locale = await deviceLanguage(worker);
  const isFrugalNow = await isFrugal(worker.navigator);
  const asked = [await openPaths(worker), await pathsToSave(), alsoInEnglish];
  const also = isFrugalNow ? asked : [...asked, had];
  const first = isFrugalNow ? essential : savedFirstPaths;
  return (path) =>
    also.some((paths) => paths.has(path)) ||
    (localeOfPath(path) === locale && first.has(stripLocalePrefix(path)));
}

async function missingFrom(cache: Cache, entries: PageEntry[]): Promise<PageEntry[]> {
  const saved = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return entries.filter((entry) => !saved.has(pathOf(entry)));
}

/**
 * Runs after this version has started. Copies pages that the device has only in an older text, until the new
 * text arrives. Then removes the caches of older versions.
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
      const saved = isSame ? entry : { ...entry, revision: undefined };
      await savePage(cache, saved, await page.text(), rulesOf(page));
    }
  }
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** Fetches all missing pages of a language. Rejects when one cannot be fetched. */
export async function saveAllPages(entries: PageEntry[], locale: Locale): Promise<void> {
  const cache = await caches.open(cacheNameOf(entries));
  const own = entries.filter((entry) => localeOfPath(pathOf(entry)) === locale);
  const missing = await missingFrom(cache, own);
  if (missing.length > 0) await fetchPages(cache, missing, await serverFrame());
}

/** Returns the current headers and style of the server's pages. Throws when another server answers. */
async function serverFrame(): Promise<PageFrame> {
  const response = await fetch('/offline', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const style = firstStyleIn(await response.text());
  if (style === undefined) throw new Error('The server answered with a page that is not ours');
  return { rules: rulesOf(response), style };
}

/**
 * True with Save-Data, on a 2G line, or with the site's own setting: then nothing is fetched without a
 * request (DEV-08).
 */
export async function isFrugal(device: WorkerNavigator): Promise<boolean> {
  const { connection } = device as WorkerNavigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')) return true;
  return (await caches.match(lowDataEntry, { cacheName: choicesCache })) !== undefined;
}

/** Returns the pages that the visitor has saved (src/platform/pages/save-pages.ts). */
async function pathsToSave(): Promise<Set<string>> {
  const saved = await caches.match(savedPagesEntry, { cacheName: choicesCache });
  const paths: unknown = await saved?.json();
  return new Set(Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []);
}

async function openPaths(worker: ServiceWorkerGlobalScope): Promise<Set<string>> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(windows.map((client) => publicPath(new URL(client.url).pathname)));
}

/**
 * Copies pages from earlier versions. Returns the missing entries, and the paths of all pages that the device
 * had, current or not.
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
    if (unchanged) await saveFramed(cache, entry, await unchanged.text(), frame);
    else missing.push(entry);
  }
  return { missing, paths };
}

async function fetchPages(cache: Cache, entries: PageEntry[], frame: PageFrame): Promise<void> {
  const bundles = new Map<string, PageEntry[]>();
  for (const entry of entries) {
    const url = bundleOf(entry);
    bundles.set(url, [...(bundles.get(url) ?? []), entry]);
  }
  const bundled = await Promise.all(
    [...bundles].map(async ([url, inBundle]) =>
      inBundle.length >= bundleFrom ? fetchBundle(cache, url, inBundle, frame) : [],
    ),
  );
  const rest = entries.filter((entry) => !bundled.flat().includes(entry));
  await mapInParallel(rest, 6, async (entry) => {
    const response = await fetch(pathOf(entry), { cache: 'no-cache' });
    // Some static hosts answer unknown addresses, and the page for them, with status 404.
    const isThere = response.ok || (isNotFoundPage(pathOf(entry)) && response.status === 404);
    if (!isThere) throw new Error(`${entry.url} answered ${response.status}`);
    const html = await response.text();
    if (!isOurPage(html)) throw new Error(`${entry.url} is not a page of this site`);
    await saveFramed(cache, await entryOfText(entry, html), html, frame);
  });
}

/**
 * Saves each page of a bundle when it arrives, so that a broken line loses nothing that has arrived. Returns
 * the saved entries; empty without a bundle, because single pages work too.
 * Throws when the line breaks, because the next attempt fetches the rest as a bundle again.
 */
async function fetchBundle(
  cache: Cache,
  url: string,
  entries: PageEntry[],
  frame: PageFrame,
): Promise<PageEntry[]> {
  const wanted = new Map(entries.map((entry) => [pathOf(entry), entry]));
  const had: PageEntry[] = [];
  const response = await fetch(url, { cache: 'no-cache' });
  if (!response.ok || !response.body) return [];
  for await (const line of linesOf(response.body)) {
    const page = pageIn(line);
    // A captive portal answered, or the host's page for unknown addresses.
    if (!page) return had;
    const entry = wanted.get(page.path);
    if (!entry) continue;
    await saveFramed(cache, await entryOfText(entry, page.html), page.html, frame);
    had.push(entry);
  }
  return had;
}

/** Returns a line of a bundle: a page's path and its HTML, as JSON. Undefined for other lines. */
function pageIn(line: string): { path: string; html: string } | undefined {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch (error) {
    console.info('A bundle of pages has a line that is none', error);
    return undefined;
  }
  const [path, html] = Array.isArray(read) ? (read as unknown[]) : [];
  const isPage = typeof path === 'string' && typeof html === 'string' && isOurPage(html);
  return isPage ? { path, html } : undefined;
}

/** Yields the lines of a stream. Throws where the stream breaks. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (done) break;
  }
  if (rest !== '') yield rest;
}
