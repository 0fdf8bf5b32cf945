import { del, get, set, update } from 'idb-keyval';
import { isSharedPhone } from '../device/shared-phone-store.ts';
import { isClearedElsewhere } from '../phone-cleared.ts';
import { smallStore as store } from './small-store.ts';

/** A shared phone keeps nothing; nor does a page whose person has cleared the phone in another tab. */
const keepsNothing = () => isSharedPhone() || isClearedElsewhere();

/** The value kept under a name, or undefined. Rejects when the phone keeps nothing. */
export const readValue = async <T>(name: string): Promise<T | undefined> =>
  isSharedPhone() ? undefined : get<T>(name, store);

/** Keeps a value; on a shared phone nothing. Rejects when the phone keeps nothing or is full. */
export const keepValue = async (name: string, value: unknown): Promise<void> =>
  keepsNothing() ? undefined : set(name, value, store);

/**
 * Changes a value in one step, so that two tabs cannot undo each other; on a shared phone nothing is
 * kept. `change` is given undefined where nothing was kept. Rejects when the phone keeps nothing or is full.
 */
export const changeValue = async <T>(
  name: string,
  change: (value: T | undefined) => T,
): Promise<void> => (keepsNothing() ? undefined : update<T>(name, change, store));

/** Removes a value. Rejects when the phone keeps nothing. */
export const removeValue = async (name: string): Promise<void> =>
  isSharedPhone() ? undefined : del(name, store);
