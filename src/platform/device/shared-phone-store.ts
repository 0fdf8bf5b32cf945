import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keepSetting, readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** True where several people use this phone: then the site keeps nothing that anybody types (TRUST-04). */
const stored = (): boolean => readSetting(storageKeys.sharedPhone) === 'on';

/** False until the app starts: the page was written without knowing whose phone it would be read on. */
const sharedPhoneStore = createStore<{ shared: boolean }>(() => ({ shared: false }));

export const isSharedPhone = (): boolean => sharedPhoneStore.getState().shared;

export const useSharedPhone = (): boolean => useStore(sharedPhoneStore, ({ shared }) => shared);

/** Keeps the visitor's word on it. What was kept before is not touched: that is `clearPhone`'s. */
export function setSharedPhone(shared: boolean): void {
  keepSetting(storageKeys.sharedPhone, shared ? 'on' : null);
  sharedPhoneStore.setState({ shared });
}

/**
 * Reads the setting, and follows it when another tab changes it. `onShared` is called when the phone
 * becomes shared: what is open here must let go.
 */
export function watchSharedPhone(onShared: () => void): void {
  sharedPhoneStore.subscribe(({ shared }, before) => {
    if (shared && !before.shared) onShared();
  });
  sharedPhoneStore.setState({ shared: stored() });
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.sharedPhone || key === null) {
      sharedPhoneStore.setState({ shared: stored() });
    }
  });
}
