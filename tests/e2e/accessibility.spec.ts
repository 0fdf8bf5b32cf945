import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { appReady, expect, test } from '../support/test.ts';
import { LeadForm } from './page-models/lead-form.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A page of each template and of each kind of live page. */
const templates = [
  '/',
  '/fssai-compliance',
  '/pricing',
  '/services',
  '/blog/street-vendor-compliance-india',
  '/sectors/retail-commerce',
  '/start-business/step/ideation',
  '/constitution',
  '/contact',
  '/newsletter',
  '/outbox',
  '/settings',
  '/search',
  '/login',
  '/zzz',
];

/** What can lie open over a page. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the lead dialog': (page) => new LeadForm(page).open(),
  'the lead dialog with errors': async (page) => {
    const form = new LeadForm(page);
    await form.open();
    await form.submit();
  },
  'the drawer': (page) => page.getByRole('button', { name: 'Menu' }).click(),
  'the quick menu': (page) => page.getByRole('button', { name: 'Quick access' }).click(),
  'the question about cookies': (page) =>
    page.getByRole('button', { name: 'Cookie choice' }).click(),
};

const violationsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' }, forgivenErrors: /404/ });

    test('no axe violation on a page of each template (A11Y-01)', async ({ page, site }) => {
      test.slow();
      for (const path of templates) {
        await page.goto(site.url + path);
        await appReady(page);
        expect(await violationsOn(page), path).toEqual([]);
      }
    });

    for (const [state, open] of Object.entries(states)) {
      test(`no axe violation with ${state} open (A11Y-01)`, async ({ page, site }) => {
        await page.goto(`${site.url}/`);
        await appReady(page);
        await open(page);
        expect(await violationsOn(page)).toEqual([]);
      });
    }

    test('no axe violation in the menus of a wide screen (A11Y-01)', async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${site.url}/`);
      await appReady(page);
      await page.locator('.site-nav summary').first().click();
      expect(await violationsOn(page)).toEqual([]);
    });
  });
}

test('the form is done by keyboard alone, and Escape gives the focus back', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  const opener = page.getByRole('link', { name: 'Get Free Consultation' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const { dialog } = new LeadForm(page);
  await expect(dialog).toBeVisible();
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('nothing scrolls sideways at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/fssai-compliance', '/gst-compliance', '/contact', '/outbox']) {
    await page.goto(site.url + path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('with text at twice its size nothing is cut off or scrolls sideways (WCAG 1.4.4)', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/fssai-compliance', '/contact', '/outbox']) {
    await page.goto(site.url + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '225%';
    });
    const { overflow, bodySize } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      bodySize: getComputedStyle(
        document.querySelector('main h1 + p') ?? document.querySelector('main p') ?? document.body,
      ).fontSize,
    }));
    expect(overflow, path).toBe(0);
    expect(Number.parseFloat(bodySize), path).toBeGreaterThan(32);
  }
});
