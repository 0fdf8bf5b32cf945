import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { choicesCache, lowDataEntry } from '../offline/worker-choices.ts';
import { keepSetting, readSetting } from './settings.ts';
import { storageKeys } from './storage-keys.ts';

/** The visitor's own switch: fetch nothing that is not asked for (DEV-08). */
const lowDataStore = createStore<{ on: boolean }>(() => ({ on: false }));

export const isLowData = (): boolean => lowDataStore.getState().on;

export const useLowData = (): boolean => useStore(lowDataStore, ({ on }) => on);

/** Told of each change. Gives a function that stops it. */
export const onLowDataChange = (listener: () => void): (() => void) =>
  lowDataStore.subscribe(listener);

/** Keeps the visitor's choice for the pages, and where the worker finds it before it fetches an update. */
export async function setLowData(on: boolean): Promise<void> {
  lowDataStore.setState({ on });
  keepSetting(storageKeys.lowData, on ? 'on' : null);
  if (!('caches' in globalThis)) return;
  const choices = await caches.open(choicesCache);
  await (on ? choices.put(lowDataEntry, new Response('on')) : choices.delete(lowDataEntry));
}

/** Reads the choice, and follows it when another tab changes it. */
export function watchLowData(): void {
  const read = () => lowDataStore.setState({ on: readSetting(storageKeys.lowData) === 'on' });
  read();
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.lowData || key === null) read();
  });
}
