import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Small things this phone keeps: a database of its own, so that reading one brings no Dexie along. */
let opened: Promise<IDBDatabase> | undefined;

const storeName = 'values';

/**
 * idb-keyval's own store holds its connection for ever, so that nobody can delete the database
 * ("Clear this phone"). This one lets go when it is asked to, and opens again when it is needed.
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
