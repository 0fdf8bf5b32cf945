import { pageByPath } from '../../content/catalog.ts';
import { appDisplayMode, isStartedAsApp } from '../../platform/device/installed.ts';
import { saveLastRead } from '../../tools/ledger/stored.ts';
import { askForPersistentStorage } from '../../platform/device/persistent-storage.ts';
import { readSetting, saveSetting } from '../../platform/device/settings.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { watchSaved } from '../../platform/device/saved-signal.ts';
import { watchOutboxItems } from '../../platform/offline/outbox-access.ts';
import { afterGuide, afterPage, afterUse } from './install-record.ts';
import { refreshOffer } from './install.ts';
import { changeRecord, readRecord } from './stored.ts';

/** The height of a ledger with four entries; `tools/ledger` replaces it with the measured one. */
const usualLedgerHeight = '460px';
/** Ms for which a guide must be visible to count as read. */
const readingMs = 10_000;

/**
 * Follows the events that earn the offer to install (PWA-02): a second visit, a second guide, saved data.
 * Also asks for persistent storage (PWA-05). Returns a function to call at each page with its catalogue path.
 */
export function watchInstall(): (path: string) => void {
  let reading: ReturnType<typeof setTimeout> | undefined;

  // `boot.ts` has saved the offer.
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
    // iPhones report an installation in no other way.
    changeRecord((record) => ({ ...record, installed: true }));
    askForStorageOnce();
  }

  return (path) => {
    clearTimeout(reading);
    changeRecord((record) => afterPage(record, Date.now()));
    refreshOffer();
    const { template } = pageByPath(path) ?? {};
    if (template !== 'guide' && template !== 'task') return;
    reading = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      saveLastRead(path, Date.now()).catch((error: unknown) =>
        console.info('The last guide is not saved', error),
      );
      if (template !== 'guide') return;
      changeRecord((record) => afterGuide(record, path));
      refreshOffer();
    }, readingMs);
  };
}

/** The visitor has saved data that must not be lost. */
function onSaved(): void {
  askForStorageOnce();
  // The home page will show it in the ledger: room for that is reserved from the next visit on.
  if (!isSharedDevice() && readSetting(storageKeys.ledger) === null) {
    saveSetting(storageKeys.ledger, usualLedgerHeight);
  }
  if (readRecord().useful) return;
  changeRecord(afterUse);
  refreshOffer();
}

/** Some browsers ask the visitor, so it is requested once. */
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
