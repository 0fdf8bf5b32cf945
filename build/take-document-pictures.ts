import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { Assistant } from '../tests/e2e/page-models/assistant.ts';
import { Finder } from '../tests/e2e/page-models/finder.ts';
import { LeadForm } from '../tests/e2e/page-models/lead-form.ts';
import { openBrowser } from '../tests/support/chromium.ts';
import { saveCommitteeDate } from '../tests/support/saved-on-device.ts';
import { startSite } from '../tests/support/site.ts';
import { appReady } from '../tests/support/test.ts';

/**
 * Takes the pictures of docs/screens.md from the last build: each screen on a phone and a wide screen, light and
 * dark, side by side. Run it by hand (`npx tsx build/take-document-pictures.ts [screen …]`) after the site's look
 * changes, and commit the results.
 */
const folder = 'docs/screenshots';

interface Screen {
  path: string;
  /** Saves something on the phone, as an earlier visit did. */
  before?: (page: Page) => Promise<void>;
  /** Actions before the picture. */
  act?: (page: Page) => Promise<void>;
}

/** The twelve main screens by picture name. */
const screens: Record<string, Screen> = {
  home: { path: '/' },
  ledger: {
    path: '/',
    before: saveCommitteeDate,
    act: (page) => page.getByText('Committee money').first().waitFor(),
  },
  finder: { path: '/find' },
  papers: {
    path: '/find',
    act: (page) => new Finder(page).answerAsChaatVendor(),
  },
  notice: { path: '/notice' },
  loan: {
    path: '/loan',
    act: (page) => page.locator('main').getByRole('link', { name: 'Street vendor' }).click(),
  },
  dates: {
    path: '/calendar',
    async act(page) {
      await page.getByRole('button', { name: 'GST monthly' }).click();
      await page.locator('.leaf').first().waitFor();
    },
  },
  assistant: {
    path: '/legal-assistant',
    async act(page) {
      const assistant = new Assistant(page);
      await assistant.ask('Do I need an FSSAI registration for a tea cart?');
      await assistant.fromPhone.first().waitFor();
    },
  },
  guide: { path: '/fssai-compliance' },
  prices: { path: '/pricing' },
  schemes: { path: '/government-schemes' },
  request: {
    path: '/',
    async act(page) {
      const form = new LeadForm(page);
      await form.open();
      await form.fill();
      await page.context().setOffline(true);
      await form.submit();
      await form.savedMessage.waitFor();
    },
  },
};

const sizes = [
  { width: 360, height: 740, isMobile: true, schemes: ['light', 'dark'] },
  { width: 1280, height: 800, isMobile: false, schemes: ['light', 'dark'] },
] as const;
/** Height of the pictures in the strip, in pixels. */
const stripHeight = 560;
const gap = 12;

/** Takes one picture of a screen and returns it at the strip's height. */
async function take(
  browser: Browser,
  url: string,
  { path, before, act }: Screen,
  { width, height, isMobile }: (typeof sizes)[number],
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: isMobile ? 1.5 : 1,
    isMobile,
    hasTouch: isMobile,
    reducedMotion: 'reduce',
    colorScheme,
  });
  try {
    await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
    const page = await context.newPage();
    await page.goto(`${url}${before ? '/offline' : path}`);
    await before?.(page);
    // After a reload the heading font is available at once; at first it may come too late.
    await page.goto(url + path);
    await appReady(page);
    await act?.(page);
    await page.waitForTimeout(400);
    return await sharp(await page.screenshot({ scale: 'device' }))
      .resize({ height: stripHeight })
      .toBuffer();
  } finally {
    await context.close();
  }
}

/** Puts pictures of one height side by side. */
async function putInStrip(pictures: readonly Buffer[], file: string): Promise<void> {
  const widths = await Promise.all(
    pictures.map(async (picture) => (await sharp(picture).metadata()).width),
  );
  const places = widths.map((_, place) =>
    widths.slice(0, place).reduce((sum, width) => sum + width + gap, 0),
  );
  await sharp({
    create: {
      width: widths.reduce((sum, width) => sum + width + gap, -gap),
      height: stripHeight,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(pictures.map((input, place) => ({ input, left: places[place] ?? 0, top: 0 })))
    .webp({ quality: 62 })
    .toFile(file);
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await openBrowser();
try {
  for (const [name, screen] of Object.entries(screens)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const pictures: Buffer[] = [];
    for (const size of sizes)
      for (const scheme of size.schemes)
        pictures.push(await take(browser, site.url, screen, size, scheme));
    await putInStrip(pictures, `${folder}/${name}.webp`);
    console.log(name);
  }
} finally {
  await browser.close();
  await site.dispose();
}
