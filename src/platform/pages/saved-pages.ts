/** A page on this device, which opens without a network. */
export interface SavedPage {
  path: string;
  title: string;
}

/** Prefix of the names of the worker's page caches. The version follows (sw/page-cache.ts). */
export const pageCachePrefix = 'pages-';

/** "About us | Niyam" → "About us". */
const withoutSiteName = (title: string) => title.replace(/ \| [^|]*$/, '');

/** Returns the paths of all saved pages, including lists and forms. */
export async function savedPaths(): Promise<Set<string>> {
  const paths = new Set<string>();
  if (!('caches' in globalThis)) return paths;
  for (const name of await caches.keys()) {
    if (!name.startsWith(pageCachePrefix)) continue;
    for (const { url } of await (await caches.open(name)).keys()) paths.add(new URL(url).pathname);
  }
  return paths;
}

/** Name of the worker's cache of pictures, and of tools' code and data (sw/data.ts). */
export const dataCache = 'data';

/** Returns the paths of all saved pictures. */
export async function savedPictures(): Promise<Set<string>> {
  if (!('caches' in globalThis)) return new Set();
  const keys = await (await caches.open(dataCache)).keys();
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** Returns the saved pages in the order of their titles. Empty where the browser has no Cache API. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  const pages = new Map<string, string>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const title = (await cache.match(request))?.headers.get('x-page-title');
      if (title) pages.set(path, withoutSiteName(decodeURIComponent(title)));
    }
  }
  return [...pages]
    .map(([path, title]) => ({ path, title }))
    .sort((a, b) => a.title.localeCompare(b.title));
}
