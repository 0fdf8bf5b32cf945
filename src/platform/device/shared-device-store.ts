import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveSetting, readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** True when several people use this device. The site then saves nothing that they type (TRUST-04). */
const stored = (): boolean => readSetting(storageKeys.sharedDevice) === 'on';

/** False until the app starts, because the prerendered page is the same for every device. */
const sharedDeviceStore = createStore<{ shared: boolean }>(() => ({ shared: false }));

export const isSharedDevice = (): boolean => sharedDeviceStore.getState().shared;

export const useSharedDevice = (): boolean => useStore(sharedDeviceStore, ({ shared }) => shared);

/** Saves the setting. Data that was saved before stays until `clearDevice` removes it. */
export function setSharedDevice(shared: boolean): void {
  saveSetting(storageKeys.sharedDevice, shared ? 'on' : null);
  sharedDeviceStore.setState({ shared });
}

/**
 * Reads the setting, and follows changes in other tabs. Calls `onShared` when the device becomes shared, so
 * that open parts drop their data.
 */
export function watchSharedDevice(onShared: () => void): void {
  sharedDeviceStore.subscribe(({ shared }, before) => {
    if (shared && !before.shared) onShared();
  });
  sharedDeviceStore.setState({ shared: stored() });
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.sharedDevice || key === null) {
      sharedDeviceStore.setState({ shared: stored() });
    }
  });
}
