/// <reference lib="webworker" />
import '../src/platform/abort-timeout.ts';
import { serveShell } from './precache.ts';
import { servePages } from './serve-pages.ts';
import { pathOf } from './page-cache.ts';
import { installPages, refillPages, saveAllPages, takeOverPages } from './save-pages.ts';
import { savedTools } from '../src/tools/all-tools.ts';
import { savedSecond } from '../src/tools/tool.ts';
import { listenToPages } from './messages.ts';
import { showReminders } from './push.ts';
import { sendInBackground } from './sync.ts';
import {
  dataOf,
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
const data = manifest.filter(isData);

const shell = serveShell(
  self,
  manifest.filter((entry) => !isPage(entry) && !isData(entry) && isWanted(entry)),
);
const second = dataOf(data, savedSecond(savedTools));

const saveFirst = async () => {
  await shell.fill();
  // What a visitor waits for is on its way already.
  await refillPages(
    self,
    pages.filter((page) => !isPageComing(pathOf(page))),
  );
};

const { isPageComing } = servePages(self, pages);
serveData(self, data);
listenToPages(self, {
  SAVE_FIRST: saveFirst,
  SAVE_SECOND: () => saveData(second),
  SAVE_ALL_PAGES: async () => {
    await saveFirst();
    await saveData(second);
    await saveAllPages(pages);
    await saveData(data);
  },
  IS_TOOL_SAVED: (tool) => isToolSaved(data, tool),
  IS_PAGE_COMING: (path) => Promise.resolve(isPageComing(path)),
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
