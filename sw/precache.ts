import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { mapInParallel } from './parallel.ts';
import { isNeededIn, deviceLanguage, type LanguageFile } from './device-language.ts';

/** The scripts, styles and icons of this version, by revision, served from the device. */
export interface Shell {
  /** Saves what the phone's language needs and is not here yet. Throws when something cannot be had; what has come stays. */
  fill: () => Promise<void>;
}

/**
 * Serves the shell. It is saved with the worker's installation, and again when it is gone: somebody may
 * have deleted caches, or the browser, while the worker went on. Not by Workbox's own installation, which
 * fetches one file after the other: 75 round trips take half a minute on a 3G line.
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
  // Takes away what no entry of this version names.
  worker.addEventListener('activate', (event) => {
    void precache.activate(event);
  });
  return { fill };
}

/** A captive portal answers for every address, with a page of its own; no file of the shell is a page. */
const isOurs = (response: Response): boolean =>
  response.ok && !response.headers.get('content-type')?.includes('text/html');
