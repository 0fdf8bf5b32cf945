import { AxeBuilder } from '@axe-core/playwright';
import { appReady, expect, test } from '../support/test.ts';
import { LeadForm } from './page-models/lead-form.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no axe violation on the main templates, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/fssai-compliance', '/contact', '/outbox', '/services', '/login']) {
      await page.goto(site.url + path);
      await appReady(page);
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  });

  test(`no axe violation in the lead dialog, ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${site.url}/`);
    await appReady(page);
    await new LeadForm(page).open();
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
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
      bodySize: getComputedStyle(document.querySelector('main h1 + p, main p') ?? document.body)
        .fontSize,
    }));
    expect(overflow, path).toBe(0);
    expect(Number.parseFloat(bodySize), path).toBeGreaterThan(32);
  }
});
