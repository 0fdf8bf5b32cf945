import { choicesCache, savedPagesEntry } from '../offline/worker-choices.ts';
import { watchFetchedPages } from '../offline/sw-bridge.ts';
import { pageCachePrefix } from './saved-pages.ts';

/** True when the device has saved the page at this path. */
export async function isPageSaved(path: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  for (const name of names) if (await (await caches.open(name)).match(path)) return true;
  return false;
}

/** Time for a page to arrive on a slow line. */
const saveMs = 15_000;

/**
 * Asks the worker to save the page at this path. Returns true when the page is on the device afterwards.
 * Rejects when the page cannot be fetched.
 */
export async function savePage(path: string): Promise<boolean> {
  if (await isPageSaved(path)) return true;
  let stop = () => {};
  const saved = new Promise<boolean>((resolve) => {
    stop = watchFetchedPages((page) => page.path === path && resolve(page.saved));
    setTimeout(() => resolve(false), saveMs);
  });
  try {
    // The worker saves each page that it fetches. It continues after it has answered that the line
    // is slow (sw/serve-pages.ts).
    await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(saveMs) });
    return navigator.serviceWorker?.controller ? await saved : false;
  } finally {
    stop();
  }
}

/** Tells the worker which pages each update must save, also when the visitor wants to use less data. */
export async function savePathsForUpdates(paths: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const choices = await caches.open(choicesCache);
  await choices.put(savedPagesEntry, new Response(JSON.stringify(paths)));
}
