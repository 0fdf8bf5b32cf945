import { catalog } from '../../src/content/catalog.ts';
import { overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test } from '../support/test.ts';
import { adviceOn, contrastOn, smallTargetsOn } from './audit.ts';

test.use({ forgivenErrors: /404|Failed to load/ });

const parts = 12;
const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
/** 1280 px at 400 % (WCAG 1.4.10). */
const enlarged = { width: 320, height: 256 };

for (let part = 0; part < parts; part++) {
  test(`every page, light and dark, narrow, wide and enlarged (${part + 1} of ${parts})`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    for (const { path } of catalog.filter((_, index) => index % parts === part)) {
      const note = (where: string, found: string[]) =>
        faults.push(...found.map((fault) => `${path} ${where}: ${fault}`));
      await page.setViewportSize(narrow);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(site.url + path);
      await appReady(page);
      await page.waitForTimeout(400);
      note('narrow', await adviceOn(page));
      note('narrow', await smallTargetsOn(page));
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      note('narrow dark', await contrastOn(page));
      await page.setViewportSize(wide);
      note('wide dark', await contrastOn(page));
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      note('wide', await adviceOn(page));
      for (const size of [{ width: 320, height: 568 }, enlarged]) {
        await page.setViewportSize(size);
        const over = await overflowOf(page);
        if (over !== 0) faults.push(`${path}: ${over} px sideways at ${size.width}×${size.height}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
