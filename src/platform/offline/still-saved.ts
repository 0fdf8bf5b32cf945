import { outboxDatabase } from './sw-messages.ts';

/**
 * Returns whether an item is still in the device's database. It reads past open connections, because a
 * database can be deleted under the page: storage cleared, evicted, or by another tab. True where the browser
 * cannot tell.
 */
export async function isStillSaved(id: string): Promise<boolean> {
  if (!indexedDB.databases) return true;
  const present = (await indexedDB.databases()).some(({ name }) => name === outboxDatabase);
  if (!present) return false;
  const db = await openAsItIs();
  if (!db) return false;
  try {
    if (!db.objectStoreNames.contains('outbox')) return false;
    return await new Promise((resolve, reject) => {
      const request = db.transaction('outbox').objectStore('outbox').get(id);
      request.addEventListener('success', () =>
        resolve((request.result as { state?: string } | undefined)?.state !== undefined),
      );
      request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
    });
  } finally {
    db.close();
  }
}

/** Opens the database without creating it; returns undefined when it is gone. */
function openAsItIs(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(outboxDatabase);
    let isNew = false;
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.transaction?.abort();
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      isNew ? resolve(undefined) : reject(request.error ?? new Error('Not opened')),
    );
  });
}
