import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

/** Keeps scripts, styles, fonts and icons, by revision; serves them from the phone. */
export function installShell(entries: PrecacheEntry[]): void {
  cleanupOutdatedCaches();
  precacheAndRoute(entries, { cleanURLs: false });
}
