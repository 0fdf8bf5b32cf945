import type { Page } from '@playwright/test';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { none, onLeads } from '../support/lead-network.ts';
import { textSaved } from '../support/saved-on-device.ts';
import { itemsOnPhone, queueLeads } from '../support/queue.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

test.use({ forgivenErrors: /Failed to load resource|did not save|Closed/ });

/** Everything a site can leave on a phone. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    settings: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

test('"Clear this phone" warns of what was not sent, removes everything and says so (TRUST-04)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await page.evaluate(() => localStorage.setItem('niyam.consent', 'declined'));
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await textSaved(page, answers.business);
  await context.setOffline(true);
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}/outbox`);
  await appReady(other);
  await page.goto(`${site.url}/settings`);
  await appReady(page);

  await page.getByRole('button', { name: 'Clear this phone' }).click();
  await expect(page.getByText('One request has not been sent yet. It will be lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await itemsOnPhone(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Clear this phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('Removed from this phone')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Drafts and requests: 2 databases')).toBeVisible();
  await expect(page.getByText('Still there')).toHaveCount(0);
  await expect(other.locator('main')).toContainText('Nothing is waiting.');
  expect(await traces(page)).toEqual({ databases: [], caches: [], settings: [], workers: 0 });
});

test('the question stands at the button that asked, says what it is about, and has the focus (TRUST-04)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/settings`);
  await appReady(page);
  const question = page.getByRole('alert').filter({ hasText: 'Set this phone as shared?' });
  await page.getByRole('button', { name: 'Set as a shared phone' }).click();
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await question.getByRole('button', { name: 'Yes, set as shared' }).click();
  await expect(page.getByRole('button', { name: 'Only I use this phone' })).toBeVisible();
});

test('on a shared phone, Back never shows what the last person typed (TRUST-04)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await page.goto(`${site.url}/contact`);
  await appReady(page);
  await page.getByLabel('Your name').fill('Somebody Else');
  await page.goto(`${site.url}/about`);
  await appReady(page);
  await page.goBack();
  await appReady(page);
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('a shared phone saves no typed text: with a signal a lead is sent, without it the text stays on screen (TRUST-04)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/settings`);
  await workerReady(page);
  await queueLeads(page, 1);
  await page.reload();
  await appReady(page);
  await page.getByRole('button', { name: 'Set as a shared phone' }).click();
  await page.getByRole('button', { name: 'Yes, set as shared' }).click();
  await expect(page.getByText('On. Nothing that is typed here is kept.')).toBeVisible();

  // The lead that was queued first may arrive at any time.
  const leadsOfTheForm = async () =>
    (await site.leads()).filter(({ full_name }) => full_name === answers.name).length;
  const before = await leadsOfTheForm();
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await expect(form.dialog.getByText('nothing you type is kept on it')).toBeVisible();
  await page.waitForTimeout(800);
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  expect(await leadsOfTheForm()).toBe(before + 1);

  await workerReady(page);
  await page.reload();
  await appReady(page);
  await form.open();
  await expect(form.dialog.getByLabel('Your name')).toHaveValue('');
  await form.fill();
  await context.setOffline(true);
  await form.submit();
  await expect(form.dialog.getByText('Failed to submit form.')).toBeVisible();
  await expect(form.dialog.getByLabel('Your name')).toHaveValue('Test Vendor');
  expect((await traces(page)).databases).toEqual([]);

  await page.goto(`${site.url}/outbox`);
  await expect(
    page.getByText('This phone is set as shared, so nothing waits on it.'),
  ).toBeVisible();
});

test('another open tab saves nothing either, once the phone is shared (TRUST-04)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await workerReady(page);
  const form = new LeadForm(page);
  await form.open();
  const other = await context.newPage();
  await other.goto(`${site.url}/settings`);
  await appReady(other);
  await other.getByRole('button', { name: 'Set as a shared phone' }).click();
  await other.getByRole('button', { name: 'Yes, set as shared' }).click();
  await expect(other.getByText('On. Nothing that is typed here is kept.')).toBeVisible();

  await expect(form.dialog.getByText('nothing you type is kept on it')).toBeVisible();
  await form.fill();
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  expect((await traces(page)).databases).toEqual([]);
});

test('a form that is open in another tab is emptied when the phone is cleared, and saves nothing (TRUST-04)', async ({
  page,
  context,
  site,
}) => {
  await page.clock.install();
  const form = await LeadForm.filledAt(page, `${site.url}/`);
  await textSaved(page, answers.business);
  const other = await context.newPage();
  await other.goto(`${site.url}/settings`);
  await appReady(other);
  await other.getByRole('button', { name: 'Clear this phone' }).click();
  await other.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(other.getByText('Removed from this phone')).toBeVisible({ timeout: 15_000 });

  const name = form.dialog.getByLabel('Your name');
  await expect(name).toHaveValue('');
  await name.fill('Somebody else');
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward(6000);
  await reloaded;
  await appReady(page);
  await form.open();
  await page.waitForTimeout(300);
  await expect(name).toHaveValue('');
  const { settings } = await traces(page);
  expect(settings.filter((key) => key.startsWith('niyam.draft'))).toEqual([]);
});

test('a second press after a lost answer repeats the same request, which is not refused', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  await page.goto(`${network.url}/settings`);
  await workerReady(page);
  await page.getByRole('button', { name: 'Set as a shared phone' }).click();
  await page.getByRole('button', { name: 'Yes, set as shared' }).click();
  await expect(page.getByText('On. Nothing that is typed here is kept.')).toBeVisible();

  const form = await LeadForm.filledAt(page, `${network.url}/`);
  network.setPlan(onLeads({ kind: 'answer-lost' }));
  await form.submit();
  await expect(form.dialog.getByText('Failed to submit form.')).toBeVisible();
  network.setPlan(() => none);
  await form.submit();
  await expect(form.thankYou).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
});
