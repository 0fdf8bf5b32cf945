import { choicesCache, savedPagesEntry } from './offline/worker-choices.ts';
import { watchFetchedPages } from './offline/sw-bridge.ts';
import { pageCachePrefix } from './saved-pages.ts';

/** True when the page at this path opens with no signal. */
export async function isPageSaved(path: string): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  for (const name of names) if (await (await caches.open(name)).match(path)) return true;
  return false;
}

/** A slow line may take this long to bring a page that somebody wants to keep. */
const saveMs = 15_000;

/**
 * Has the worker keep the page at this path, where it does not yet. Gives whether it is there now.
 * Rejects when the page cannot be had.
 */
export async function savePage(path: string): Promise<boolean> {
  if (await isPageSaved(path)) return true;
  let stop = () => {};
  const saved = new Promise<boolean>((resolve) => {
    stop = watchFetchedPages((page) => page.path === path && resolve(page.saved));
    setTimeout(() => resolve(false), saveMs);
  });
  try {
    // The worker keeps what passes through it, and goes on where it has answered that the line is slow (sw/serve-pages.ts).
    await fetch(path, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(saveMs) });
    return navigator.serviceWorker?.controller ? await saved : false;
  } finally {
    stop();
  }
}

/** Leaves word for the worker which pages an update must bring along, however little data is to be used. */
export async function keepThroughUpdates(paths: readonly string[]): Promise<void> {
  if (!('caches' in globalThis)) return;
  const choices = await caches.open(choicesCache);
  await choices.put(savedPagesEntry, new Response(JSON.stringify(paths)));
}
