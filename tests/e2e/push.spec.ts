import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { pushSettings } from '../support/push-keys.ts';
import { startSite, type Site } from '../support/site.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { pushMessenger } from '../support/worker-control.ts';
import { Calendar } from './page-models/calendar.ts';

test.use({ worker: 'by-itself' });

test.use({ permissions: ['notifications'] });

const reminder = (id: string, date: string, name: string) => ({
  id,
  date,
  on: '2026-12-20',
  send: '2026-12-13',
  name,
});

/** Saves reminders on the device as `platform/push/stored-push.ts` does. */
async function storeReminders(page: Page, reminders: readonly object[]): Promise<void> {
  await page.evaluate(async (reminders) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('niyam-small');
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore('values'));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('No database')));
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

test('a message of ids is put into words on the phone, without a network (PUSH-02) @whole-browser', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/about`);
  await appReady(page);
  await workerReady(page);
  await storeReminders(page, [
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

test('an unknown or foreign push message still shows a date @whole-browser', async ({
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

test('a tap shows the date in the calendar that is open @whole-browser', async ({
  page,
  site,
  context,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await workerReady(page);
  const id = await page.locator('details .due[id]').last().getAttribute('id');
  await storeReminders(page, [reminder('a'.repeat(22), id ?? '', 'A date')]);
  await (
    await pushMessenger(page, site.url)
  )(JSON.stringify({ ids: ['a'.repeat(22)] }));
  await expect.poll(async () => (await shown(page)).length).toBe(1);

  // The browser lets nobody press a notification but a person: the worker is told that one did.
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  expect(await shown(page)).toEqual([]);
});

/** The browser as far as headless Chromium lacks it: its question, and its push service. */
async function emulatePush(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((answer) => {
    const key = 'played-permission';
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem(key) ?? 'default',
    });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('asked', 'yes');
      sessionStorage.setItem(key, answer);
      return answer;
    };
    const present = 'played-subscription';
    const subscription = () =>
      ({
        endpoint: 'https://push.example/e2e',
        options: { applicationServerKey: null },
        toJSON: () => ({
          endpoint: 'https://push.example/e2e',
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        }),
        unsubscribe: async () => {
          sessionStorage.removeItem(present);
          return true;
        },
      }) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem(present, 'yes');
      return subscription();
    };
    PushManager.prototype.getSubscription = async () =>
      sessionStorage.getItem(present) ? subscription() : null;
  }, answer);
}

const part = (page: Page) => page.getByRole('region', { name: 'Reminders on this phone' });

test.describe('on a site with keys', () => {
  let own: Site;
  test.beforeAll(async () => {
    own = await startSite(pushSettings);
  });
  test.afterAll(() => own.dispose());

  test('“Notify me” asks, the server hears ids and days alone, and “Stop” works offline (PUSH-01, PUSH-02)', async ({
    page,
    context,
  }) => {
    await emulatePush(page, 'granted');
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/push-subscribe') && request.method() === 'POST') {
        told.push(request.postData() ?? '');
      }
    });
    const calendar = await Calendar.openAt(page, `${own.url}/calendar`);
    await calendar.answerAsShop();
    await calendar.remind();
    await workerReady(page);
    const remind = part(page).getByRole('button', { name: 'Notify me' });
    await expect(remind).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
    await remind.click();
    await expect(part(page)).toContainText('Reminders are on, for');
    expect(told).toHaveLength(1);
    const body = JSON.parse(told[0] ?? '') as { reminders: { id: string; on: string }[] };
    expect(Object.keys(body).toSorted()).toEqual(['address', 'id', 'reminders']);
    expect(body.reminders.length).toBeGreaterThan(10);
    for (const each of body.reminders) {
      expect(each).toEqual({
        id: expect.stringMatching(/^[\w-]{22}$/),
        on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    }

    await page.reload();
    await appReady(page);
    await calendar.remind();
    await expect(part(page)).toContainText('Reminders are on, for');
    expect(told).toHaveLength(1);
    // What is done is not reminded of.
    await calendar.leaves.first().locator('summary').first().click();
    await page
      .getByRole('button', { name: /^Done: / })
      .first()
      .click();
    await expect.poll(() => told.length).toBe(2);

    await context.setOffline(true);
    await part(page).getByRole('button', { name: 'Stop the notifications' }).click();
    await expect(part(page)).toContainText('Reminders are off on this phone.');
    expect(await page.evaluate(() => localStorage.getItem('niyam.reminders'))).toBe('stopping');
    told.length = 0;
    await context.setOffline(false);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('niyam.reminders')))
      .toBeNull();
    expect(told.at(-1)).toMatch(/"stop":true/);
  });

  test('refused: the calendar file and WhatsApp are named (PUSH-01)', async ({ page }) => {
    await emulatePush(page, 'denied');
    const calendar = await Calendar.openAt(page, `${own.url}/calendar`);
    await calendar.answerAsShop();
    await calendar.remind();
    await part(page).getByRole('button', { name: 'Notify me' }).click();
    await expect(part(page)).toContainText('does not let us send notifications');
    await expect(part(page)).toContainText('.ics');
    await expect(part(page)).toContainText('WhatsApp');
    await expect(part(page).getByRole('button')).toHaveCount(0);
    expect(await axeViolations(page, { everyRule: true, within: 'main' })).toEqual([]);
  });
});

test('a site without keys says so, and asks for no permission (PUSH-01)', async ({
  page,
  site,
}) => {
  await emulatePush(page, 'granted');
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await calendar.remind();
  await expect(part(page)).toContainText('Reminders are not set up here');
  await expect(part(page).getByRole('button')).toHaveCount(0);
});

test.describe('an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });

  test('shows how to add the site to the home screen (PUSH-01)', async ({ page, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
    const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
    await calendar.answerAsShop();
    await calendar.remind();
    await expect(part(page)).toContainText('Add to Home Screen');
    await expect(part(page)).toContainText('.ics');
  });
});
