/// <reference lib="webworker" />
import '../src/platform/abort-timeout.ts';
import { installShell } from './precache.ts';
import { servePages } from './serve-pages.ts';
import { installPages, saveAllPages, takeOverPages } from './save-pages.ts';
import { saveAllMessage } from '../src/platform/offline/sw-messages.ts';
import { listenToPages } from './messages.ts';
import { showReminders } from './push.ts';
import { sendInBackground } from './sync.ts';
import { isData, refreshData, removeOldData, saveAllData, serveData } from './data.ts';

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

installShell(
  self,
  manifest.filter((entry) => !isPage(entry) && !isData(entry) && isWanted(entry)),
);
servePages(self, pages);
serveData(self, data);
listenToPages(self, {
  [saveAllMessage]: async () => {
    await saveAllPages(pages);
    await saveAllData(data);
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
