import type { Page } from '@playwright/test';
import { appReady, expect, test } from '../support/test.ts';

/** Every part of the shell that covers the page: Back closes it first, or it closes with the page. */
const modals: { name: string; open: (page: Page) => Promise<void>; title: string }[] = [
  {
    name: 'the drawer',
    title: 'Menu',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'the lead form',
    title: 'Get Free Consultation',
    open: (page) => page.getByRole('link', { name: 'Get Free Consultation' }).first().click(),
  },
  {
    name: 'the assistant on a phone',
    title: 'Legal Assistant',
    open: (page) => page.getByRole('button', { name: 'Legal Assistant' }).click(),
  },
];

/** Opens /about, and from there /faq without a new document. */
async function twoPages(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/about`);
  await appReady(page);
  const link = page.locator('.site-footer').getByRole('link', { name: 'Questions and answers' });
  await link.click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('[data-page="site/faq"]')).toBeVisible();
}

const modalsOpen = (page: Page) => page.locator('dialog:modal, [role=dialog][aria-modal=true]');

for (const { name, open, title } of modals) {
  test(`Back closes ${name} and stays; the next Back leaves the page`, async ({ page, site }) => {
    await twoPages(page, site.url);
    await open(page);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(modalsOpen(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.locator('h1')).toHaveText(/Questions/);

    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('[data-page="site/about"]')).toBeVisible();
  });

  test(`Forward closes ${name} on its way to the other page`, async ({ page, site }) => {
    await twoPages(page, site.url);
    await page.evaluate(() => history.back());
    await expect(page.locator('[data-page="site/about"]')).toBeVisible();
    await open(page);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page.locator('[data-page="site/faq"]')).toBeVisible();
    await expect(modalsOpen(page)).toHaveCount(0);
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the assistant beside the page stays open on Back', async ({ page, site }) => {
    await twoPages(page, site.url);
    await page.getByRole('button', { name: 'Legal Assistant' }).click();
    const panel = page.getByRole('dialog', { name: 'Legal Assistant' });
    await expect(panel).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.locator('[data-page="site/about"]')).toBeVisible();
    await expect(panel).toBeVisible();
  });

  test('an open menu of the header does not stay over the page before', async ({ page, site }) => {
    await twoPages(page, site.url);
    const menu = page.locator('.nav-menu', { hasText: 'Services' }).first();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.evaluate(() => history.back());
    await expect(page.locator('[data-page="site/about"]')).toBeVisible();
    await expect(menu).not.toHaveAttribute('open');
  });
});
