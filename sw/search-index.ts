import type { PageEntry } from './page-cache.ts';

/**
 * The index of the search on this phone. It is kept apart from the pages: it may be older than they are,
 * so that an update does not fetch it anew. Who searches gets the newest that can be had.
 */
const cacheName = 'search';
const revisionHeader = 'x-revision';
/** An old index at once is better than a new one after this long. */
const patienceMs = { withOld: 3_000, without: 12_000 };

/** Answers requests for the index: the newest from the phone, else from the network, else an older one. */
export function serveSearchIndex(
  worker: ServiceWorkerGlobalScope,
  files: readonly PageEntry[],
): void {
  worker.addEventListener('fetch', (event) => {
    const { pathname, origin } = new URL(event.request.url);
    const file = files.find(({ url }) => pathname === `/${url}`);
    if (file && origin === worker.location.origin) event.respondWith(indexFor(file));
  });
}

/** Brings the indexes onto the phone where there are none. Throws when one cannot be had. */
export async function saveSearchIndex(files: readonly PageEntry[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (!(await cache.match(`/${file.url}`))) await fetchIndex(cache, file, patienceMs.without);
  }
}

async function indexFor(file: PageEntry): Promise<Response> {
  const cache = await caches.open(cacheName);
  const saved = await cache.match(`/${file.url}`);
  if (saved && saved.headers.get(revisionHeader) === file.revision) return saved;
  try {
    return await fetchIndex(cache, file, patienceMs[saved ? 'withOld' : 'without']);
  } catch (error) {
    if (!saved) throw error;
    console.info('The index of the search is an older one', error);
    return saved;
  }
}

async function fetchIndex(cache: Cache, file: PageEntry, waitMs: number): Promise<Response> {
  const response = await fetch(`/${file.url}`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(waitMs),
  });
  if (!response.ok) throw new Error(`${file.url} answered ${response.status}`);
  const kept = new Response(await response.text(), {
    headers: { 'content-type': 'application/json', [revisionHeader]: file.revision ?? '' },
  });
  await cache.put(`/${file.url}`, kept.clone());
  return kept;
}
