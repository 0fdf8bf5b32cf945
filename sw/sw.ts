/// <reference lib="webworker" />
import '../src/platform/abort-timeout.ts';
import { serveShell } from './precache.ts';
import { servePages } from './serve-pages.ts';
import { pathOf } from './page-cache.ts';
import { installPages, isFrugal, refillPages, saveAllPages, takeOverPages } from './save-pages.ts';
import { savedTools } from '../src/tools/all-tools.ts';
import { savedSecond } from '../src/tools/tool.ts';
import { listenToPages } from './messages.ts';
import { chooseLanguage, isNeededIn, deviceLanguage } from './device-language.ts';
import { showReminders } from './push.ts';
import { sendInBackground } from './sync.ts';
import {
  dataOf,
  type DataEntry,
  isData,
  isToolSaved,
  refreshData,
  removeOldData,
  saveData,
  serveData,
} from './data.ts';

/** Wiring only: what the worker does stands in the file that is named after it. */
declare const self: ServiceWorkerGlobalScope;

/** Every file of the build with its revision; the build puts the list here. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');
/** What an older browser lacks is kept by older browsers alone (src/polyfills.ts). */
const isWanted = ({ url }: { url: string }) =>
  !('toReversed' in Array.prototype) || !url.includes('/polyfills-');
const isPage = ({ url }: { url: string }) => url.endsWith('.html');
const pages = manifest.filter(isPage);
const data: DataEntry[] = manifest.filter(isData);

const shell = serveShell(
  self,
  manifest.filter((entry) => !isPage(entry) && !isData(entry) && isWanted(entry)),
);

const saveFirst = async () => {
  await shell.fill();
  // What a visitor waits for is on its way already.
  await refillPages(
    self,
    pages.filter((page) => !isPageComing(pathOf(page))),
  );
};

/** The data of one language: what of it the phone saves unasked. */
const dataIn = async () => {
  const locale = await deviceLanguage(self);
  return data.filter((entry) => isNeededIn(entry, locale));
};
const saveSecond = async () => saveData(dataOf(await dataIn(), savedSecond(savedTools)));

const { isPageComing } = servePages(self, pages);
serveData(self, data);
listenToPages(self, {
  SAVE_FIRST: saveFirst,
  SAVE_SECOND: saveSecond,
  SAVE_ALL_PAGES: async () => {
    await saveFirst();
    await saveSecond();
    await saveAllPages(pages, await deviceLanguage(self));
    await saveData(await dataIn());
  },
  IS_TOOL_SAVED: async (tool) => isToolSaved(await dataIn(), tool),
  IS_PAGE_COMING: (path) => Promise.resolve(isPageComing(path)),
  // What is saved in the other language stays: nothing is taken away that was not asked for.
  CHOOSE_LANGUAGE: async (name) => {
    await chooseLanguage(name);
    if (!(await isFrugal(self.navigator))) await saveFirst();
  },
});
sendInBackground(self);
showReminders(self);

self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([installPages(self, pages), refreshData(data)])),
);
self.addEventListener('activate', (event) =>
  // The first visit is served by the worker from its first minute, not from the next visit on.
  event.waitUntil(Promise.all([takeOverPages(pages), removeOldData(data), self.clients.claim()])),
);
