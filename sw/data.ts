import { dataCache } from '../src/platform/pages/saved-pages.ts';
import { mapInParallel } from './parallel.ts';
import type { DataEntry } from './worker-file.ts';

/** Time for data to arrive on a slow line, before the tool gets an error. */
const networkTimeoutMs = 15_000;
/** After this time a tool gets older data. The new data is saved for the next use. */
const timeoutMs = 3_000;

/**
 * True for files that are saved on first use only. A page requests a font if it may spend data on it
 * (src/boot.ts); WebP is for the few browsers that do not read the smaller AVIF.
 */
const isSavedOnUse = ({ url }: DataEntry) => /\.(webp|woff2)$/.test(url);

const pathOf = ({ url }: DataEntry): string => `/${url}`;
const keyOf = (entry: DataEntry): string => `${pathOf(entry)}?${entry.revision ?? ''}`;

async function fetchOurs(entry: DataEntry): Promise<Response> {
  const response = await fetch(pathOf(entry), {
    // Code has its digest in its name, so a copy in the browser's cache is valid.
    cache: entry.url.startsWith('assets/') ? 'default' : 'no-cache',
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  // A captive portal answers with a page.
  if (response.headers.get('content-type')?.includes('text/html')) {
    throw new Error(`${entry.url} was answered with a page`);
  }
  return response;
}

async function fetchAndSave(entry: DataEntry): Promise<Response> {
  const response = await fetchOurs(entry);
  if (response.ok) await (await caches.open(dataCache)).put(keyOf(entry), response.clone());
  return response;
}

/** Fetches a file for a page. A full device saves nothing more, but the tool still gets the file. */
async function fetchForPage(entry: DataEntry): Promise<Response> {
  const response = await fetchOurs(entry);
  if (!response.ok) return response;
  const copy = response.clone();
  try {
    await (await caches.open(dataCache)).put(keyOf(entry), copy);
  } catch (error) {
    console.info(`${entry.url} is not saved on this phone`, error);
  }
  return response;
}

/** Returns the saved data of this version, and of any version. */
async function savedData(entry: DataEntry): Promise<{ own?: Response; older?: Response }> {
  try {
    const cache = await caches.open(dataCache);
    const own = await cache.match(keyOf(entry));
    const older = own ?? (await cache.match(pathOf(entry), { ignoreSearch: true }));
    return { ...(own && { own }), ...(older && { older }) };
  } catch (error) {
    // Broken storage counts as empty; the network may still answer.
    console.info('The saved data cannot be read', error);
    return {};
  }
}

/** Answers requests for data: this version's saved data, then the network, then older saved data. */
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
  const { own, older } = await savedData(entry);
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
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, timeoutMs, older));
  return Promise.race([best, timeout]);
}

/** Returns a file's address without the digest of its content. */
const stemOf = (path: string): string =>
  path.replace(/-[\w-]{8}(?=\.(?:js|css|avif|webm|webp)$)/, '');

/** The search index and the asked sentences are large and differ in each version, so the next question fetches them. */
const isOfQuestions = ({ url }: DataEntry): boolean => /^data\/(?:search|asked)-/.test(url);

/** Updates the data and code that the device has used before. Unused files are not fetched. */
export async function refreshData(entries: readonly DataEntry[]): Promise<void> {
  const keys = await (await caches.open(dataCache)).keys();
  const used = new Set(keys.map(({ url }) => stemOf(new URL(url).pathname)));
  for (const entry of entries) {
    const { own } = await savedData(entry);
    if (own || isOfQuestions(entry) || !used.has(stemOf(pathOf(entry)))) continue;
    try {
      await fetchAndSave(entry);
    } catch (error) {
      // The older data serves until the next use with a network.
      console.info(`${entry.url} is not up to date`, error);
    }
  }
}

/** Fetches missing files in this order, several at once. Rejects when one cannot be fetched. */
export const saveData = (entries: readonly DataEntry[]): Promise<void> =>
  saveMissing(entries.filter((entry) => !isSavedOnUse(entry)));

/**
 * Saves the files among these addresses, which a page fetched before it had a worker. The browser's cache has
 * them, so this costs a few bytes.
 */
export function saveUsed(entries: readonly DataEntry[], addresses: string[]): Promise<void> {
  const used = new Set(addresses.map((address) => new URL(address).pathname));
  return saveMissing(entries.filter((entry) => used.has(pathOf(entry))));
}

async function saveMissing(entries: readonly DataEntry[]): Promise<void> {
  await mapInParallel(entries, 6, async (entry) => {
    const { own } = await savedData(entry);
    if (!own && !(await fetchAndSave(entry)).ok) throw new Error(`${entry.url} cannot be had`);
  });
}

/**
 * Returns the files of tools: first the code of all, then the data. The search index, the largest file, comes
 * last; until it arrives, search and assistant read the saved pages.
 */
export function dataOf(entries: readonly DataEntry[], tools: readonly string[]): DataEntry[] {
  const needed = tools.flatMap((tool) => entries.filter((entry) => entry.tools?.includes(tool)));
  const isCode = ({ url }: DataEntry) => url.startsWith('assets/');
  const sorted = [...needed.filter(isCode), ...needed.filter((entry) => !isCode(entry))];
  return [...new Set(sorted)];
}

/** True when this version's code and data of a tool are saved. False for an unknown tool. */
export async function isToolSaved(entries: readonly DataEntry[], tool: string): Promise<boolean> {
  const needed = entries.filter((entry) => entry.tools?.some((one) => one === tool));
  const here = await Promise.all(needed.map(async (entry) => (await savedData(entry)).own));
  return here.length > 0 && here.every((own) => own !== undefined);
}

/** Removes older data after this version has started, where this version's data is saved. */
export async function removeOldData(entries: readonly DataEntry[]): Promise<void> {
  const cache = await caches.open(dataCache);
  const current = new Map(entries.map((entry) => [pathOf(entry), keyOf(entry)]));
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const own = current.get(pathname);
    const isOld = own !== pathname + search;
    if (isOld && (own === undefined || (await cache.match(own)))) await cache.delete(url);
  }
}
