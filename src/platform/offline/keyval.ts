import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** Small things this phone keeps: a database of its own, so that reading one brings no Dexie along. */
let store: UseStore | undefined;
const open = (): UseStore => (store ??= createStore('niyam-small', 'values'));

/** The value kept under a name, or undefined. Rejects when the phone keeps nothing. */
export const readValue = <T>(name: string): Promise<T | undefined> => get<T>(name, open());

/** Keeps a value. Rejects when the phone keeps nothing or is full. */
export const keepValue = (name: string, value: unknown): Promise<void> => set(name, value, open());

export const removeValue = (name: string): Promise<void> => del(name, open());
