/// <reference lib="webworker" />
import '../src/platform/abort-timeout.ts';
import { serveShell } from './precache.ts';
import { servePages } from './serve-pages.ts';
import { pathOf } from './page-cache.ts';
import { installPages, isFrugal, refillPages, saveAllPages, takeOverPages } from './save-pages.ts';
import { savedTools } from '../src/tools/all-tools.ts';
import { savedSecond } from '../src/tools/tool.ts';
import { listenToPages } from './messages.ts';
import { chooseLanguage, deviceLanguage } from './device-language.ts';
import { isData, isNeededIn, type DataEntry } from './worker-file.ts';
import { showReminders } from './push.ts';
import { sendInBackground } from './sync.ts';
import {
  dataOf,
  isToolSaved,
  refreshData,
  removeOldData,
  saveData,
  saveUsed,
  serveData,
} from './data.ts';

/** This module only connects the others. Each file of this folder is named after its task. */
declare const self: ServiceWorkerGlobalScope;

/** All files of the build with their revisions. The build inserts the list. */
const manifest = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');
/** Only older browsers save the polyfills (src/polyfills.ts). */
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
  // Pages that a visitor waits for are being fetched already.
  await refillPages(
    self,
    pages.filter((page) => !isPageComing(pathOf(page))),
  );
};

/** Returns the data that the device saves by itself: that of one language. */
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
  SAVE_USED: (addresses) => saveUsed(data, addresses.split(' ')),
  SAVE_ALL_PAGES: async () => {
    await saveFirst();
    await saveSecond();
    await saveAllPages(pages, await deviceLanguage(self));
    await saveData(await dataIn());
  },
  IS_TOOL_SAVED: async (tool) => isToolSaved(await dataIn(), tool),
  IS_PAGE_COMING: (path) => Promise.resolve(isPageComing(path)),
  // Pages of other languages stay saved, because the visitor may have requested them.
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
  // The worker controls the first visit at once and not only the next one.
  event.waitUntil(Promise.all([takeOverPages(pages), removeOldData(data), self.clients.claim()])),
);
