import type { Page } from '@playwright/test';

/** How many papers are kept as ready on this phone: written, not only shown. */
export const papersKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('niyam-small');
        // Not there yet: it is the app's to make.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(0));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const get = db.transaction('values').objectStore('values').get('documents-ready');
          get.addEventListener('success', () => {
            db.close();
            resolve(((get.result as string[] | undefined) ?? []).length);
          });
        });
      }),
  );
