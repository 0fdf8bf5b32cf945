import { mapInParallel } from './parallel.ts';
import type { LanguageFile } from './device-language.ts';

/**
 * Data of tools (`/data/*.json`, the index of the search among it), the code of the large ones, and the
 * fonts: fetched when first used, with the second bundle, or with the rest of the site, then kept. It
 * stands beside the pages, by revision, so that each version of the site reads its own; a version that
 * cannot have its own yet makes do with an older one, which the tool checks.
 */
export interface DataEntry extends LanguageFile {
  /** The file, as the build wrote it: `data/schemes-en.json`. */
  url: string;
  revision?: string | null | undefined;
  /** The paths of the tools that need it, set by the build (build/tool-code.ts); empty for code of no such tool. */
  tools?: readonly string[];
}

const cacheName = 'data';
/** A slow line may take this long before the tool is told that the data cannot be had. */
const networkTimeoutMs = 15_000;
/** An older one at once is better than a new one after this long, which then is there the next time. */
const timeoutMs = 3_000;

export const isData = ({ url, tools }: DataEntry): boolean =>
  tools !== undefined || url.startsWith('data/') || isFont(url);

/** A page asks for a font where data may be spent on it (src/boot.ts); nothing else fetches one. */
const isFont = (url: string) => url.endsWith('.woff2');

const pathOf = ({ url }: DataEntry): string => `/${url}`;
const keyOf = (entry: DataEntry): string => `${pathOf(entry)}?${entry.revision ?? ''}`;

async function fetchOurs(entry: DataEntry): Promise<Response> {
  const response = await fetch(pathOf(entry), {
    // Code never changes under its name: what the page itself has fetched before the worker came will do.
    cache: entry.url.startsWith('assets/') ? 'default' : 'no-cache',
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  // A captive portal's page is none of ours.
  if (response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${entry.url} was answered with a page`);
  }
  return response;
}

async function fetchAndSave(entry: DataEntry): Promise<Response> {
  const response = await fetchOurs(entry);
  if (response.ok) await (await caches.open(cacheName)).put(keyOf(entry), response.clone());
  return response;
}

/** For who waits for it: a full device keeps nothing more, and the tool works all the same. */
async function fetchForPage(entry: DataEntry): Promise<Response> {
  const response = await fetchOurs(entry);
  if (!response.ok) return response;
  const copy = response.clone();
  try {
    await (await caches.open(cacheName)).put(keyOf(entry), copy);
  } catch (error) {
    console.info(`${entry.url} is not kept on this phone`, error);
  }
  return response;
}

/** What of this file is on the phone: this version's, or any. */
async function kept(entry: DataEntry): Promise<{ own?: Response; older?: Response }> {
  try {
    const cache = await caches.open(cacheName);
    const own = await cache.match(keyOf(entry));
    const older = own ?? (await cache.match(pathOf(entry), { ignoreSearch: true }));
    return { ...(own && { own }), ...(older && { older }) };
  } catch (error) {
    // A phone whose storage is broken has nothing; the network may.
    console.info('The saved data cannot be read', error);
    return {};
  }
}

/** Answers for data: this version's from the phone, else from the network, else an older one from the phone. */
export function serveData(worker: ServiceWorkerGlobalScope, entries: readonly DataEntry[]): void {
  const known = new Map(entries.map((entry) => [pathOf(entry), entry]));
  worker.addEventListener('fetch', (event) => {
    const { origin, pathname } = new URL(event.request.url);
    const entry = known.get(pathname);
    if (entry && origin === worker.location.origin && event.request.method === 'GET') {
      event.respondWith(answer(entry, event));
    }
  });
}

async function answer(entry: DataEntry, event: FetchEvent): Promise<Response> {
  const { own, older } = await kept(entry);
  if (own) return own;
  const fetched = fetchForPage(entry);
  if (!older) return fetched;
  const best = fetched.then(
    (response) => (response.ok ? response : older),
    (error: unknown) => {
      console.info(`${entry.url} is an older one`, error);
      return older;
    },
  );
  event.waitUntil(best);
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, timeoutMs, older));
  return Promise.race([best, patience]);
}

/** A file's address without the part that changes with its content. */
const stemOf = (path: string): string => path.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, '');

/** Each version of the site has another, and it is large: the next search fetches it. */
const isSearchIndex = ({ url }: DataEntry): boolean => url.startsWith('data/search-');

/** A new version brings the data and code that the phone uses up to date; what was never used stays away. */
export async function refreshData(entries: readonly DataEntry[]): Promise<void> {
  const keys = await (await caches.open(cacheName)).keys();
  const used = new Set(keys.map(({ url }) => stemOf(new URL(url).pathname)));
  for (const entry of entries) {
    const { own } = await kept(entry);
    if (own || isSearchIndex(entry) || !used.has(stemOf(pathOf(entry)))) continue;
    try {
      await fetchAndSave(entry);
    } catch (error) {
      // The older one serves until the next use with a signal.
      console.info(`${entry.url} is not up to date`, error);
    }
  }
}

/** Fetches what is not here yet, several at once, in this order. Throws when something cannot be had. */
export async function saveData(entries: readonly DataEntry[]): Promise<void> {
  const wanted = entries.filter(({ url }) => !isFont(url));
  await mapInParallel(wanted, 6, async (entry) => {
    const { own } = await kept(entry);
    if (!own && !(await fetchAndSave(entry)).ok) throw new Error(`${entry.url} cannot be had`);
  });
}

/**
 * What the tools need, in their order: the code of all, then the data. The largest file, the index of the
 * search, comes last: until it is here, search and assistant read the saved pages.
 */
export function dataOf(entries: readonly DataEntry[], tools: readonly string[]): DataEntry[] {
  const needed = tools.flatMap((tool) => entries.filter((entry) => entry.tools?.includes(tool)));
  const isCode = ({ url }: DataEntry) => url.startsWith('assets/');
  const sorted = [...needed.filter(isCode), ...needed.filter((entry) => !isCode(entry))];
  return [...new Set(sorted)];
}

/** True when this version's code and data of a tool are here. False for a tool that nobody knows. */
export async function isToolSaved(entries: readonly DataEntry[], tool: string): Promise<boolean> {
  const needed = entries.filter((entry) => entry.tools?.some((one) => one === tool));
  const here = await Promise.all(needed.map(async (entry) => (await kept(entry)).own));
  return here.length > 0 && here.every((own) => own !== undefined);
}

/** Once this version is in charge, older data goes, where this version's is here. */
export async function removeOldData(entries: readonly DataEntry[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const current = new Map(entries.map((entry) => [pathOf(entry), keyOf(entry)]));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const own = current.get(pathname);
    const isOld = own !== pathname + search;
    if (isOld && (own === undefined || (await cache.match(own)))) await cache.delete(url);
  }
}
