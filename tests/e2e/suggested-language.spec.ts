import type { Page } from '@playwright/test';
import { appReady, expect, test } from '../support/test.ts';

const suggested = (page: Page) => page.locator('header [data-suggested]:visible');

test.describe('on a phone in Telugu', () => {
  test.use({ locale: 'te-IN' });

  test('an English page stays English, and its header stresses Telugu without moving (I18N-04)', async ({
    page,
    site,
  }) => {
    await page.route('**/assets/main-*.js', async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    const telugu = page.locator('header a[hreflang="te-IN"]:visible');
    const before = await telugu.boundingBox();
    await expect(suggested(page)).toHaveText(['తెలుగు']);
    expect(await telugu.boundingBox()).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await suggested(page).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');
    await appReady(page);
    await expect(suggested(page)).toHaveCount(0);
  });

  test('whoever chose Hindi is offered Hindi, and whoever chose English nothing (I18N-04)', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await appReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await page.goto(`${site.url}/gst-compliance`);
    await expect(suggested(page)).toHaveText(['हिन्दी']);

    await page.goto(`${site.url}/te/gst-compliance`);
    await appReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    await appReady(page);
    await expect(suggested(page)).toHaveCount(0);
  });
});

test('a Telugu page suggests no English to a phone in English (I18N-04)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/te`);
  await appReady(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  await expect(suggested(page)).toHaveCount(0);
});
