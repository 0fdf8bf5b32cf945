import type { Page } from '@playwright/test';
import { isLead, none, onLeads } from '../support/lead-network.ts';
import { queueLeads } from '../support/queue.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { LeadForm } from './page-models/lead-form.ts';

test.use({ forgivenErrors: /^Failed to load resource/ });

test('an online lead is confirmed with Thank You, and the dialog closes by itself (LEAD-20)', async ({
  page,
  site,
}) => {
  const form = await LeadForm.filledAt(page, `${site.url}/fssai-compliance`);
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  await expect(form.dialog).toHaveCount(0, { timeout: 6000 });
});

test('the browser itself reports an empty required field (LEAD-04)', async ({ page, site }) => {
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

test('fault 33: twenty taps on the button are one lead (LEAD-19)', async ({ page, site }) => {
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

test('the server asks for a later attempt: the list says when, and "Send now" does not hurry it (OUTBOX-05)', async ({
  page,
  site,
  network,
  pageErrors,
}) => {
  const before = (await site.leads()).length;
  let asked = 0;
  network.setPlan((request) => {
    if (!isLead(request)) return none;
    return ++asked === 1
      ? { kind: 'answer', status: 503, headers: { 'retry-after': '600' } }
      : none;
  });
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  await expect(form.savedMessage).toBeVisible({ timeout: 15_000 });
  await page.goto(`${network.url}/outbox`);
  const requests = page.getByRole('list', { name: 'Requests on this phone' });
  await expect(requests.getByText('Waiting to send')).toBeVisible();
  await expect(requests.getByText('The server asks it to wait until')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(
    page.getByText('Not sent yet. Each request says why, and stays on this phone.'),
  ).toBeVisible();
  expect(asked).toBe(1);
  expect((await site.leads()).length).toBe(before);
  // The browser reports the 503 by itself.
  expect(pageErrors.every((error) => error.includes('503'))).toBe(true);
  pageErrors.length = 0;
});

test('a saved request changes to sent while the visitor looks, and other channels are offered meanwhile (LEAD-32)', async ({
  page,
  site,
}) => {
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await workerReady(page);
  await page.context().setOffline(true);
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  await expect(form.dialog.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expect(form.dialog.getByRole('link', { name: 'Call us' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(form.thankYou).toBeVisible({ timeout: 15_000 });
});

const waysToReturn = {
  'as soon as the browser says so': (page: Page) =>
    page.evaluate(() => {
      dispatchEvent(new Event('online'));
    }),
  // At once, without waiting: a moment later the request may be sent.
  'at "Send now"': (page: Page) =>
    page.getByRole('button', { name: 'Send now' }).dispatchEvent('click'),
};

for (const [when, comeBack] of Object.entries(waysToReturn))
  test(`after a long time without signal, a request goes ${when} (OUTBOX-03)`, async ({
    page,
    site,
    network,
  }) => {
    // Twelve minutes of the page's clock take a busy machine a while.
    test.slow();
    const before = (await site.leads()).length;
    await page.clock.install();
    await page.goto(`${network.url}/outbox`);
    await appReady(page);
    network.setPlan(onLeads({ kind: 'reset' }));
    await queueLeads(page, 1);
    for (let minute = 0; minute < 12; minute++) {
      await page.clock.runFor(60_000);
      await page.waitForTimeout(30);
    }
    network.setPlan(() => none);
    await comeBack(page);
    await expect.poll(async () => (await site.leads()).length, { timeout: 5000 }).toBe(before + 1);
  });

test('a page that dies while it sends leaves no draft of what it has queued', async ({
  context,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  const page = await context.newPage();
  network.setPlan(onLeads({ kind: 'silence' }));
  const form = await LeadForm.filledAt(page, `${network.url}/`);
  await form.submit();
  await expect(form.submitButton).toBeDisabled();
  await page.waitForTimeout(500);
  await page.close();
  network.setPlan(() => none);

  const again = await context.newPage();
  await again.goto(`${network.url}/`);
  await appReady(again);
  await expect.poll(async () => (await site.leads()).length, { timeout: 30_000 }).toBe(before + 1);
  const next = new LeadForm(again);
  await next.open();
  await again.waitForTimeout(500);
  await expect(next.dialog.getByLabel('Your name')).toHaveValue('');
});
