import { overflowOf } from '../support/page-fit.ts';
import { expect, test } from '../support/test.ts';
import { adviceOn, contrastOn, smallTargetsOn } from './audit.ts';
import { states } from './states.ts';

test.use({ forgivenErrors: /Failed to load|ERR_|not accepted|got no|failed|dynamically imported/ });

for (const [state, bring] of Object.entries(states)) {
  test(`${state}, light and dark, narrow, wide and enlarged`, async ({ page, network }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await bring(page, network.url, network);
    await page.waitForTimeout(300);
    const faults: string[] = [];
    const note = (where: string, found: string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`));
    note('narrow', await adviceOn(page));
    note('narrow', await smallTargetsOn(page));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    note('narrow dark', await contrastOn(page));
    for (const size of [
      { width: 320, height: 568 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      const over = await overflowOf(page);
      if (over !== 0) faults.push(`${over} px sideways at ${size.width}×${size.height}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    // What is fixed may lie over a part of any link that is scrolled there.
    await page.evaluate(() => scrollTo(0, 0));
    note('wide dark', await contrastOn(page));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    note('wide', await adviceOn(page));
    expect(faults).toEqual([]);
  });
}

test('a menu of a wide screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/`);
  await page.locator('.site-nav summary').first().click();
  expect(await adviceOn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await contrastOn(page)).toEqual([]);
});
