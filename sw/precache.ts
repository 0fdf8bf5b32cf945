import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

const isFont = (url: string) => url.endsWith('.woff2');

/**
 * Keeps scripts, styles, fonts and icons, by revision; serves them from the phone. With Save-Data no
 * font is fetched, neither now nor when a page asks for it: headings look plainer (DEV-08).
 */
export function installShell(worker: ServiceWorkerGlobalScope, entries: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  const { connection } = worker.navigator as WorkerNavigator & {
    connection?: { saveData?: boolean };
  };
  const withoutFonts = connection?.saveData === true;
  const wanted = withoutFonts ? entries.filter(({ url }) => !isFont(url)) : entries;
  precacheAndRoute(wanted, { cleanURLs: false });
  if (!withoutFonts) return;
  worker.addEventListener('fetch', (event) => {
    if (event.request.destination === 'font') event.respondWith(Response.error());
  });
}
