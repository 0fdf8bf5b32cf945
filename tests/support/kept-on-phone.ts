import type { Page } from '@playwright/test';

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
