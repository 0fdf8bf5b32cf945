import { isSharedDevice } from '../device/shared-device-store.ts';
import { saveSetting } from '../device/settings.ts';
import { storageKeys } from '../device/storage-keys.ts';
import { saveValue, readValue, removeValue } from '../offline/keyval.ts';
import { datedByThisClock, readByThisClock } from './session-clock.ts';

/** Name of the saved session in the small store. */
export const sessionKey = 'auth-session';

/** Sessions that the device does not save: on a shared device, or without storage. They end with the page. */
const inMemory = new Map<string, string>();

/**
 * Storage of supabase-js: IndexedDB, because scripts can read local storage at once (AUTH-33).
 * Where the device saves nothing, the session stays in memory. The clock of this device dates each token.
 */
export const sessionStorage = {
  async getItem(name: string): Promise<string | null> {
    const saved = await savedText(name);
    return saved === null ? null : readByThisClock(saved, Date.now());
  },
  async setItem(name: string, text: string): Promise<void> {
    const value = datedByThisClock(text, await savedText(name), Date.now());
    inMemory.delete(name);
    try {
      if (!isSharedDevice()) {
        await saveValue(name, value);
        if (name === sessionKey) saveSetting(storageKeys.signedIn, 'yes');
        return;
      }
    } catch (error) {
      console.info('The session is in memory only', error);
    }
    inMemory.set(name, value);
  },
  async removeItem(name: string): Promise<void> {
    inMemory.delete(name);
    try {
      if (name === sessionKey) saveSetting(storageKeys.signedIn, null);
      await removeValue(name);
    } catch (error) {
      console.info('This phone keeps nothing, so there was nothing to remove', error);
    }
  },
};

const savedText = async (name: string): Promise<string | null> =>
  inMemory.get(name) ?? (await stored(name)) ?? null;

async function stored(name: string): Promise<string | undefined> {
  try {
    return await readValue<string>(name);
  } catch (error) {
    console.info('The saved session cannot be read', error);
    return undefined;
  }
}
