import { isSharedPhone } from '../device/shared-phone-store.ts';
import { keepSetting } from '../device/settings.ts';
import { storageKeys } from '../device/storage-keys.ts';
import { keepValue, readValue, removeValue } from '../offline/keyval.ts';
import { datedByThisClock, readByThisClock } from './session-clock.ts';

/** Name of the kept session among the phone's small values. */
export const sessionKey = 'auth-session';

/** On a shared phone, or one that keeps nothing, the session lives as long as the page. */
const inMemory = new Map<string, string>();

/**
 * Where supabase-js keeps the session: IndexedDB, out of the way of scripts that dump local storage
 * (AUTH-33). It holds on in memory where the phone keeps nothing. The end of a token is told by this
 * phone's clock, right or wrong.
 */
export const sessionStorage = {
  async getItem(name: string): Promise<string | null> {
    const kept = await keptText(name);
    return kept === null ? null : readByThisClock(kept, Date.now());
  },
  async setItem(name: string, text: string): Promise<void> {
    const value = datedByThisClock(text, await keptText(name), Date.now());
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

const keptText = async (name: string): Promise<string | null> =>
  inMemory.get(name) ?? (await stored(name)) ?? null;

async function stored(name: string): Promise<string | undefined> {
  try {
    return await readValue<string>(name);
  } catch (error) {
    console.info('The kept session cannot be read', error);
    return undefined;
  }
}
