import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** Small things this phone keeps: a database of its own, so that reading one brings no Dexie along. */
let store: UseStore | undefined;
const open = (): UseStore => (store ??= createStore('niyam-small', 'values'));

// Each is async, so that a browser whose IndexedDB throws at once gives a rejection like any other.

/** The value kept under a name, or undefined. Rejects when the phone keeps nothing. */
export const readValue = async <T>(name: string): Promise<T | undefined> => get<T>(name, open());

/** Keeps a value. Rejects when the phone keeps nothing or is full. */
export const keepValue = async (name: string, value: unknown): Promise<void> =>
  set(name, value, open());

/** Removes a value. Rejects when the phone keeps nothing. */
export const removeValue = async (name: string): Promise<void> => del(name, open());
