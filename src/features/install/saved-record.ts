import { readSetting } from '../../platform/device/settings.ts';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { parseRecord, type InstallRecord } from './install-record.ts';

/** The record of this phone; empty on a shared phone and where the browser denies its storage. */
export const readRecord = (): InstallRecord =>
  isSharedDevice() ? {} : parseRecord(readSetting(storageKeys.install));

/**
 * Changes the record as it stands now (another tab, or "Clear this phone", may have changed it).
 * A phone that keeps nothing is simply not offered anything.
 */
export function changeRecord(change: (record: InstallRecord) => InstallRecord): void {
  if (isSharedDevice()) return;
  try {
    localStorage.setItem(storageKeys.install, JSON.stringify(change(readRecord())));
  } catch (error) {
    console.info('Nothing about installing can be kept', error);
  }
}
