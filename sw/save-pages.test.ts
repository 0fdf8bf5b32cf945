import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageRevision } from '../src/platform/pages/page-revision.ts';
import type { PageEntry } from './page-cache.ts';
import { installPages, takeOverPages } from './save-pages.ts';

const frame = '<style data-first></style>';
const pageOf = (text: string) =>
  `<title>${text}</title>${frame}<main data-page="site/contact">${text}</main>`;
const worker = {
  clients: { matchAll: async () => [] },
  navigator: {},
} as unknown as ServiceWorkerGlobalScope;

/** The server's pages by path, and the requested paths. */
const served = new Map<string, string>();
const asked: string[] = [];

/** A simulated Cache Storage with the methods that the worker uses. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://site.test${path}` })),
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async () => undefined,
  } as unknown as CacheStorage;
}

const entryFor = async (text: string): Promise<PageEntry> => ({
  url: 'contact/index.html',
  revision: await pageRevision(pageOf(text)),
});

/** Saves a version of the site whose list has this text of the page. Returns the requested paths. */
async function saveVersion(text: string): Promise<string[]> {
  asked.length = 0;
  const entries = [await entryFor(text)];
  await installPages(worker, entries);
  await takeOverPages(entries);
  return asked.filter((path) => path === '/contact');
}

async function savedText(): Promise<string> {
  for (const name of await caches.keys()) {
    const page = await (await caches.open(name)).match('/contact');
    if (page) return /<main[^>]*>(.*)<\/main>/.exec(await page.text())?.[1] ?? '';
  }
  return '';
}

beforeEach(() => {
  served.clear();
  served.set('/offline', pageOf('offline'));
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const html = served.get(path);
    return html === undefined ? new Response('', { status: 404 }) : new Response(html);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('copies a page that has not changed since the version before', async () => {
  served.set('/contact', pageOf('one'));
  expect(await saveVersion('one')).toEqual(['/contact']);
  expect(await saveVersion('one')).toEqual([]);
  expect(await savedText()).toBe('one');
});

it('fetches a page again at the next version when the server gave an older text than the list asks for', async () => {
  served.set('/contact', pageOf('old'));
  await saveVersion('new');
  expect(await savedText()).toBe('old');
  served.set('/contact', pageOf('new'));
  // Another page has changed, so this is a new version.
  const entries = [await entryFor('new'), { url: 'about/index.html', revision: 'x' }];
  await installPages(worker, entries);
  await takeOverPages(entries);
  expect(await savedText()).toBe('new');
});

it('knows a page of another first style as the same page', async () => {
  const styled = pageOf('one').replace(frame, '<style data-first>h1{color:red}</style>');
  expect(await pageRevision(styled)).toBe(await pageRevision(pageOf('one')));
});
