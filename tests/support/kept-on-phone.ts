import { expect, type Page } from '@playwright/test';

/** A small value as it is kept on this phone, written and not only shown, as text; undefined where there is none. */
export const keptOnPhone = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(
    (key) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('niyam-small');
        opening.addEventListener('upgradeneeded', () => {
          // Not there yet: it is the app's to make.
          opening.transaction?.abort();
          resolve(undefined);
        });
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const reading = db.transaction('values').objectStore('values').get(key);
          reading.addEventListener('success', () => {
            db.close();
            resolve(reading.result === undefined ? undefined : JSON.stringify(reading.result));
          });
        });
      }),
    name,
  );

/** How many papers are kept as ready. */
export async function papersKept(page: Page): Promise<number> {
  const kept = await keptOnPhone(page, 'documents-ready');
  return kept === undefined ? 0 : (JSON.parse(kept) as string[]).length;
}

/**
 * Waits until this text stands in a database of the site on this device: typed text is saved a moment after
 * the last key, and a reload before that proves nothing.
 */
export async function textSaved(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(isInDatabases, text), { message: `“${text}” is saved on the device` })
    .toBe(true);
}

/** Runs in the page. */
async function isInDatabases(text: string): Promise<boolean> {
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No reason')));
    });
  for (const { name } of await indexedDB.databases()) {
    const db = await result(indexedDB.open(name ?? ''));
    try {
      for (const store of db.objectStoreNames) {
        const values = await result(db.transaction(store).objectStore(store).getAll());
        if (JSON.stringify(values).includes(text)) return true;
      }
    } finally {
      db.close();
    }
  }
  return false;
}
