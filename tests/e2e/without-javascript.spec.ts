import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { answers } from './page-models/lead-form.ts';

/** The contact form in a browser that runs no script. */
test.use({ javaScriptEnabled: false, forgivenErrors: /status of 400/ });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(answers.name);
  await page.getByLabel('E-mail', { exact: true }).fill(answers.email);
  await page.getByLabel('Phone').fill(answers.phone);
  await page.getByLabel('Name of your business').fill(answers.business);
  await page.getByLabel('What kind of business is it?').selectOption('Manufacturing');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' }).click();

test('the form reaches the server once, and the page shows the receipt', async ({ page, site }) => {
  const before = (await site.leads()).length;
  await page.goto(`${site.url}/contact`);
  // Playwright's text search looks past `noscript`.
  await expect(page.locator('main form noscript .callout')).toContainText(
    'You can still send this form',
  );
  await fill(page);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const [lead] = (await site.leads()).slice(before);
  expect(lead).toMatchObject({
    full_name: answers.name,
    phone: '+910000000000',
    source: 'Niyam website /contact',
    suspicion: null,
  });
  await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();

  // Back, and the button once more.
  await page.goBack();
  await fill(page);
  await send(page);
  await expect(page.getByText(lead?.receipt ?? 'no receipt')).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
  await page.getByRole('link', { name: 'Back to Niyam' }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test('a refused form returns with the error and the typed text, and its correction is accepted', async ({
  page,
  site,
}) => {
  const before = (await site.leads()).length;
  await page.goto(`${site.url}/contact`);
  await fill(page);
  await page.getByLabel('Anything else').fill('long '.repeat(900));
  await send(page);
  await expect(page.getByRole('heading', { name: 'Please fix this first' })).toBeVisible();
  await expect(page.getByText(answers.business)).toBeVisible();
  await page.getByLabel('Anything else').fill('short');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const arrived = (await site.leads()).slice(before);
  expect(arrived.map(({ details }) => details['notes'])).toEqual(['short']);
});

test('every form has a button that submits it', async ({ page, site }) => {
  for (const path of ['/how-to-guides', '/contact', '/search', '/newsletter']) {
    await page.goto(site.url + path);
    for (const form of await page.locator('form').all()) {
      await expect(form.locator('button:not([type=button])')).not.toHaveCount(0);
    }
  }
});
