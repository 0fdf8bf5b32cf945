import type { Fault } from '../support/faulty-proxy.ts';
import { appReady, expect, test } from '../support/test.ts';
import { LeadForm } from './page-models/lead-form.ts';

/** Faults of `docs/reliability.md` that the first path must stand; they happen below the browser. */
const isLead = ({ path }: { path: string }) => path === '/functions/v1/lead-intake';
const none: Fault = { kind: 'none' };

test('an online lead is confirmed with Thank You, and the dialog closes by itself (LEAD-20)', async ({
  page,
  site,
}) => {
  const form = await LeadForm.filledAt(page, `${site.url}/fssai-compliance`);
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  await expect(form.dialog).toHaveCount(0, { timeout: 6000 });
});

test('the browser itself asks for what is required (LEAD-04)', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  const form = new LeadForm(page);
  await form.open();
  // Spaces are no answer.
  await form.dialog.getByLabel('Your name').fill('   ');
  await form.submit();
  // LEAD-35: one summary takes the focus, each line leads to its field, and the field says it too.
  const summary = form.dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Your name' }).click();
  const name = form.dialog.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/\S/);
  await expect(name).toHaveAttribute('required', '');
  const missing = await form.dialog
    .locator(':invalid:is(input, select)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name));
  expect(missing).toEqual(['fullName', 'email', 'phone', 'businessName', 'businessType']);
});

for (const delay of [20, 80, 160, 300]) {
  test(`the tab closes ${delay} ms after the submit: the lead arrives once`, async ({
    context,
    site,
  }) => {
    const before = (await site.leads()).length;
    const page = await context.newPage();
    await LeadForm.filledAt(page, `${site.url}/`);
    await page.evaluate((wait) => {
      document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]')?.click();
      setTimeout(() => window.close(), wait);
    }, delay);
    await page.waitForTimeout(delay);
    await page.close();

    // What was durable is sent by the next visit; what was not had never been promised.
    const again = await context.newPage();
    await again.goto(`${site.url}/outbox`);
    await appReady(again);
    await expect(async () => {
      const queued = await again.evaluate(queuedItems);
      expect(queued.filter(({ state }) => state !== 'delivered')).toEqual([]);
      expect((await site.leads()).length - before).toBe(queued.length);
    }).toPass({ timeout: 90_000, intervals: [500] });
  });
}

test('the acknowledgement is lost after the commit: one row, and the visitor gets its receipt', async ({
  page,
  site,
  network,
  pageErrors,
}) => {
  const before = (await site.leads()).length;
  let lost = 0;
  network.setPlan((request) => (isLead(request) && lost++ === 0 ? { kind: 'answer-lost' } : none));
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  await expect(form.savedMessage.or(form.thankYou)).toBeVisible({ timeout: 15_000 });
  await page.goto(`${network.url}/outbox`);
  await expect(page.getByRole('listitem').getByText('Sent', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  const arrived = (await site.leads()).slice(before);
  expect(arrived).toHaveLength(1);
  await expect(page.getByText(`Receipt ${arrived[0]?.receipt}`)).toBeVisible();
  expect(lost).toBeGreaterThan(1);
  // The browser reports the broken connection; the app went on.
  pageErrors.length = 0;
});

test('twenty taps on the button are one lead', async ({ page, site }) => {
  const before = (await site.leads()).length;
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[role=dialog] button[type=submit]');
    for (let tap = 0; tap < 20; tap++) button?.click();
  });
  await expect(form.thankYou).toBeVisible();
  await page.waitForTimeout(1000);
  expect((await site.leads()).length).toBe(before + 1);
});

test('a captive portal answers for the office: nothing counts as sent', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  let portal = true;
  network.setPlan((request) =>
    portal && (isLead(request) || request.path === '/ping')
      ? { kind: 'answer', status: 200, body: '<!doctype html><h1>Welcome to the Wi-Fi</h1>' }
      : none,
  );
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  await expect(form.savedMessage).toBeVisible({ timeout: 15_000 });
  await expect(form.thankYou).toHaveCount(0);
  expect((await site.leads()).length).toBe(before);

  portal = false;
  await page.goto(`${network.url}/outbox`);
  await expect(page.getByRole('listitem').getByText('Sent', { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  expect((await site.leads()).length).toBe(before + 1);
});

test('the office asks to come back later: the request waits, and "Send now" sends it (OUTBOX-03)', async ({
  page,
  site,
  network,
  pageErrors,
}) => {
  const before = (await site.leads()).length;
  let closed = true;
  network.setPlan((request) =>
    closed && isLead(request)
      ? { kind: 'answer', status: 503, headers: { 'retry-after': '600' } }
      : none,
  );
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  await expect(form.savedMessage).toBeVisible({ timeout: 15_000 });
  closed = false;
  await page.goto(`${network.url}/outbox`);
  const requests = page.getByRole('list', { name: 'Requests on this phone' });
  await expect(requests.getByText('Waiting to send')).toBeVisible();
  expect((await site.leads()).length).toBe(before);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(requests.getByText('Sent', { exact: true })).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
  // The browser reports the 503 by itself.
  expect(pageErrors.every((error) => error.includes('503'))).toBe(true);
  pageErrors.length = 0;
});

/** Reads the outbox straight from the phone's database. Runs in the page. */
async function queuedItems(): Promise<{ state: string }[]> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'niyam')) return [];
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('niyam');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const items = await new Promise<{ state: string }[]>((resolve, reject) => {
    const request = db.transaction('outbox').objectStore('outbox').getAll();
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')));
  });
  db.close();
  return items;
}
