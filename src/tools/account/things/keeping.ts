import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { saveValue, readValue, removeValue } from '../../../platform/offline/keyval.ts';
import type { SyncedKind } from './synced-values.ts';
import type { Items } from '../../../platform/offline/stored-value.ts';

const name = 'account-things';

/** What a person has said about keeping this phone's things with the account. */
export interface Keeping {
  userId: string;
  choice: 'yes' | 'no';
  /** The consent that was given: made here, kept by the account. */
  consent?: { id: string; version: string; language: string; at: number; isKept: boolean };
  /** What phone and account last had in common. */
  bases: Partial<Record<SyncedKind, Items>>;
  /** When all of it was last brought together, in ms since 1970. */
  syncedAt?: number;
}

interface State {
  /** Undefined until the phone has been asked; null: nothing has been said. */
  keeping: Keeping | null | undefined;
  running: boolean;
  failed: boolean;
}

const nothing: State = { keeping: undefined, running: false, failed: false };

export const keepingStore = createStore<State>(() => nothing);

/** Counts the sign-outs: what was begun before one must not be kept after it. */
let signOuts = 0;

/** What was said, and whether it is being done, live. */
export const useKeeping = <T>(select: (state: State) => T): T => useStore(keepingStore, select);

/** What this person has said on this phone; null: nothing yet. Where the phone keeps nothing, nothing either. */
export async function readKeeping(userId: string): Promise<Keeping | null> {
  let kept: Keeping | undefined;
  try {
    kept = await readValue<Keeping>(name);
  } catch (error) {
    console.info('Nothing is kept of what was chosen', error);
  }
  const keeping = kept?.userId === userId ? kept : null;
  keepingStore.setState({ keeping });
  return keeping;
}

/** Keeps it. Rejects when the phone keeps nothing. */
export async function keepKeeping(keeping: Keeping): Promise<void> {
  const begun = signOuts;
  await saveValue(name, keeping);
  if (begun === signOuts) keepingStore.setState({ keeping });
}

/** The person wants to be asked again. Rejects when the phone keeps nothing. */
export async function dropKeeping(): Promise<void> {
  await removeValue(name);
  keepingStore.setState({ ...nothing, keeping: null });
}

/** At sign-out: a yes is asked for anew, because the next things here may be somebody else's; a no stays. */
export async function forgetKeeping(): Promise<void> {
  signOuts += 1;
  keepingStore.setState(nothing);
  try {
    const kept = await readValue<Keeping>(name);
    if (kept?.choice === 'yes') await removeValue(name);
  } catch (error) {
    console.info('Nothing was kept of what was chosen', error);
  }
}
