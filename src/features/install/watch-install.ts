import { pageByPath } from '../../content/catalog.ts';
import { appDisplayMode, isStartedAsApp } from '../../platform/device/installed.ts';
import { askForPersistentStorage } from '../../platform/device/persistent-storage.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { watchSaved } from '../../platform/device/saved-signal.ts';
import { watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { afterGuide, afterPage, afterUse } from './install-record.ts';
import { refreshOffer } from './install.ts';
import { changeRecord, readRecord } from './saved-record.ts';

/** A guide that is open and in view for this long counts as read. */
const readingMs = 10_000;

/**
 * Follows what earns the offer to install (PWA-02): a second visit, a second guide, something saved;
 * and has the browser asked to keep what is saved (PWA-05). Gives the function that is to be told of
 * each page, by its path in the catalogue.
 */
export function watchInstall(): (path: string) => void {
  let reading: ReturnType<typeof setTimeout> | undefined;

  // `boot.ts` has put the offer by.
  addEventListener('beforeinstallprompt', refreshOffer);
  addEventListener('appinstalled', () => {
    window.installPrompt = undefined;
    changeRecord((record) => ({ ...record, installed: true }));
    askForStorage();
    refreshOffer();
  });
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.install || key === null) refreshOffer();
  });
  matchMedia(appDisplayMode).addEventListener('change', refreshOffer);
  watchOutboxItems((items) => {
    if (items.some(({ state }) => state !== 'cancelled')) onSaved();
  });
  watchSaved(onSaved);
  if (isStartedAsApp()) {
    // An iPhone tells of an installation in no other way.
    changeRecord((record) => ({ ...record, installed: true }));
    askForStorageOnce();
  }

  return (path) => {
    clearTimeout(reading);
    changeRecord((record) => afterPage(record, Date.now()));
    refreshOffer();
    if (pageByPath(path)?.template !== 'guide') return;
    reading = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      changeRecord((record) => afterGuide(record, path));
      refreshOffer();
    }, readingMs);
  };
}

/** Something of the visitor's is on this phone, and must not get lost. */
function onSaved(): void {
  askForStorageOnce();
  if (readRecord().useful) return;
  changeRecord(afterUse);
  refreshOffer();
}

/** Some browsers put the question to the visitor: nobody is asked twice for the same reason. */
function askForStorageOnce(): void {
  if (isSharedDevice() || readRecord().storageAsked) return;
  changeRecord((record) => ({ ...record, storageAsked: true }));
  askForStorage();
}

function askForStorage(): void {
  askForPersistentStorage().catch((error: unknown) =>
    console.info('The browser could not be asked to keep what is saved', error),
  );
}
