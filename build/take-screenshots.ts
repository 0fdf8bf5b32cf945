import { mkdir } from 'node:fs/promises';
import { screenshots } from '../src/app/manifest.ts';
import { pageById } from '../src/content/catalog.ts';
import { openBrowser } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';

/**
 * Takes the pictures of the browser's install dialog from the last build. Run it by hand (`npx tsx
 * build/take-screenshots.ts`) after the site's look changes, and commit the results.
 */
await mkdir('public/screenshots', { recursive: true });
const site = await startSite();
const browser = await openBrowser();
try {
  for (const { src, page: id, form, width, height, scale } of screenshots) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      isMobile: form === 'narrow',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
    const page = await context.newPage();
    await page.goto(site.url + pageById(id).path);
    // After a reload the heading font is available at once; at first it may come too late.
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    await page.screenshot({ path: `public${src}`, scale: 'device' });
    await context.close();
  }
} finally {
  await browser.close();
  await site.dispose();
}
