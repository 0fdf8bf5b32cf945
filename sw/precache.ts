import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { mapInParallel } from './parallel.ts';
import { deviceLanguage } from './device-language.ts';
import { isNeededIn, type LanguageFile } from './worker-file.ts';

/** The scripts, styles and icons of this version. The worker serves them from the device. */
export interface Shell {
  /**
   * Saves missing files of the device's language. Rejects when one cannot be fetched; the others stay saved.
   */
  fill: () => Promise<void>;
}

/**
 * Saves the shell at installation and serves it. Saves it again when it is gone, because caches can be
 * deleted while the worker runs.
 * Workbox's own installation is not used: it fetches one file after another, and 75 round trips take half a
 * minute on a 3G line.
 */
export function serveShell(
  worker: ServiceWorkerGlobalScope,
  entries: readonly (PrecacheEntry & LanguageFile)[],
): Shell {
  cleanupOutdatedCaches();
  const precache = new PrecacheController();
  precache.addToCacheList([...entries]);
  registerRoute(new PrecacheRoute(precache, { cleanURLs: false }));

  async function fill(): Promise<void> {
    const cache = await caches.open(cacheNames.precache);
    const locale = await deviceLanguage(worker);
    const needed = entries.filter((entry) => isNeededIn(entry, locale));
    await mapInParallel(needed, 6, async ({ url, revision }) => {
      const key = precache.getCacheKeyForURL(url);
      if (!key || (await cache.match(key))) return;
      const response = await fetch(url, { cache: revision ? 'reload' : 'default' });
      if (!isOurs(response)) throw new Error(`${url} cannot be had`);
      await cache.put(key, response);
    });
  }

  worker.addEventListener('install', (event) => event.waitUntil(fill()));
  // Removes files that this version does not list.
  worker.addEventListener('activate', (event) => {
    void precache.activate(event);
  });
  return { fill };
}

/** A captive portal answers every address with a page. No file of the shell is a page. */
const isOurs = (response: Response): boolean =>
  response.ok && !response.headers.get('content-type')?.includes('text/html');
