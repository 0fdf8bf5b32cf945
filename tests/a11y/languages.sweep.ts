import { overflowOf, enlargeText } from '../support/page-fit.ts';
import { giveScriptFonts } from '../support/script-fonts.ts';
import { expect, test } from '../support/test.ts';
import { adviceOn, contrastOn, smallTargetsOn } from './audit.ts';
import { screensOfJourneys, translated, type Translated } from './screens-of-journeys.ts';

// No model stands behind this site.
test.use({ forgivenErrors: /Failed to load resource/ });

test.beforeEach(({ page }) => giveScriptFonts(page));

for (const language of Object.keys(translated) as Translated[]) {
  for (const [screen, bring] of Object.entries(screensOfJourneys)) {
    test(`${translated[language].name}: ${screen}, light and dark, narrow and enlarged`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await bring(page, site.url, language);
      await page.waitForTimeout(300);
      const faults: string[] = [];
      const note = (where: string, found: string[]) =>
        faults.push(...found.map((fault) => `${where}: ${fault}`));
      note('light', await adviceOn(page));
      note('light', await smallTargetsOn(page));
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      note('dark', await contrastOn(page));
      await page.setViewportSize({ width: 320, height: 568 });
      note('narrow', sideways(await overflowOf(page)));
      await enlargeText(page);
      note('large text', sideways(await overflowOf(page)));
      expect(faults).toEqual([]);
    });
  }
}

const sideways = (over: number): string[] => (over === 0 ? [] : [`${over} px sideways`]);
