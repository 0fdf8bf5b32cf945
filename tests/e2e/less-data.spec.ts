import type { Page } from '@playwright/test';
import { catalog } from '../../src/content/catalog.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

test.use({ worker: 'by-itself' });

/** The switch for less data is on before the page opens. */
const wantLittleData = (page: Page) =>
  page.addInitScript(async () => {
    await (await caches.open('choices')).put('/choices/low-data', new Response('on'));
  });

const guidePaths = catalog.filter(({ template }) => template === 'guide').map(({ path }) => path);

test.describe('pages', () => {
  // Motion and charts are for screens with more than one dot a pixel (DEV-06).
  test.use({ deviceScaleFactor: 2 });

  test('the switch for less data is saved; with it no chart is fetched (DEV-08)', async ({
    page,
    site,
  }) => {
    const charts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('live-chart')) charts.push(request.url());
    });
    await page.goto(`${site.url}/settings`);
    await appReady(page);
    await page.getByRole('button', { name: 'Use less data' }).click();
    await page.reload();
    await appReady(page);
    await expect(page.getByText('On. Only what you open is fetched.')).toBeVisible();

    await page.goto(`${site.url}/`);
    await appReady(page);
    const chart = page.locator('[data-chart]').first();
    await chart.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(charts).toEqual([]);

    await page.goto(`${site.url}/settings`);
    await appReady(page);
    await page.getByRole('button', { name: 'Fetch pages ahead of time again' }).click();
    await page.goto(`${site.url}/`);
    await appReady(page);
    await chart.scrollIntoViewIfNeeded();
    await expect.poll(() => charts.length).toBeGreaterThan(0);
  });

  test('the size of pages is shown in kB, and in rupees at the visitor’s own price (DEV-09)', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/settings`);
    await appReady(page);
    const all = page.locator('dl > div', { hasText: 'All pages together' });
    await expect(all).toHaveText(/\d+ kB$/);
    await page.getByLabel('What a gigabyte costs you, in rupees').fill('200');
    const text = (await all.textContent()) ?? '';
    const [, kilobytes = '', rupees = ''] = /([\d,]+) kB, about ₹([\d.]+)$/.exec(text) ?? [];
    expect(Number(rupees)).toBeCloseTo((Number(kilobytes.replaceAll(',', '')) / 1e6) * 200, 1);
    await page.reload();
    await appReady(page);
    await expect(all).toHaveText(text);
  });
});

test('with the switch on, the worker saves what is needed and the page being read (DEV-08)', async ({
  page,
  site,
}) => {
  await wantLittleData(page);
  await page.goto(`${site.url}/about`);
  await workerReady(page);
  const saved = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('pages-'));
    const requests = await (await caches.open(name ?? '')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  expect(saved.toSorted()).toEqual(['/', '/404', '/about', '/contact', '/offline', '/outbox']);

  // A finger on a link may only scroll: what the phone has is read ahead, nothing else is fetched.
  await appReady(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/services', '/contact']) {
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerdown');
  }
  await expect.poll(() => asked).toContain('/contact');
  expect(asked).not.toContain('/services');
});

test('a saved page of another language is read ahead at its own address', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/te/about`);
  await workerReady(page);
  await appReady(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('a[href="/te/contact"]').first().dispatchEvent('pointerdown');
  await expect.poll(() => asked).toContain('/te/contact');
  expect(asked).not.toContain('/te/te/contact');
});

test('a tool that a first visit used is saved, even if the visitor wants little data', async ({
  page,
  site,
}) => {
  await wantLittleData(page);
  await page.goto(`${site.url}/loan`);
  await workerReady(page);
  await toolSaved(page, '/assets/loan-');
});

test('a host that serves one page for unknown addresses does not prevent saving', async ({
  page,
  site,
  network,
}) => {
  const body = await (await fetch(`${site.url}/404`)).text();
  network.setPlan(({ path }) =>
    path === '/404' ? { kind: 'answer', status: 200, body } : { kind: 'none' },
  );
  await wantLittleData(page);
  await page.goto(`${network.url}/about`);
  await workerReady(page);
  const status = await page.evaluate(async () => (await caches.match('/404'))?.status);
  expect(status).toBe(404);
});

test('the first visit saves what is needed in the street; the rest comes when it is asked for (PWA-03, PWA-04)', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/settings`);
  await workerReady(page);
  await appReady(page);
  const saved = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('pages-'));
      const requests = await (await caches.open(name ?? '')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  const first = await saved();
  for (const path of ['/', '/contact', '/privacy-policy', '/business-health', ...guidePaths]) {
    expect(first).toContain(path);
  }
  expect(first).not.toContain('/about');
  expect(first).not.toContain('/articles/14');

  await page
    .getByRole('button', { name: /^Keep the whole site on this phone: [\d,]+ kB more$/ })
    .click();
  await expect(page.getByText('The whole site is on this phone')).toBeVisible();
  expect((await saved()).length).toBe(catalog.length);
  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a good connection the worker saves the remaining pages by itself (PWA-04)', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto(`${site.url}/`);
  await workerReady(page);
  const isRestSaved = () => page.evaluate(async () => (await caches.match('/about')) !== undefined);
  await expect(async () => {
    // The rest waits ten seconds, and for a moment without work.
    await page.clock.fastForward(5_000);
    expect(await isRestSaved()).toBe(true);
  }).toPass({ timeout: 25_000, intervals: [500] });
});
