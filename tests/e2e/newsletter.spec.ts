import type { Page } from '@playwright/test';
import { none, refusal } from '../support/lead-network.ts';
import type { Site } from '../support/site.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ forgivenErrors: /^Failed to load resource/ });

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel(/I want .* to write/).check();
  await page.getByRole('button', { name: 'Ask for the newsletter' }).click();
}

/** Returns the link in the newest e-mail to an address. */
async function linkTo(site: Site, email: string, action: string): Promise<string> {
  const message = (await site.emails()).findLast((text) => text.includes(`To: ${email}`)) ?? '';
  const link = new RegExp(`http\\S+action=${action}&token=\\w+`).exec(message)?.[0];
  if (!link) throw new Error(`No letter to ${email}`);
  return link.replace(/^https?:\/\/[^/]+/, site.url);
}

test('a visitor subscribes, confirms by the link in the e-mail, subscribes again and leaves (TOOL-NEWS-01)', async ({
  page,
  site,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto(`${site.url}/newsletter`);
  await appReady(page);
  await ask(page, email);
  await expect(page.getByText('Check your e-mail')).toBeVisible();

  await page.goto(await linkTo(site, email, 'confirm'));
  await appReady(page);
  await expect(page.getByText('Do you want the newsletter')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByText('You are on the list')).toBeVisible();

  await page.goto(`${site.url}/newsletter`);
  await appReady(page);
  await ask(page, email);
  await expect(page.getByText('Already on the list')).toBeVisible();

  await page.goto(await linkTo(site, email, 'unsubscribe'));
  await appReady(page);
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByText('You are not on the list', { exact: true })).toBeVisible();
});

test('without signal the request waits in the outbox, and its e-mail comes once', async ({
  page,
  context,
  site,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto(`${site.url}/newsletter`);
  await workerReady(page);
  await context.setOffline(true);
  await ask(page, email);
  await expect(page.getByText('Saved on this phone. It will go')).toBeVisible();
  await page.goto(`${site.url}/outbox`);
  await appReady(page);
  await expect(page.getByText('Request for the newsletter')).toBeVisible();
  await expect(page.getByText('Waiting to send', { exact: true }).last()).toBeVisible();

  await context.setOffline(false);
  const emails = async () => (await site.emails()).filter((text) => text.includes(email)).length;
  await expect.poll(emails, { timeout: 20_000 }).toBe(1);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});

test('a wrong address and a missing consent are said at their fields; nothing is ticked before', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/newsletter`);
  await appReady(page);
  const consent = page.getByLabel(/I want .* to write/);
  await expect(consent).not.toBeChecked();
  await page.getByLabel('E-mail', { exact: true }).fill('no address');
  await page.getByRole('button', { name: 'Ask for the newsletter' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/\S/);
  await expect(consent).toHaveAccessibleDescription(/\S/);
});

test('without a newsletter the page says so, and an unknown link does too', async ({
  page,
  network,
}) => {
  network.setPlan(({ path, method }) =>
    path === '/functions/v1/newsletter' && method === 'POST' ? refusal(404, 'not-available') : none,
  );
  await page.goto(`${network.url}/newsletter`);
  await appReady(page);
  await ask(page, 'vendor@example.com');
  await expect(page.getByText('Not available yet', { exact: true })).toBeVisible();

  network.setPlan(() => none);
  await page.goto(`${network.url}/newsletter?action=confirm&token=${'0'.repeat(64)}`);
  await appReady(page);
  await page.getByRole('button', { name: 'Yes, send it to me' }).click();
  await expect(page.getByText('This link is not known')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask for the newsletter' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible();
});
