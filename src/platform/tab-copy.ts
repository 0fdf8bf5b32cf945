import { isClearedElsewhere } from './device-cleared.ts';
import { isSharedDevice } from './device/shared-device-store.ts';

const keyOf = (name: string) => `niyam.draft.${name}`;

/**
 * Reads the tab's copy of input that a database may not have written in time; undefined without one, or
 * where the browser stores nothing.
 */
export function readTabCopy<T>(name: string): T | undefined {
  if (isSharedDevice()) return undefined;
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch (error) {
    console.info('No copy of the draft can be read', error);
    return undefined;
  }
}

/**
 * Writes a copy to the session storage of the tab, which writes at once: a database may not finish while the
 * page closes. Does nothing on a shared device.
 */
export function writeTabCopy(name: string, value: unknown): void {
  if (isSharedDevice() || isClearedElsewhere()) return;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch (error) {
    console.info('No copy of the draft is saved', error);
  }
}

/** Removes the tab's copy, for example when the database has written. */
export function dropTabCopy(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch (error) {
    console.info('There is no copy of the draft', error);
  }
}
