import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { choicesCache, lowDataEntry } from '../offline/worker-choices.ts';
import { saveSetting, readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** The visitor's setting "use less data": fetch only requested content (DEV-08). */
const lowDataStore = createStore<{ on: boolean }>(() => ({ on: false }));

export const isLowData = (): boolean => lowDataStore.getState().on;

export const useLowData = (): boolean => useStore(lowDataStore, ({ on }) => on);

/** Calls the listener at each change. Returns a function that stops it. */
export const onLowDataChange = (listener: () => void): (() => void) =>
  lowDataStore.subscribe(listener);

/** Saves the setting for pages, and for the worker, which reads it before it fetches an update. */
export async function setLowData(on: boolean): Promise<void> {
  lowDataStore.setState({ on });
  saveSetting(storageKeys.lowData, on ? 'on' : null);
  if (!('caches' in globalThis)) return;
  const choices = await caches.open(choicesCache);
  await (on ? choices.put(lowDataEntry, new Response('on')) : choices.delete(lowDataEntry));
}

/** Reads the setting, and follows changes in other tabs. */
export function watchLowData(): void {
  const read = () => lowDataStore.setState({ on: readSetting(storageKeys.lowData) === 'on' });
  read();
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.lowData || key === null) read();
  });
}
