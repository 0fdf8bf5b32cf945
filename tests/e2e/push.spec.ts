import type { Page } from '@playwright/test';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { pushMessenger } from '../support/worker-control.ts';

test.use({ permissions: ['notifications'] });

const reminder = (id: string, date: string, name: string) => ({
  id,
  date,
  on: '2026-12-20',
  send: '2026-12-13',
  name,
});

/** Keeps reminders on the phone as `platform/offline/kept-reminders.ts` does. */
async function keepReminders(page: Page, reminders: readonly object[]): Promise<void> {
  await page.evaluate(async (reminders) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('niyam-small');
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('values'));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
    await new Promise<void>((resolve) => {
      const transaction = db.transaction('values', 'readwrite');
      transaction.objectStore('values').put(
        {
          subscription: crypto.randomUUID(),
          secret: 'secret',
          locale: 'en',
          reminders,
          told: null,
          linked: false,
        },
        'reminders',
      );
      transaction.addEventListener('complete', () => resolve());
    });
    db.close();
  }, reminders);
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, data }) => ({
      title,
      body,
      lang,
      path: (data as { path: string }).path,
    }));
  });

test('a message of ids is put into words on the phone, without a network', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/about`);
  await appReady(page);
  await workerReady(page);
  await keepReminders(page, [
    reminder('a'.repeat(22), 'gstr-3b-2026-11', 'GSTR-3B for November'),
    reminder('b'.repeat(22), 'pf-2026-11', 'Provident fund for November'),
  ]);
  const send = await pushMessenger(page, site.url);
  await context.setOffline(true);

  await send(JSON.stringify({ ids: ['a'.repeat(22)] }));
  await expect
    .poll(() => shown(page))
    .toEqual([
      {
        title: 'GSTR-3B for November',
        body: 'Due on 20 Dec 2026',
        lang: 'en-IN',
        path: '/calendar#gstr-3b-2026-11',
      },
    ]);
  // The same message twice is one notification.
  await send(JSON.stringify({ ids: ['a'.repeat(22)] }));
  await send(JSON.stringify({ ids: ['b'.repeat(22), 'a'.repeat(22)] }));
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).toSorted())
    .toEqual(['2 dates are near', 'GSTR-3B for November']);
  const several = (await shown(page)).find(({ title }) => title.startsWith('2'));
  expect(several).toMatchObject({
    body: 'Provident fund for November: due on 20 Dec 2026\nGSTR-3B for November: due on 20 Dec 2026',
    path: '/calendar',
  });
});

test('what this phone does not know, or is no message of ours, is a date all the same', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await workerReady(page);
  const send = await pushMessenger(page, site.url);
  for (const message of [JSON.stringify({ ids: ['z'.repeat(22)] }), 'no JSON', '']) {
    await send(message);
    await expect
      .poll(async () => (await shown(page)).at(-1))
      .toMatchObject({ title: 'One of your dates is near', path: '/calendar' });
  }
});
