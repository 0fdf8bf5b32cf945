import { isSharedPhone } from '../device/shared-phone-store.ts';
import { keepSetting } from '../device/settings.ts';
import { storageKeys } from '../device/storage-keys.ts';
import { keepValue, readValue, removeValue } from '../offline/keyval.ts';

/** Name of the kept session among the phone's small values. */
export const sessionKey = 'auth-session';

/** On a shared phone, or one that keeps nothing, the session lives as long as the page. */
const inMemory = new Map<string, string>();

/**
 * Where supabase-js keeps the session: IndexedDB, out of the way of scripts that dump local storage
 * (AUTH-33). It holds on in memory where the phone keeps nothing.
 */
export const sessionStorage = {
  async getItem(name: string): Promise<string | null> {
    return inMemory.get(name) ?? (await stored(name)) ?? null;
  },
  async setItem(name: string, value: string): Promise<void> {
    inMemory.delete(name);
    try {
      if (!isSharedPhone()) {
        await keepValue(name, value);
        if (name === sessionKey) keepSetting(storageKeys.signedIn, 'yes');
        return;
      }
    } catch (error) {
      console.info('The session is kept in memory only', error);
    }
    inMemory.set(name, value);
  },
  async removeItem(name: string): Promise<void> {
    inMemory.delete(name);
    try {
      if (name === sessionKey) keepSetting(storageKeys.signedIn, null);
      await removeValue(name);
    } catch (error) {
      console.info('This phone keeps nothing, so there was nothing to remove', error);
    }
  },
};

async function stored(name: string): Promise<string | undefined> {
  try {
    return await readValue<string>(name);
  } catch (error) {
    console.info('The kept session cannot be read', error);
    return undefined;
  }
}
