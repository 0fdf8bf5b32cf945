import { pageCachePrefix } from './saved-pages.ts';

/** Returns the HTML of a saved page; undefined when the device has not saved it. */
export async function savedHtml(path: string): Promise<string | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCachePrefix));
  for (const name of names.toReversed()) {
    const page = await (await caches.open(name)).match(path);
    if (page) return page.text();
  }
  return undefined;
}
