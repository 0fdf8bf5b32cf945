import { cacheNames } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { mapInParallel } from './parallel.ts';

/** Saves scripts, styles and icons, by revision; serves them from the device. */
export function installShell(entries: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  addPlugins([
    { cacheWillUpdate: ({ response }) => Promise.resolve(isOurs(response) ? response : null) },
  ]);
  precacheAndRoute(entries, { cleanURLs: false });
}

/**
 * Saves again what is gone of the shell: somebody may have deleted caches, or the browser, while the
 * worker went on. Throws when something cannot be had.
 */
export async function refillShell(entries: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  await mapInParallel(entries, 6, async ({ url, revision }) => {
    const key = getCacheKeyForURL(url);
    if (!key || (await cache.match(key))) return;
    const response = await fetch(url, { cache: revision ? 'reload' : 'default' });
    if (!isOurs(response)) throw new Error(`${url} cannot be had`);
    await cache.put(key, response);
  });
}

/** A captive portal answers for every address, with a page of its own; no file of the shell is a page. */
const isOurs = (response: Response): boolean =>
  response.ok && !response.headers.get('content-type')?.includes('text/html');
