import { catalog } from '../../src/content/catalog.ts';
import { appReady, collectErrors, expect, test, workerReady } from '../support/test.ts';

/** Every page of the site, in the production build (ROUTE-01 to ROUTE-12). */
const pages = catalog.filter(({ template }) => template !== 'not-found' && template !== 'offline');

test('every page is served whole, under its own address and title', async ({ request, site }) => {
  const titles = new Set<string>();
  for (const { path } of pages) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(200);
    expect(new URL(response.url()).pathname).toBe(path);
    const html = await response.text();
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(pages.length);
});

/** The first page of each kind, and those of other kinds with a tool of their own. `npm run a11y` visits all. */
const ofEachKind = [
  '/barcode-registration',
  '/financial-hub',
  ...new Map(
    pages.toReversed().map(({ id, parent, template, path }) => {
      const part = template === 'live' ? (parent ?? id) : id.split('/')[0];
      return [`${template} ${part}`, path];
    }),
  ).values(),
];

for (const part of [0, 1]) {
  test(`a page of every kind hydrates without an error and keeps its address (${part + 1} of 2)`, async ({
    page,
    site,
  }) => {
    for (const path of ofEachKind.filter((_, index) => index % 2 === part)) {
      await page.goto(site.url + path);
      await appReady(page);
      await expect(page.locator('h1'), path).toHaveCount(1);
      // ROUTE-12, ROUTE-08, AUTH-22: only the dashboard sends a signed-out visitor elsewhere.
      if (path === '/dashboard') await page.waitForURL('**/login?next=%2Fdashboard');
      else expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('hydration touches nothing: the page on screen is the page that was sent', async ({
  page,
  site,
  pageErrors,
}) => {
  for (const path of ['/', '/fssai-compliance', '/contact', '/zzz']) {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenMutations: seen });
      addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root');
        if (!root) return;
        // What comes alive after hydration may change the page; its records come after this one.
        const isAlive = ({ target }: MutationRecord) => target === document.documentElement;
        const observer = new MutationObserver((records) => {
          const end = records.findIndex(isAlive);
          for (const { type, target } of end < 0 ? records : records.slice(0, end))
            seen.push(`${type} ${target.nodeName}`);
          if (end >= 0) observer.disconnect();
        });
        observer.observe(root, { childList: true, subtree: true, characterData: true });
        observer.observe(document.documentElement, { attributeFilter: ['data-app'] });
      });
    });
    await page.goto(site.url + path);
    await appReady(page);
    const seen = await page.evaluate(
      () => (window as unknown as { seenMutations: string[] }).seenMutations,
    );
    expect(seen, path).toEqual([]);
  }
  // The browser reports the 404 of /zzz as an error of its own.
  expect(pageErrors.every((error) => error.includes('404'))).toBe(true);
  pageErrors.length = 0;
});

test('an unknown address is the not-found page with status 404 (ROUTE-13, ERR-06, SEO-10)', async ({
  page,
  site,
  pageErrors,
}) => {
  for (const path of [
    '/zzz',
    '/fssai-compliance/x',
    '/start-business/step/unknown',
    '/blog/none',
    '/ta/about',
  ]) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(404);
    await appReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/"]')).not.toHaveCount(0);
    await expect(main.locator('a[href="/search"]')).not.toHaveCount(0);
    await expect(main.locator('a[href="/fssai-compliance"]')).not.toHaveCount(0);
  }
  // The browser reports each 404 as an error of its own.
  expect(pageErrors.every((error) => error.includes('404'))).toBe(true);
  pageErrors.length = 0;
});

test('other spellings of an address reach the same page (ROUTE-17)', async ({ page, site }) => {
  for (const path of [
    '/fssai-compliance/',
    '/FSSAI-Compliance',
    '/fssai-compliance?utm_source=x',
  ]) {
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FSSAI');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/fssai-compliance$/,
    );
  }
});

test('pages are complete with JavaScript off (SEO-08)', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/fssai-compliance`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FSSAI');
  expect((await page.locator('main').innerText()).split(/\s+/).length).toBeGreaterThan(1500);
  await page.getByRole('link', { name: 'GST' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GST');
  await context.close();
});

test('an older browser is given what it lacks, a modern one downloads nothing for it (DEV-07)', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/polyfills-')) asked.push(request.url());
  });
  await page.goto(`${site.url}/about`);
  await appReady(page);
  expect(asked).toEqual([]);
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Array.prototype, 'toReversed'],
      [Array.prototype, 'at'],
      [Object, 'hasOwn'],
      [AbortSignal, 'timeout'],
      [Crypto.prototype, 'randomUUID'],
    ] as const) {
      Reflect.deleteProperty(owner, name);
    }
  });
  await page.goto(`${site.url}/contact`);
  await appReady(page);
  expect(asked).toHaveLength(1);
  const filled = await page.evaluate(() => [
    [1, 2].toReversed().at(0),
    Object.hasOwn({ a: 1 }, 'a'),
    AbortSignal.timeout(1000).aborted,
    crypto.randomUUID(),
  ]);
  expect(filled).toEqual([
    2,
    true,
    false,
    expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  ]);
});

const styleHash = /'sha256-[\w+/=]+'/;

test('a page that the worker serves obeys the same policy (PWA-09)', async ({ page, site }) => {
  const fromServer = await page.goto(`${site.url}/about`);
  await workerReady(page);
  const fromPhone = await page.reload();
  expect(fromPhone?.fromServiceWorker()).toBe(true);
  for (const name of ['content-security-policy', 'permissions-policy', 'x-content-type-options']) {
    // Each kind of page has its own first style; the worker's pages have that of all (decision 63).
    const rule = fromServer?.headers()[name]?.replace(styleHash, '');
    expect(rule, name).toBeTruthy();
    expect(fromPhone?.headers()[name]?.replace(styleHash, ''), name).toBe(rule);
  }
});

test('a page breaks no rule of its content security policy', async ({ page, site }) => {
  const errors = collectErrors(page);
  for (const path of ['/', '/fssai-compliance', '/contact']) {
    await page.goto(site.url + path);
    await appReady(page);
  }
  expect(errors.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
});
