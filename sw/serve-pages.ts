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
    const saved = await fromPhone(path);
    if (saved) return saved;
    const entry = known.get(path);
    const timeoutMs = networkTimeoutMs[entry ? 'ours' : 'unknown'];
    let response: Response;
    try {
      response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      const offline = await fromPhone('/offline');
      if (offline) return offline;
      throw error;
    }
    if (entry && response.status === 200) await keepWhatCame(entry, response.clone());
    return response;
  }

  /** A phone whose storage is broken has no page; the network may. */
  async function fromPhone(path: string): Promise<Response | undefined> {
    try {
      return await (await caches.open(cacheName)).match(path);
    } catch (error) {
      console.info('The saved pages cannot be read', error);
      return undefined;
    }
  }

  /** A full phone keeps nothing more; the page is shown all the same. */
  async function keepWhatCame(entry: PageEntry, response: Response): Promise<void> {
    try {
      const html = await response.text();
      // A captive portal's page is none of ours.
      if (!html.includes('data-page=')) return;
      // It may be newer than this version's list: the next version fetches it once more.
      const unverified = { ...entry, revision: undefined };
      await keepPage(await caches.open(cacheName), unverified, html, rulesOf(response));
    } catch (error) {
      console.info('The page is not kept on this phone', error);
    }
  }
}
