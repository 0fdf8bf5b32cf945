import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { pagesToRender, renderSearchFiles, renderPage } from '../../src/prerender.tsx';
import { pageCachePrefix } from '../../src/platform/pages/saved-pages.ts';

/**
 * Puts the site, as the build writes it, on a phone without a network: the search's file comes from the
 * worker, the pages from its cache, and everything else fails.
 */
export async function saveSite(): Promise<void> {
  const pages = new Map<string, string>();
  for (const { path } of pagesToRender()) {
    const { head, body } = await renderPage(path);
    pages.set(path, head + body);
  }
  const files: Record<string, string> = await renderSearchFiles();
  vi.stubGlobal('fetch', (address: string) => {
    const file = files[address];
    return file === undefined
      ? Promise.reject(new TypeError(`${address} was asked of a network that is not there`))
      : Promise.resolve(new Response(file));
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([`${pageCachePrefix}1`]),
    open: () =>
      Promise.resolve({
        match: (path: string) => {
          const html = pages.get(path);
          return Promise.resolve(html === undefined ? undefined : new Response(html));
        },
      }),
  });
}
