import type { storageKeys } from './storage-keys.ts';

type SettingKey = (typeof storageKeys)[keyof typeof storageKeys];

/** What the visitor has set on this phone; null where nothing is, or the browser denies its storage. */
export function readSetting(key: SettingKey): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch (error) {
    console.info('Settings cannot be read', error);
    return null;
  }
}

/** Keeps a setting; null removes it. Where the phone keeps nothing it holds for this visit alone. */
export function keepSetting(key: SettingKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.info('The setting is not kept', error);
  }
}
