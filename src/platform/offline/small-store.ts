import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * Connection of the small store. It has a database of its own, so that reading a value does not load Dexie.
 */
let opened: Promise<IDBDatabase> | undefined;

const storeName = 'values';

/**
 * A store for idb-keyval whose database can be deleted.
 * idb-keyval's own store never closes its connection, so "Clear this phone" could not delete the database.
 * This one closes on request, and opens again when needed.
 */
export const smallStore: UseStore = async (mode, work) => {
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
  const release = () => {
    opened = undefined;
  };
  db.addEventListener('versionchange', () => {
    release();
    db.close();
  });
  db.addEventListener('close', release);
  return db;
}
