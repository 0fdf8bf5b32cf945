import { catalog } from '../../src/content/catalog.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

test('navigation inside the app focuses the heading and changes the title, and Back restores the scroll position (ROUTE-16)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  const titleBefore = await page.title();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'GST Compliance' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('GST');
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).not.toBe(titleBefore);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gst-compliance$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(heading).toContainText('FSSAI');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 200);
});

test('the header’s search leads to its field inside the app, and a found section has the focus (ROUTE-16)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByLabel('What are you looking for?');
  await expect(field).toBeFocused();
  // The same button on the page it leads to.
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('gst penalty');
  await page.getByRole('main').locator('a[href*="#"]').first().click();
  const { hash } = new URL(page.url());
  expect(hash).not.toBe('');
  await expect(page.locator(hash).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator(hash)).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the app draws the first screen of a new page first; Back and a link to a section draw the whole page at once', async ({
  page,
  site,
}) => {
  const later = page.locator('main [data-later]');
  const laterAtFirst = (act: () => Promise<unknown>) => {
    const heading = page.evaluate(async () => {
      const before = document.querySelector('h1')?.textContent;
      while (document.querySelector('h1')?.textContent === before) {
        await new Promise(requestAnimationFrame);
      }
      return document.querySelectorAll('main [data-later]').length;
    });
    return act().then(() => heading);
  };
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  const guide = page.getByRole('contentinfo').getByRole('link', { name: 'GST Compliance' });
  expect(await laterAtFirst(() => guide.click())).toBeGreaterThan(3);
  await expect(later).toHaveCount(0);
  const place = page.locator('#mistakes');
  await place.evaluate((section) => section.scrollIntoView());

  // To another page and back, then by a link to a place in it.
  await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your trade, in order');
  expect(await laterAtFirst(() => page.goBack())).toBe(0);
  await expect(place).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FSSAI');
  const toPlace = () =>
    page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/gst-compliance#mistakes';
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    });
  expect(await laterAtFirst(toPlace)).toBe(0);
  await expect(place).toBeInViewport();
});

test.describe('without a worker, on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('while a page loads, "Loading..." is shown and announced (ROUTE-14)', async ({
    page,
    site,
    pageErrors,
  }) => {
    await page.goto(`${site.url}/`);
    await appReady(page);
    let seen = () => {};
    const isSeen = new Promise<void>((resolve) => (seen = resolve));
    await page.route('**/gst-compliance', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'GST Compliance' }).click();
    await expect(page.getByRole('status').getByText('Loading...')).toBeVisible();
    seen();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');
    // Where workers are blocked their registration fails; nothing else may.
    expect(pageErrors.filter((error) => !error.includes('service worker'))).toEqual([]);
    pageErrors.length = 0;
  });
});

test('a page that is not saved says so offline, and lists what is (ROUTE-15)', async ({
  page,
  context,
  site,
  pageErrors,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await workerReady(page);
  // As on a phone that was asked to save data: this page was never saved. Without a network it stays away.
  await context.setOffline(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete('/gst-compliance');
  });
  const heading = page.getByRole('heading', { level: 1 });

  await page.getByRole('contentinfo').getByRole('link', { name: 'GST Compliance' }).click();
  await expect(heading).toHaveText('Offline, not saved yet');
  const unknownAddress = page.getByText('knows no page at this address');
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(offered.filter({ hasText: 'FSSAI' }).first()).toBeVisible();
  await expect(unknownAddress).toHaveCount(0);
  // What is there to be read: no list of requests, no sign-in, no page about the app itself.
  const paths = await offered.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(paths).toEqual(expect.arrayContaining(['/on-this-phone', '/contact']));
  const isNoReading = catalog.filter(
    ({ noindex, id }) => noindex && id !== 'account/on-this-phone',
  );
  expect(paths.filter((path) => isNoReading.some((page) => page.path === path))).toEqual([]);

  await page.goto(`${site.url}/gst-complaince`);
  await expect(unknownAddress).toBeVisible();
  await page.goto(`${site.url}/GST-compliance/`);
  await expect(heading).toHaveText('Offline, not saved yet');
  await expect(heading).toHaveCount(1);
  await expect(offered.filter({ hasText: 'FSSAI' }).first()).toBeVisible();
  await expect(unknownAddress).toHaveCount(0);

  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // With the network back it opens by itself.
  await context.setOffline(false);
  await expect(heading).toContainText('GST');
  // The browser reports the failed request; the visitor was told in words.
  pageErrors.length = 0;
});

test('on a line that never answers, saved pages open at once; unknown ones say so after 3 s (PWA-07)', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/contact`);
  await workerReady(page);
  network.setPlan(() => ({ kind: 'silence' }));
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, words] of [
    ['/?source=pwa', 'Your trade, in order'],
    ['/Trade-License-Compliance/?utm_source=whatsapp', 'Trade licence'],
    ['/no-such-page', 'Offline, not saved yet'],
  ] as const) {
    const asked = Date.now();
    await page.goto(network.url + path, { waitUntil: 'commit' });
    await expect(heading).toContainText(words);
    expect(Date.now() - asked, path).toBeLessThan(6000);
  }
});

test('the app starts even if the browser is never idle', async ({ page, site }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout ? setTimeout(callback, options.timeout) : 0;
  });
  await page.goto(`${site.url}/about`);
  await appReady(page);
});

test('a tap before the app has loaded takes effect', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/fssai-compliance`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Get Free Consultation' }).first().click();
  release();
  await expect(page.getByRole('dialog', { name: 'Get Free Consultation' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/fssai-compliance');
});
