import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes } from '../support/axe.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

const guide = '/fssai-compliance';
const isPicture = (url: string) => /\.(avif|webp)$/.test(new URL(url).pathname);

/** Collects the addresses of the pictures that the page fetches. */
function picturesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPicture(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Scrolls to the page's first picture, which may be in a fold. */
async function goToPicture(page: Page) {
  const plate = page.locator('.plate').first();
  await plate.evaluate((element) => {
    const fold = element.closest('details');
    if (fold) fold.open = true;
    element.scrollIntoView({ block: 'center' });
  });
  return plate;
}

/** True when the picture is drawn. */
const isDrawn = (page: Page) =>
  page
    .locator('.plate img')
    .first()
    .evaluate((image: HTMLImageElement) => image.checkVisibility() && image.naturalWidth > 0);

test('a picture comes when it is near, before others, and moves nothing (ANSW-10, DEV-05)', async ({
  page,
  site,
}) => {
  const asked = picturesOf(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const priorities: string[] = [];
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (isPicture(request.url)) priorities.push(request.initialPriority);
  });
  await page.goto(site.url + guide);
  await appReady(page);
  expect(asked).toEqual([]);

  const image = page.locator('.plate img').first();
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('decoding', 'async');
  await expect(image).toHaveAttribute('width', '656');
  await expect(image).toHaveAttribute('height', '528');
  // The reader's own press on a fold may move the text; the picture may not.
  await goToPicture(page);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const moved = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        const start = performance.now();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > start) shift += (entry as { value?: number }).value ?? 0;
        }).observe({ type: 'layout-shift' });
        setTimeout(() => resolve(shift), 2000);
      }),
  );
  const plate = await goToPicture(page);
  const room = await plate.boundingBox();
  await expect.poll(() => isDrawn(page)).toBe(true);
  expect((await plate.boundingBox())?.height).toBe(room?.height);
  expect(await moved).toBeLessThan(0.01);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\.avif$/);
  expect(priorities).toEqual(['High']);
  await expect(page.getByRole('button', { name: /^Show the picture/ })).toBeHidden();
});

const waysToSaveData = {
  'the site’s own switch': () => localStorage.setItem('niyam.low-data', 'on'),
  'Save-Data': () =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    }),
  'a 3G line': () =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: false, effectiveType: '3g' }),
    }),
};
for (const [name, setUp] of Object.entries(waysToSaveData)) {
  test(`with ${name} no picture is fetched before the visitor asks for it (ANSW-10)`, async ({
    page,
    site,
  }) => {
    const asked = picturesOf(page);
    await page.addInitScript(setUp);
    await page.goto(site.url + guide);
    const plate = await goToPicture(page);
    await appReady(page);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await expect(plate.locator('.drawing')).toBeVisible();

    const room = await plate.boundingBox();
    await plate.getByRole('button', { name: /^Show the picture \(\d+ kB\)$/ }).click();
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect(asked).toHaveLength(1);
    expect((await plate.boundingBox())?.height).toBe(room?.height);
    await expect(plate.getByRole('img', { name: /food registration/ })).toBeFocused();
  });
}

test('the switch in Settings counts on the page that is opened next (ANSW-10)', async ({
  page,
  site,
}) => {
  const asked = picturesOf(page);
  await page.goto(`${site.url}/settings`);
  await appReady(page);
  await page.getByRole('button', { name: 'Use less data' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pictures', 'off');
  await page.goto(site.url + guide);
  await goToPicture(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('the drawing and its button are accessible, in light and dark (ANSW-10)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.low-data', 'on'));
  await page.goto(site.url + guide);
  await appReady(page);
  await goToPicture(page);
  expect(await axeViolationsInBothThemes(page, { within: '.plate' })).toEqual([]);
});

test.describe('with no signal', () => {
  test.use({ worker: 'by-itself', forgivenErrors: /ERR_FAILED/ });

  test('a picture that was seen is there; a missing one is a drawing, never a broken image (ANSW-10)', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.url + guide);
    await workerReady(page);
    await page.reload();
    await appReady(page);
    await goToPicture(page);
    await expect.poll(() => isDrawn(page)).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await appReady(page);
    await goToPicture(page);
    await expect.poll(() => isDrawn(page)).toBe(true);

    await page.evaluate(() => caches.delete('data'));
    // The browser's own copy goes too.
    const network = await context.newCDPSession(page);
    await network.send('Network.clearBrowserCache');
    await page.goto(site.url);
    await page.goto(site.url + guide);
    await appReady(page);
    const plate = await goToPicture(page);
    await expect(plate.getByText('This picture needs internet once.')).toBeVisible();
    await expect(plate.locator('img')).toBeHidden();

    await context.setOffline(false);
    await plate.getByRole('button', { name: /^Show the picture/ }).click();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(plate.getByText('This picture needs internet once.')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture comes when it is near (ANSW-10)', async ({ page, site }) => {
    await page.goto(`${site.url}/blog/street-vendor-compliance-india`);
    await page.locator('.plate').first().scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(page.locator('[data-show-picture]').first()).toBeHidden();
  });
});

test('the list of sheets asks for the sheet in the first view at once, and for others when they are near (ANSW-10, DEV-05)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/infographics`);
  await appReady(page);
  const images = page.locator('.sheet-list img');
  await expect(images).toHaveCount(12);
  await expect(page.locator('.sheet-list img[fetchpriority=high]')).toHaveCount(1);
  await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
  await expect(images.first()).toHaveAttribute('loading', 'eager');
  await expect(images.first()).toBeInViewport();
  await expect(page.locator('.sheet-list img[loading=lazy]')).toHaveCount(11);
  await expect.poll(() => isDrawn(page)).toBe(true);
  await expect(page.getByRole('link', { name: /^Do I need GST\?/ })).toBeVisible();
});
