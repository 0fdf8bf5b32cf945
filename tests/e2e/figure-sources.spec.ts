import type { Page } from '@playwright/test';
import { openSection } from '../support/guide-sections.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, forgivenErrors: /Failed to load resource/ });

const guide = '/gst-compliance';
const sheet = (page: Page) => page.locator('.sources li:is(:target, [data-open])');
/** A figure in the middle of the page, in a folded section. */
const figure = (page: Page) => page.locator('#composition .prose a[href^="#source-"]').first();
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a press on a figure shows its source, and closing it returns to the figure', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await appReady(page);
  await page.locator(`main a[href="${guide}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await openSection(page, 'composition');
  await figure(page).scrollIntoViewIfNeeded();
  const before = await top(page);
  await figure(page).click();
  await expect(sheet(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet(page)).toContainText(
    /We read the|Read in a copy|Reported by others|Not confirmed/,
  );
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
  await openSection(page, 'composition');
  await figure(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(figure(page)).toBeFocused();
});

test('the sheet begins with the pressed value, its days, source and certainty, and copies them (ANSW-09)', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.url + guide);
  await appReady(page);
  const fact = page.locator('.glance a[href^="#source-"]').first();
  await fact.click();
  await expect(sheet(page).locator('[data-pressed]')).toContainText('₹20 lakh');
  await expect(sheet(page)).toContainText(/as on \d+ \w+ \d{4}/);
  // The source has another value too, which would seem to contradict the pressed one.
  const values = sheet(page).locator('p').first();
  await expect(values.locator('b', { hasText: '₹40 lakh' })).toBeHidden();
  expect(await values.innerText()).toMatch(/^₹20 lakh.*\s+as on \d+ \w+ \d{4}$/);
  // The way back is a line of its own.
  const lines = [
    sheet(page).getByRole('link').first(),
    sheet(page).getByText('Back to the figure'),
  ];
  const [paper, wayBack] = await Promise.all(lines.map((one) => one.boundingBox()));
  expect(wayBack?.y).toBeGreaterThan((paper?.y ?? Infinity) + 20);
  await sheet(page).getByRole('button', { name: 'Copy as citation' }).click();
  const copied = page.getByText('Citation copied');
  await expect(copied).toBeVisible();
  // Nothing lies over the message, and no point between values begins a line of the sheet.
  expect(
    await copied.evaluate((message) => {
      const { x, y, width, height } = message.getBoundingClientRect();
      return message.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  expect(await sheet(page).locator('p').first().innerText()).not.toMatch(/(^|\n)\s*·/);
  const [subject = '', value = '', source = '', address = '', from = ''] = (
    await page.evaluate(() => navigator.clipboard.readText())
  ).split('\n');
  expect(subject).toMatch(/\p{L}.*₹20 lakh/u);
  // Label, value and note are lines of the page, and words of the citation.
  expect(subject).toBe(
    (await fact.locator('xpath=../..').innerText()).replaceAll(/\s+/g, ' ').trim(),
  );
  expect(value).toMatch(/^₹20 lakh.* · as on \d+ \w+ \d{4}$/);
  expect(source).toMatch(/We read the|Read in a copy|Reported by others|Not confirmed/);
  expect(source).not.toContain('opens in a new tab');
  expect(address).toMatch(/^https:/);
  expect(from).toContain(site.url + guide);
  await page.keyboard.press('Escape');
  await expect(fact).toBeFocused();
  await expect(page.getByRole('button', { name: 'Copy as citation' })).toBeHidden();
});

test('of a source with several counts the sheet names the pressed one alone (ANSW-09)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/labour-law-compliance`);
  await appReady(page);
  await page.locator('main a[href^="#source-"]', { hasText: /^10$/ }).first().click();
  expect(await sheet(page).locator('p').first().innerText()).toMatch(
    /^ESI begins at this number of workers:\s+10\s+as on \d+ \w+ \d{4}$/,
  );
});

test('a figure with an ending of its sentence opens its own value (ANSW-09)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/te/fssai-compliance`);
  await appReady(page);
  await page.locator('main a[href^="#source-"]', { hasText: '₹1.5 కోట్ల' }).first().click();
  const values = sheet(page).locator('p').first();
  await expect(values.locator('[data-pressed]')).toContainText('₹1.5 కోట్లు');
  expect(await values.locator('b:visible').count()).toBe(1);
});

test('the top of a page counts its figures and leads to their sources', async ({ page, site }) => {
  await page.goto(site.url + guide);
  await page.getByRole('link', { name: /^\d+ figures with their sources$/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Where these figures come from' }),
  ).toBeInViewport();
  const known = page.locator('#sources > .page-dates');
  await expect(known).toContainText(/\d+ from copies/);
  await expect(known).toContainText(/To be read again by \d+ \w+ \d{4}/);
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

  test('a saved page warns of overdue figures by the phone’s own date, offline too (TRUST-02, LAW-04)', async ({
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
