import type { storageKeys } from './storage-keys.ts';

/** What the visitor has set on this phone; null where nothing is, or the browser denies its storage. */
export function readSetting(key: (typeof storageKeys)[keyof typeof storageKeys]): string | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  } catch (error) {
    console.info('Settings cannot be read', error);
    return null;
  }
}
