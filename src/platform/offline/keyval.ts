import { del, get, promisifyRequest, set, update, type UseStore } from 'idb-keyval';
import { isSharedPhone } from '../device/shared-phone-store.ts';

/** Small things this phone keeps: a database of its own, so that reading one brings no Dexie along. */
let opened: Promise<IDBDatabase> | undefined;

const storeName = 'values';

/**
 * idb-keyval's own store holds its connection for ever, so that nobody can delete the database
 * ("Clear this phone"). This one lets go when it is asked to, and opens again when it is needed.
 */
const store: UseStore = async (mode, work) => {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return work((await opened).transaction(storeName, mode).objectStore(storeName));
};

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('niyam-small');
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  const db = await promisifyRequest(request);
  const letGo = () => {
    opened = undefined;
  };
  db.addEventListener('versionchange', () => {
    letGo();
    db.close();
  });
  db.addEventListener('close', letGo);
  return db;
}

/** The value kept under a name, or undefined. Rejects when the phone keeps nothing. */
export const readValue = async <T>(name: string): Promise<T | undefined> =>
  isSharedPhone() ? undefined : get<T>(name, store);

/** Keeps a value; on a shared phone nothing. Rejects when the phone keeps nothing or is full. */
export const keepValue = async (name: string, value: unknown): Promise<void> =>
  isSharedPhone() ? undefined : set(name, value, store);

/**
 * Changes a value in one step, so that two tabs cannot undo each other; on a shared phone nothing is
 * kept. `change` is given undefined where nothing was kept. Rejects when the phone keeps nothing or is full.
 */
export const changeValue = async <T>(
  name: string,
  change: (value: T | undefined) => T,
): Promise<void> => (isSharedPhone() ? undefined : update<T>(name, change, store));

/** Removes a value. Rejects when the phone keeps nothing. */
export const removeValue = async (name: string): Promise<void> =>
  isSharedPhone() ? undefined : del(name, store);
