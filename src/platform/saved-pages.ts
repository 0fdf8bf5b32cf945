import { choicesCache, savedPagesEntry } from './offline/worker-choices.ts';

/** A page that opens with no signal. */
export interface SavedPage {
  path: string;
  title: string;
}

/** Prefix of the worker's page caches; the rest of the name is the version (sw/pages.ts). */
export const pageCachePrefix = 'pages-';

/** Pages that are there to be read; lists, forms and sign-in are left out. */
const isReading = (path: string) => !/^\/(404|offline|outbox|login|register|search)$/.test(path);

/** "About us | Niyam" → "About us". */
const withoutSiteName = (title: string) => title.replace(/ \| [^|]*$/, '');

/** The pages kept on this phone, by title. Empty where the browser has no Cache API. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  const pages = new Map<string, string>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const title = (await cache.match(request))?.headers.get('x-page-title');
      if (title && isReading(path)) pages.set(path, withoutSiteName(decodeURIComponent(title)));
    }
  }
  return [...pages]
    .map(([path, title]) => ({ path, title }))
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** True when the page at this path opens with no signal. */
export async function isPageSaved(path: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  for (const name of names) if (await (await caches.open(name)).match(path)) return true;
  return false;
}

/**
 * Has the worker keep the page at this path, where it does not yet. Gives whether it is there now.
 * Rejects when the page cannot be had.
 */
export async function savePage(path: string): Promise<boolean> {
  if (await isPageSaved(path)) return true;
  // The worker keeps what passes through it (sw/pages.ts).
  await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(15_000) });
  return isPageSaved(path);
}

/** Leaves word for the worker which pages an update must bring along, however little data is to be used. */
export async function keepThroughUpdates(paths: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const choices = await caches.open(choicesCache);
  await choices.put(savedPagesEntry, new Response(JSON.stringify(paths)));
}
