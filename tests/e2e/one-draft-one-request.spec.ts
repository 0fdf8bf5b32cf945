import type { Page } from '@playwright/test';
import { textSaved } from '../support/saved-on-device.ts';
import { itemsOnPhone } from '../support/queue.ts';
import { appReady, expect, test } from '../support/test.ts';
import { answers, LeadForm } from './page-models/lead-form.ts';

/** A draft is one request, whichever tab sends it off; "Saved" is said only while it is true. */

async function contactPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/contact`);
  await appReady(page);
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(answers.name);
  await page.getByLabel('E-mail', { exact: true }).fill(answers.email);
  await page.getByLabel('Phone').fill(answers.phone);
  await page.getByLabel('Name of your business').fill(answers.business);
  await page.getByLabel('What kind of business is it?').selectOption('Manufacturing');
}

/** The queue's code is there, and its database: a form fetches both when it is opened. */
const outboxReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? '')),
    )
    .toContain('niyam');

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();

test('a draft restored in two tabs is one request; the second tab says so, and asks before it sends another', async ({
  page,
  context,
  site,
}) => {
  const before = (await site.leads()).length;
  await contactPage(page, site.url);
  await fillContact(page);
  await textSaved(page, answers.business);
  const second = await context.newPage();
  await contactPage(second, site.url);
  await expect(second.getByLabel('Your name')).toHaveValue(answers.name);

  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const [lead] = (await site.leads()).slice(before);

  // As it is, and changed: neither goes by itself.
  await send(second);
  const alert = second.getByRole('alert').filter({ hasText: 'You have sent this request already' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(lead?.receipt ?? 'no receipt');
  await second.getByLabel('Anything else').fill('And a second cart');
  await send(second);
  await expect(alert).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);

  await alert.getByRole('button', { name: 'Send it as another request' }).click();
  await expect(second.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const arrived = (await site.leads()).slice(before);
  expect(arrived.map(({ details }) => details.notes ?? '').toSorted()).toEqual([
    '',
    'And a second cart',
  ]);
});

test('the page does not call a deleted request saved, and can send it again', async ({
  page,
  context,
  site,
}) => {
  const before = (await site.leads()).length;
  const form = await LeadForm.filledAt(page, site.url);
  await outboxReady(page);
  await context.setOffline(true);
  await form.submit();
  await expect(form.savedMessage).toBeVisible();
  expect(await itemsOnPhone(page)).toHaveLength(1);

  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('niyam').addEventListener('success', resolve);
      }),
  );
  await expect(
    form.dialog.getByRole('heading', { name: 'This phone no longer has your request' }),
  ).toBeVisible();
  await expect(form.savedMessage).toHaveCount(0);
  await expect(form.dialog.getByText(answers.business)).toBeVisible();

  await context.setOffline(false);
  await form.dialog.getByRole('button', { name: 'Save and send it again' }).click();
  await expect(form.thankYou).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
});

test.describe('while the server cannot be reached', () => {
  test.use({ serviceWorkers: 'block', forgivenErrors: /service worker|ERR_FAILED/ });

  test('waiting requests differ in the list by subject, name and time', async ({ page, site }) => {
    await contactPage(page, site.url);
    await outboxReady(page);
    await page.route('**/functions/v1/lead-intake', (route) => route.abort());
    await fillContact(page);
    await send(page);
    await expect(page.getByText('Saved on this phone.')).toBeVisible();
    await page.getByRole('button', { name: 'Send another request' }).click();
    await fillContact(page);
    await page.getByLabel('Anything else').fill('A notice about my kiln');
    await send(page);
    await page.getByRole('link', { name: 'See what is waiting' }).click();
    const entries = page
      .getByRole('list', { name: 'Requests on this phone' })
      .getByRole('listitem');
    await expect(entries).toHaveCount(2);
    const texts = await entries.allInnerTexts();
    expect(texts[0]).toContain(`For ${answers.business}, ${answers.name}, A notice about my kiln`);
    expect(texts[1]).toContain(`For ${answers.business}, ${answers.name}`);
    for (const text of texts) expect(text).toContain('Request for a consultation');
  });
});

test('the page of a request says in its title which one it is', async ({ page, site }) => {
  await page.goto(`${site.url}/contact?type=audit`);
  await appReady(page);
  await expect(page).toHaveTitle('Ask for a compliance audit | Niyam');
  await page.locator('.site-footer').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveTitle('Get a free consultation | Niyam');
});

test('a shared phone shows the same message everywhere: nothing is saved', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await contactPage(page, site.url);
  await fillContact(page);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'nothing is kept' })).toBeVisible();
  // What the form says to the visitor, it says in the console too.
  pageErrors.length = 0;
  const text = await page.locator('main').innerText();
  expect(text).toContain('Only a phone that is set as shared, or a browser without JavaScript');
  expect(text).not.toMatch(/Send it anyway\. It is kept/);

  // The dialog promises no waiting either.
  await context.setOffline(false);
  await page.goto(`${site.url}/about`);
  await appReady(page);
  const form = new LeadForm(page);
  await form.open();
  await expect(form.dialog.getByText('the request waits on your phone')).toHaveCount(0);
});
