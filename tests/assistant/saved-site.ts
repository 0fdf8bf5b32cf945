import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { pagesToRender, renderSearchFiles, renderPage } from '../../src/prerender.tsx';
import { askedFiles, isAskedPath } from '../../build/needs/write-asked.ts';
import { needsJson } from '../../build/needs/write-needs.ts';
import { needsFilePath } from '../../src/needs/needs-file.ts';
import { localeOfPath } from '../../src/i18n/locale-path.ts';
import { defaultLocale } from '../../src/locales/languages.ts';
import { askedFilePath } from '../../src/needs/asked-file.ts';
import { pageCachePrefix } from '../../src/platform/pages/saved-pages.ts';
import { emptyCalendar } from '../../src/tools/calendar/model/entries.ts';
import { savedCalendar } from '../../src/tools/calendar/stored.ts';
import { businessAnswers } from '../../src/tools/finder/stored.ts';

const renderings = new Map<string, Promise<string>>();
let files: Promise<Record<string, string>> | undefined;

const searchFiles = async (): Promise<Record<string, string>> => ({
  ...(await renderSearchFiles()),
  [needsFilePath]: await needsJson(),
});

/** Returns the page as the build writes it. Each is rendered once for all test files of a process. */
function rendered(path: string): Promise<string> {
  const rendering = renderings.get(path) ?? renderPage(path).then(({ head, body }) => head + body);
  renderings.set(path, rendering);
  return rendering;
}

let asked: Promise<Record<string, string>> | undefined;

/** Returns the file of asked sentences at an address, if there is one. It takes all pages that have such sentences. */
async function askedFile(address: string): Promise<string | undefined> {
  if (!isAskedPath(address)) return undefined;
  asked ??= askedFiles(rendered);
  return (await asked)[address];
}

/** Renders all English pages, for tests that measure the time of an answer. */
export async function renderAllPages(): Promise<void> {
  for (const { path } of pagesToRender()) {
    if (localeOfPath(path) === defaultLocale) await rendered(path);
  }
}

/**
 * Puts the site, as the build writes it, on a phone without a network: the search's file comes from the
 * worker, the pages from its cache, and everything else fails. A page is rendered when it is first read.
 * The phone knows nothing of a business, also when a test file of this process has saved one before.
 */
export async function saveSite(): Promise<void> {
  await businessAnswers.change(() => ({}));
  await savedCalendar.change(() => emptyCalendar);
  const paths = new Set(pagesToRender().map(({ path }) => path));
  files ??= searchFiles();
  const saved = await files;
  // An answer does not wait long for them.
  await askedFile(askedFilePath(defaultLocale));
  vi.stubGlobal('fetch', async (address: string) => {
    const file = saved[address] ?? (await askedFile(address));
    return file === undefined
      ? Promise.reject(new TypeError(`${address} was asked of a network that is not there`))
      : Promise.resolve(new Response(file));
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([`${pageCachePrefix}1`]),
    open: () =>
      Promise.resolve({
        match: async (path: string) =>
          paths.has(path) ? new Response(await rendered(path)) : undefined,
      }),
  });
}
