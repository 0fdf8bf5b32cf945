import { del, get, set, update } from 'idb-keyval';
import { isSharedDevice } from '../device/shared-device-store.ts';
import { isClearedElsewhere } from '../device-cleared.ts';
import { smallStore as store } from './small-store.ts';

/** True on a shared device, and after another tab has removed all data. */
const savesNothing = () => isSharedDevice() || isClearedElsewhere();

/** Reads the value of a name; undefined without one. Rejects when storage is denied. */
export const readValue = async <T>(name: string): Promise<T | undefined> =>
  isSharedDevice() ? undefined : get<T>(name, store);

/** Saves a value; does nothing on a shared device. Rejects when storage is full or denied. */
export const saveValue = async (name: string, value: unknown): Promise<void> =>
  savesNothing() ? undefined : set(name, value, store);

/**
 * Changes a value in one transaction, so that two tabs cannot undo each other's changes.
 * `change` receives undefined when there is no value. Does nothing on a shared device. Rejects when storage
 * is full or denied.
 */
export const changeValue = async <T>(
  name: string,
  change: (value: T | undefined) => T,
): Promise<void> => (savesNothing() ? undefined : update<T>(name, change, store));

/** Removes a value. Rejects when storage is denied. */
export const removeValue = async (name: string): Promise<void> =>
  isSharedDevice() ? undefined : del(name, store);
