import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Assistant } from '../tests/e2e/page-models/assistant.ts';
import { LeadForm } from '../tests/e2e/page-models/lead-form.ts';
import { openBrowser } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';
import { appReady } from '../tests/support/test.ts';

/**
 * Takes the pictures of docs/screens.md from the last build, in a phone's size. Run it by hand (`npx tsx
 * build/take-document-pictures.ts`) after the site's look changes, and commit the results.
 */
const folder = 'docs/screenshots';

interface Screen {
  path: string;
  dark?: boolean;
  /** Actions before the picture. */
  act?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

/** The ten main screens by picture name. */
const screens: Record<string, Screen> = {
  home: { path: '/' },
  guide: { path: '/fssai-compliance' },
  finder: { path: '/find', dark: true },
  search: {
    path: '/search?q=gst%20limit',
    act: (page) => page.locator('.search-results > li').first().waitFor(),
  },
  assistant: {
    path: '/legal-assistant',
    dark: true,
    async act(page) {
      const assistant = new Assistant(page);
      await assistant.ask('Do I need an FSSAI registration for a tea cart?');
      await assistant.fromPhone.first().waitFor();
    },
  },
  calendar: { path: '/calendar' },
  schemes: { path: '/government-schemes' },
  sum: {
    path: '/financial-hub/gst',
    dark: true,
    async act(page) {
      await press('Fill in the example')(page);
      await page.locator('form.sum-form button[type=submit]').click();
      await page.locator('.sum-result h2').scrollIntoViewIfNeeded();
    },
  },
  request: {
    path: '/',
    async act(page) {
      const form = await LeadForm.filledAt(page, page.url());
      await page.context().setOffline(true);
      await form.submitButton.click();
      await page.getByText('It will go when there is signal').first().waitFor();
    },
  },
  tasks: { path: '/how-to-guides', dark: true },
};

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
try {
  for (const [name, { path, dark, act }] of Object.entries(screens)) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 1.5,
      isMobile: true,
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light',
    });
    await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
    const page = await context.newPage();
    await page.goto(site.url + path);
    // After a reload the heading font is available at once; at first it may come too late.
    await page.reload();
    await appReady(page);
    await act?.(page);
    await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 80, scale: 'device' });
    await context.close();
    console.log(name);
  }
} finally {
  await browser.close();
  await site.dispose();
}
