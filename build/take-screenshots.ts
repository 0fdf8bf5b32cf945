import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { screenshotsIn } from '../src/app/manifest.ts';
import { pageById } from '../src/content/catalog.ts';
import { addLocalePrefix } from '../src/i18n/locale-path.ts';
import { offeredLocales } from '../src/locales/languages.ts';
import { openBrowser } from '../tests/support/chromium.ts';
import { giveScriptFonts } from '../tests/support/script-fonts.ts';
import { startSite } from '../tests/support/site.ts';

/**
 * Takes the pictures of the browser's install dialog from the last build, in each language. Run it by hand (`npx tsx
 * build/take-screenshots.ts`) after the site's look changes, and commit the results.
 */
const site = await startSite();
const browser = await openBrowser();
try {
  for (const locale of offeredLocales) {
    for (const { src, page: id, form, width, height, scale } of screenshotsIn(locale)) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        isMobile: form === 'narrow',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
      await giveScriptFonts(context);
      const page = await context.newPage();
      await page.goto(site.url + addLocalePrefix(pageById(id).path, locale));
      // After a reload the heading font is available at once; at first it may come too late.
      await page.reload();
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
      const picture = await page.screenshot({ scale: 'device' });
      await context.close();
      await mkdir(dirname(`public${src}`), { recursive: true });
      // Flat colours: a palette halves the file.
      await sharp(picture).png({ palette: true, effort: 10 }).toFile(`public${src}`);
    }
  }
} finally {
  await browser.close();
  await site.dispose();
}
