import type { Page } from '@playwright/test';
import { appReady } from './test.ts';

/** Holds the app's code back until the returned function is called, as on a slow device. */
export async function holdApp(page: Page): Promise<() => Promise<void>> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await gate;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    open();
    await appReady(page);
  };
}

/**
 * From now on no database write of this page finishes, as on a slow device. The browser drops the writes when
 * the page closes.
 */
export const holdDatabase = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      const transaction = open.call(this, names, mode, options);
      if (mode !== 'readwrite') return transaction;
      const store = transaction.objectStore(transaction.objectStoreNames[0] ?? '');
      // A transaction stays open as long as it has requests.
      const askAgain = () => store.count().addEventListener('success', askAgain);
      askAgain();
      return transaction;
    };
  });
