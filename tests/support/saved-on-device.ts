import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/content/facts/days.ts';
import { todayInIndia } from '../../src/i18n/format.ts';

/** Returns a small value stored on the device, as text; undefined if absent. It reads the database, not the page. */
export const savedOnDevice = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(
    (key) =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('niyam-small');
        opening.addEventListener('upgradeneeded', () => {
          // The database does not exist yet: only the app may create it.
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

/** Stores small values on the device, as an earlier visit would have. */
export const saveOnDevice = (
  page: Page,
  values: Readonly<Record<string, unknown>>,
): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('niyam-small');
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('values'));
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const writing = db.transaction('values', 'readwrite');
          for (const [name, value] of Object.entries(kept)) {
            writing.objectStore('values').put(value, name);
          }
          writing.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    values,
  );

/** Stores a calendar with one date of the vendor's own, "Committee money" in five days, and further small values. */
export async function saveCommitteeDate(
  page: Page,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const today = todayInIndia();
  await saveOnDevice(page, {
    calendar: {
      answers: { situations: [], days: {} },
      own: [{ id: 'a1', title: 'Committee money', on: addDays(today, 5), repeat: 'never' }],
      marks: {},
      since: today,
    },
    ...values,
  });
  await page.evaluate(() => localStorage.setItem('niyam.calendar', 'on'));
}

/** Returns the number of documents saved as ready. */
export async function savedPapers(page: Page): Promise<number> {
  const kept = await savedOnDevice(page, 'documents-ready');
  return kept === undefined ? 0 : (JSON.parse(kept) as string[]).length;
}

/**
 * Waits until a database of the site on this device contains this text. Typed text is saved shortly after
 * the last key, so an earlier reload would prove nothing.
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
