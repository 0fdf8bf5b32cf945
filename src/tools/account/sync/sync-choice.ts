import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveValue, readValue, removeValue } from '../../../platform/offline/keyval.ts';
import type { SyncedKind } from './synced-values.ts';
import type { Items } from '../../../platform/offline/stored-value.ts';

const name = 'account-things';

/** The user's choice whether the account may save this device's items. */
export interface SyncChoice {
  userId: string;
  choice: 'yes' | 'no';
  /** The consent. The device creates it, and the account saves it. */
  consent?: { id: string; version: string; language: string; at: number; isKept: boolean };
  /** The items after the last sync, by kind. */
  bases: Partial<Record<SyncedKind, Items>>;
  /** Time of the last sync, in ms since 1970. */
  syncedAt?: number;
}

interface State {
  /** Undefined until it was read; null without a choice. */
  syncChoice: SyncChoice | null | undefined;
  running: boolean;
  failed: boolean;
}

const nothing: State = { syncChoice: undefined, running: false, failed: false };

export const syncStore = createStore<State>(() => nothing);

/** Number of sign-outs. A save that started before one must not appear after it. */
let signOuts = 0;

/** Returns the choice and the state of the sync, and renders again at each change. */
export const useSyncState = <T>(select: (state: State) => T): T => useStore(syncStore, select);

/** Reads the user's choice on this device; null without one, or when storage is denied. */
export async function readSyncChoice(userId: string): Promise<SyncChoice | null> {
  let saved: SyncChoice | undefined;
  try {
    saved = await readValue<SyncChoice>(name);
  } catch (error) {
    console.info('The saved choice cannot be read', error);
  }
  const syncChoice = saved?.userId === userId ? saved : null;
  syncStore.setState({ syncChoice });
  return syncChoice;
}

/** Saves the choice. Rejects when storage is full or denied. */
export async function saveSyncChoice(syncChoice: SyncChoice): Promise<void> {
  const signOutsBefore = signOuts;
  await saveValue(name, syncChoice);
  if (signOutsBefore === signOuts) syncStore.setState({ syncChoice });
}

/** Removes the choice, so that the user is asked again. Rejects when storage is denied. */
export async function removeSyncChoice(): Promise<void> {
  await removeValue(name);
  syncStore.setState({ ...nothing, syncChoice: null });
}

/** Removes a yes at sign-out, because the next items may belong to another person. A no stays. */
export async function forgetSyncChoice(): Promise<void> {
  signOuts += 1;
  syncStore.setState(nothing);
  try {
    const saved = await readValue<SyncChoice>(name);
    if (saved?.choice === 'yes') await removeValue(name);
  } catch (error) {
    console.info('The saved choice cannot be removed', error);
  }
}
