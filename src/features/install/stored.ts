import { readSetting } from '../../platform/device/settings.ts';
import { isSharedDevice } from '../../platform/device/shared-device-store.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { parseRecord, type InstallRecord } from './install-record.ts';

/** Returns the record of this device; empty on a shared device, and where the browser denies storage. */
export const readRecord = (): InstallRecord =>
  isSharedDevice() ? {} : parseRecord(readSetting(storageKeys.install));

/**
 * Changes the current record, which another tab or "Clear this phone" may have changed. Without storage
 * nothing is offered.
 */
export function changeRecord(change: (record: InstallRecord) => InstallRecord): void {
  if (isSharedDevice()) return;
  try {
    localStorage.setItem(storageKeys.install, JSON.stringify(change(readRecord())));
  } catch (error) {
    console.info('Nothing about installing can be saved', error);
  }
}
