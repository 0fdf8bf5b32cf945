import type { Page } from '@playwright/test';
import { guideIds, pageById } from '../../src/content/catalog.ts';
import { appReady, expect, test } from '../support/test.ts';
import { firstScreen, wordsAbove } from '../support/words-above.ts';

const guide = '/fssai-compliance';

/** A page of each template that folds its sections, and one of them. */
const folding = [
  { path: guide, id: 'fees' },
  { path: '/sectors/retail-commerce', id: 'online' },
  { path: '/services/registration', id: 'which-first' },
  { path: '/blog/street-vendor-compliance-india', id: 'your-rights' },
  { path: '/start-business/step/banking', id: 'bad-loans' },
  { path: '/how-to-guides/seized-goods', id: 'wrong' },
  { path: '/about', id: 'how-we-earn' },
  { path: '/privacy-policy', id: 'counting' },
] as const;
const fold = (page: Page, id: string) => page.locator(`#${id} > details`);
const inside = (page: Page, id: string) => page.locator(`#${id} > details > :last-child`);
const wide = { width: 1280, height: 800 };

test('each guide shows at most 45 words on the first screen and answers in at most 300 (ANSW-08)', async ({
  page,
  site,
}) => {
  for (const id of guideIds) {
    const { path } = pageById(id);
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.locator('.guide-tools')).toBeVisible();
    expect.soft(await wordsAbove(page, firstScreen), path).toBeLessThanOrEqual(45);
    const end = await page
      .locator('.page-contents')
      .evaluate((contents) => contents.getBoundingClientRect().top + scrollY);
    expect.soft(await wordsAbove(page, end), `answer of ${path}`).toBeLessThanOrEqual(300);
  }
});

test('on a phone a section shows its answer, and a press opens the rest', async ({
  page,
  site,
}) => {
  await page.goto(site.url + guide);
  await appReady(page);
  await expect(page.getByText('Yes', { exact: true })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'How to apply', exact: true })).toBeInViewport();
  await expect(inside(page, 'documents')).toBeHidden();
  await expect(
    page.getByText('Photograph, identity, place, and a list of your foods.'),
  ).toBeVisible();
  await page.getByRole('heading', { name: 'Papers to have ready' }).click();
  await expect(inside(page, 'documents')).toBeVisible();
});

test('on each template a link opens its section, and paper and find-in-page reach it (ANSW-08)', async ({
  page,
  site,
}) => {
  for (const { path, id } of folding) {
    await page.goto(site.url + path);
    await appReady(page);
    await expect(inside(page, id)).toBeHidden();
    // Find-in-page opens what it finds: closed `details` are searched, `display: none` is not.
    const hiding = await fold(page, id).evaluate(
      (details) => getComputedStyle(details, '::details-content').contentVisibility,
    );
    expect(hiding, path).toBe('hidden');
    await page.emulateMedia({ media: 'print' });
    await expect(inside(page, id)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(inside(page, id)).toBeHidden();
    await page.goto(`${site.url}${path}#${id}`);
    await expect(inside(page, id)).toBeVisible();
    // The app tells screen readers.
    await expect(fold(page, id)).toHaveAttribute('open', '');
    await page.setViewportSize(wide);
    for (const each of await page.locator('.section-fold').all()) {
      await expect(each).toHaveAttribute('open', '');
    }
    await page.setViewportSize({ width: 360, height: 740 });
  }
});

test('links into the page open their section, before the app is there too', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}${guide}#fees`);
  await expect(inside(page, 'fees')).toBeVisible();
  await appReady(page);
  await expect(page.locator('.page-contents[data-live]')).toBeVisible();
  await expect(fold(page, 'fees')).toHaveAttribute('open', '');
  await page.getByRole('link', { name: 'How to apply', exact: true }).click();
  await expect(inside(page, 'steps')).toBeVisible();
  await expect(page.locator('#steps h2')).toBeInViewport();
});

test('on a wide screen everything is open, between contents and sources', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site.url + guide);
  await expect(inside(page, 'penalties')).toBeVisible();
  await appReady(page);
  await expect(fold(page, 'penalties')).toHaveAttribute('open', '');
  await page.getByRole('heading', { name: 'What it costs to get it wrong' }).click();
  await expect(inside(page, 'penalties')).toBeVisible();
  const box = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [contents, heading, help] = await Promise.all(['.page-contents', 'h1', '#ask-us'].map(box));
  expect(contents?.x).toBeLessThan(heading?.x ?? 0);
  expect(help?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(page.locator('.page-contents summary')).toBeInViewport();
  // The narrow screen folds again what the wide one opened.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(fold(page, 'penalties')).not.toHaveAttribute('open');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section can be read', async ({ page, site }) => {
    for (const { path } of folding) {
      await page.goto(site.url + path);
      for (const each of await page.locator('.section-fold > summary + *').all()) {
        await expect(each).toBeVisible();
      }
    }
  });
});
