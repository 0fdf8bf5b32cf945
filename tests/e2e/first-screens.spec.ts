import type { Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shift.ts';
import { holdApp } from '../support/slow-device.ts';
import { appReady, expect, test } from '../support/test.ts';
import { Calendar } from './page-models/calendar.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What a new visitor sees first of a tool: its largest text is among it. */
const firstScreens = {
  '/calendar': (page: Page) => page.locator('.date-chip, .calendar-own .field-hint'),
  '/legal-assistant': (page: Page) => page.locator('.chat-suggestions button, .chat-notice > p'),
  '/government-schemes': (page: Page) =>
    page.locator('.schemes-views a, .schemes-list > :first-child p'),
};

for (const [path, find] of Object.entries(firstScreens)) {
  test(`the first screen of ${path} is in the page, and stays where it is when the app starts`, async ({
    page,
    site,
  }) => {
    const release = await holdApp(page);
    const shifts = await watchShifts(page);
    await page.goto(site.url + path);
    const places = () =>
      find(page).evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [element.textContent, x, y, width];
        }),
      );
    const before = await places();
    expect(before.length).toBeGreaterThan(2);
    await release();
    await expect.poll(() => find(page).first().isVisible()).toBe(true);
    // The saved data of the device is read meanwhile.
    await page.waitForTimeout(1000);
    expect(await places()).toEqual(before);
    expect(await shifts()).toBeLessThan(0.002);
  });
}

test('a tap on an answer of the calendar before the app is there counts', async ({
  page,
  site,
}) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/calendar`);
  const chip = page.getByRole('button', { name: 'GST monthly', exact: true });
  await chip.click();
  await release();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(new Calendar(page).leaves.first()).toBeVisible();
});

test('a question typed before the app is there stays, and can be sent', async ({ page, site }) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/legal-assistant`);
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('What is an FSSAI licence?');
  await release();
  await expect(field).toHaveValue('What is an FSSAI licence?');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.chat-question')).toContainText('What is an FSSAI licence?');
});

test('a suggested question that is tapped before the app is there is asked', async ({
  page,
  site,
}) => {
  const release = await holdApp(page);
  await page.goto(`${site.url}/legal-assistant`);
  const suggestion = page.locator('.chat-suggestions button').first();
  const question = await suggestion.innerText();
  await suggestion.click();
  await release();
  await expect(page.locator('.chat-question')).toContainText(question);
});

test('the dates of a visitor who returns replace the first screen', async ({ page, site }) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.chip('GST monthly').click();
  await expect(calendar.leaves.first()).toBeVisible();
  await page.reload();
  await appReady(page);
  await expect(calendar.leaves.first()).toBeVisible();
  await expect(calendar.chip('GST monthly')).toHaveAttribute('aria-pressed', 'true');
});

test('a link to one scheme shows it in place of the list, whose buttons go before its own come', async ({
  page,
  site,
}) => {
  await page.route('**/data/schemes-en.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`${site.url}/government-schemes#mudra-shishu`);
  await appReady(page);
  await expect(page.locator('.schemes-waiting')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save: / })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /Mudra.*Shishu/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of Object.keys(firstScreens)) {
    test(`${path} offers no control that does nothing`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await expect(page.locator('[data-needs-script]')).toBeHidden();
      await expect(page.locator('main h1')).toBeVisible();
    });
  }
});
