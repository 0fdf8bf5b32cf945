import { canonicalPath } from '../src/i18n/locale-path.ts';
import { cacheNameOf, keepPage, pathOf, rulesOf, type PageEntry } from './page-cache.ts';

/**
 * How long a page that is not on the phone may take before the visitor is told (PWA-07). One of ours
 * is worth waiting for on a 2G line; an address we do not know is probably a slip of the finger.
 */
const networkTimeoutMs = { ours: 10_000, unknown: 3_000 };

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
        await keepPage(cache, unverified, await response.clone().text(), rulesOf(response));
      }
      return response;
    } catch (error) {
      const offline = await cache.match('/offline');
      if (offline) return offline;
      throw error;
    }
  }
}
