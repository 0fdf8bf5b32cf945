import type { Page } from '@playwright/test';
import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, forgivenErrors: /Failed to load resource/ });

const guide = '/gst-compliance';
const sheet = (page: Page) => page.locator('.sources li:is(:target, [data-open])');
/** The first link to the fourth source, and a later one: the middle of the page. */
const figure = (page: Page) => page.locator('main .section a[href^="#source-"]').nth(10);
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a press on a figure shows its source, and closing it returns to the figure', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await appReady(page);
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await figure(page).scrollIntoViewIfNeeded();
  const before = await top(page);
  await figure(page).click();
  await expect(sheet(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet(page)).toContainText(/We read the|Reported by others|Not confirmed/);
  await expect(sheet(page).getByRole('link').first()).toHaveAttribute('href', /^https:/);
  expect(Math.abs((await top(page)) - before), 'the text stays where it is').toBeLessThan(2);
  await sheet(page).getByRole('link', { name: 'Back to the figure' }).click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(figure(page)).toBeFocused();
  await figure(page).click();
  await expect(sheet(page)).toBeVisible();
  const again = await top(page);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  expect(Math.abs((await top(page)) - again)).toBeLessThan(2);
});

test('by keyboard: Enter opens the source, Tab reaches its document, Escape closes it', async ({
  page,
  site,
}) => {
  await page.goto(site.url + guide);
  await appReady(page);
  await figure(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(figure(page)).toBeFocused();
});

test('the top of a page counts its figures and leads to their sources', async ({ page, site }) => {
  await page.goto(site.url + guide);
  const line = page.locator('.page-dates', { hasText: 'figures on this page' });
  await expect(line).toContainText(/\d+ from the law’s text/);
  await expect(line).toContainText(/To be read again by \d+ \w+ \d{4}/);
  await line.getByRole('link').click();
  await expect(
    page.getByRole('heading', { name: 'Where these figures come from' }),
  ).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure shows its source and the link back closes it', async ({ page, site }) => {
    await page.goto(site.url + guide);
    await figure(page).click();
    await expect(sheet(page)).toBeInViewport({ ratio: 1 });
    await sheet(page).getByRole('link', { name: 'Back to the figure' }).click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('a[id^="figure-"]:target')).toBeInViewport();
  });
});

/** The warning at the top of a page, and those beside sources. */
const warnings = (page: Page) => page.locator('main [data-review-by]:not([hidden])');

test.describe('four months later', () => {
  test.use({ worker: 'by-itself' });

  test('a saved page warns of overdue figures, offline too (TRUST-02)', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(site.url + guide);
    await workerReady(page);
    await appReady(page);
    await expect(warnings(page)).toHaveCount(0);
    await page.clock.setFixedTime(Date.now() + 120 * 24 * 3_600_000);
    await context.setOffline(true);
    await page.reload();
    await appReady(page);
    const notice = page.locator('.callout', { hasText: 'Check before relying on this' });
    await expect(notice).toBeVisible();
    expect(await warnings(page).count()).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(notice).toBeVisible();
  });
});
