import type { storageKeys } from './storage-keys.ts';

type SettingKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Returns a setting of this device; null without one, or where the browser denies storage. */
export function readSetting(key: SettingKey): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch (error) {
    console.info('Settings cannot be read', error);
    return null;
  }
}

/** Saves a setting; null removes it. Where the browser denies storage, the setting lasts for this visit. */
export function saveSetting(key: SettingKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.info('The setting is not saved', error);
  }
}
