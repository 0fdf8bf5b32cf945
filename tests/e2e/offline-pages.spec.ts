import type { Page } from '@playwright/test';
import { readTools } from '../../build/read-tools.ts';
import { savedSecond } from '../../src/tools/tool.ts';
import { onlyFirst } from '../offline/states.ts';
import { none } from '../support/lead-network.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ worker: 'by-itself', forgivenErrors: /Failed to load resource/ });

/** Less data is wanted: only what is needed is saved unasked. */
function wantLessData(): void {
  localStorage.setItem('niyam.low-data', 'on');
  void caches.open('choices').then((cache) => cache.put('/choices/low-data', new Response('on')));
}

/** A line that the browser reports as `type`; `saveData` as the browser's own switch. */
function reportConnection(reported: { effectiveType?: string; saveData?: boolean }): void {
  const { connection } = navigator as Navigator & { connection?: object };
  if (!connection) return;
  for (const [name, value] of Object.entries(reported)) {
    Object.defineProperty(connection, name, { get: () => value });
  }
}

/** Every address that is saved on this phone, but for the visitor's choices. */
const savedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'choices');
    const keys = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests.map(({ url }) => `${name.replace(/-http.*/, '')} ${new URL(url).pathname}`);
      }),
    );
    return keys.flat().filter((key) => !key.endsWith('.woff2'));
  });

const isSaved = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

/** Whether the worker has code and data of these tools. */
const areToolsSaved = (page: Page, tools: readonly string[]): Promise<boolean> =>
  page.evaluate(async (paths) => {
    const ask = (about: string) =>
      new Promise<boolean>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data.done));
        port1.start();
        const message = { type: 'IS_TOOL_SAVED', about };
        navigator.serviceWorker.controller?.postMessage(message, [port2]);
      });
    return (await Promise.all(paths.map(ask))).every(Boolean);
  }, tools);

/** The tools that are saved after the first visit's pages. */
const second = savedSecond((await readTools()).flatMap(({ saved }) => saved ?? []));

const secondSaved = (page: Page, timeout = 20_000) =>
  expect
    .poll(() => areToolsSaved(page, second), { message: 'the second bundle', timeout })
    .toBe(true);

/** After this time the rest has been requested, where that is automatic (app/save-site.ts). */
const restAfterMs = 15_000;

const deleteCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) if (name !== 'choices') await caches.delete(name);
  });

test.describe('a page that is not saved', () => {
  test('an offline visitor reads that the page is not saved, whichever route draws it', async ({
    page,
    context,
    site,
  }) => {
    await page.addInitScript(wantLessData);
    await page.goto(`${site.url}/`);
    await workerReady(page);
    await context.setOffline(true);
    for (const path of ['/infographics/help-numbers', '/how-to-guides', '/financial-hub/emi']) {
      await page.goto(site.url + path);
      await appReady(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toHaveText('Offline, not saved yet');
      await expect(page.getByRole('button', { name: 'Try again' }), path).toBeVisible();
      await expect(page.locator('main form.task-filter'), path).toHaveCount(0);
    }
  });

  test('a page that does not exist is the not-found page with its search box', async ({
    page,
    site,
  }) => {
    for (const path of ['/infographics/nope', '/financial-hub/nope']) {
      await page.goto(site.url + path);
      await appReady(page);
      await expect(page.locator('[data-page=not-found]'), path).toBeVisible();
      await expect(page.locator('main').getByRole('searchbox'), path).toBeVisible();
    }
  });

  for (const [how, open] of [
    ['by its address', (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' })],
    [
      'by a link',
      (page: Page, url: string) =>
        page
          .locator(`footer a[href="${new URL(url).pathname}"]`)
          .first()
          .click(),
    ],
  ] as const) {
    test(`is called slow after 3 s when opened ${how}, and opens by itself when it comes (PWA-07)`, async ({
      page,
      network,
    }) => {
      await page.addInitScript(wantLessData);
      await page.goto(`${network.url}/`);
      await workerReady(page);
      await appReady(page);
      network.setPlan(({ path }) => (path === '/about' ? { kind: 'slow', ms: 4000 } : none));
      const asked = Date.now();
      await open(page, `${network.url}/about`);
      await expect(page.getByText('the network is slow')).toBeVisible();
      expect(Date.now() - asked).toBeLessThan(6000);
      await expect(page.locator('main [data-page="site/about"]')).toBeVisible({ timeout: 15_000 });
      expect(await isSaved(page, '/about')).toBe(true);
      expect(network.seen.filter(({ path }) => path === '/about')).toHaveLength(1);
    });
  }
});

test.describe('where the caches were deleted while the worker lived', () => {
  test('an offline visitor gets an answer of the worker’s own, and the next visit saves everything again', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.url}/`);
    await workerReady(page);
    await secondSaved(page);
    const before = await savedAddresses(page);
    await deleteCaches(page);
    await context.setOffline(true);
    await page.goto(`${site.url}/gst-compliance`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved on this phone');
    await expect(page.getByText('No page is saved on this phone at the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+\d+/);
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '');
    const { backgroundColor } = await page
      .locator('header')
      .evaluate((header) => getComputedStyle(header));
    expect(backgroundColor).toBe('rgb(154, 27, 30)');

    await context.setOffline(false);
    await expect(page.locator('[data-page="guides/gst-compliance"]')).toBeVisible({
      timeout: 15_000,
    });
    await expect
      .poll(
        async () => {
          const now = new Set(await savedAddresses(page));
          return before.filter((address) => !now.has(address));
        },
        { timeout: 25_000 },
      )
      .toEqual([]);
    await secondSaved(page);
    await context.setOffline(true);
    await page.goto(`${site.url}/find`);
    await appReady(page);
    await expect(page.getByText('Saved on this phone: it works with no signal.')).toBeVisible();
  });

  test('the worker’s own answer reloads by itself although the browser reports no network', async ({
    page,
    network,
  }) => {
    await page.goto(`${network.url}/`);
    await workerReady(page);
    await deleteCaches(page);
    // The browser calls this online from beginning to end.
    network.setPlan(() => ({ kind: 'reset' }));
    await page.goto(`${network.url}/gst-compliance`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not saved on this phone');
    network.setPlan(() => none);
    await expect(page.locator('[data-page="guides/gst-compliance"]')).toBeVisible({
      timeout: 12_000,
    });
  });

  test('the worker’s answer says that the network is slow, and opens the page when it arrives', async ({
    page,
    network,
  }) => {
    await page.goto(`${network.url}/`);
    await workerReady(page);
    await deleteCaches(page);
    network.setPlan(({ path }) => (path === '/about' ? { kind: 'slow', ms: 3000 } : none));
    await page.goto(`${network.url}/about`, { waitUntil: 'commit' });
    await expect(page.getByText('the network is slow')).toBeVisible({ timeout: 6000 });
    await expect(page.locator('main [data-page="site/about"]')).toBeVisible({ timeout: 15_000 });
  });

  test('missing parts are saved again: a page, a script, data of a tool', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/`);
    await workerReady(page);
    await secondSaved(page);
    const before = await savedAddresses(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (/\/(contact|app\.css|search-en\.json)$/.test(new URL(request.url).pathname)) {
            await cache.delete(request);
          }
        }
      }
    });
    expect((await savedAddresses(page)).length).toBe(before.length - 3);
    await page.goto(`${site.url}/fssai-compliance`);
    await expect
      .poll(
        async () => {
          const now = new Set(await savedAddresses(page));
          return before.filter((address) => !now.has(address));
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
  });
});

test.describe('what follows the first visit', () => {
  test('the worker saves the second bundle before the remaining pages, and its tools state whether they are saved', async ({
    page,
    network,
    context,
  }) => {
    network.setPlan(({ path }) => (path.startsWith('/data/') ? { kind: 'silence' } : none));
    await page.goto(`${network.url}/legal-assistant`);
    const status = page.locator('[data-tool-status]');
    await expect(status).toHaveText('Works with no signal once saved.');
    await workerReady(page);
    await expect(status).toHaveText('Being saved on this phone. Then it works with no signal.');
    network.setPlan(() => none);
    await page.reload();
    await workerReady(page);
    await secondSaved(page, 9000);
    expect(await isSaved(page, '/about'), 'the rest is yet to come').toBe(false);
    await expect(status).toHaveText('Saved on this phone: it works with no signal.');
    await context.setOffline(true);
    for (const path of ['/find', '/calendar', '/legal-assistant']) {
      await page.goto(network.url + path);
      await appReady(page);
      await expect(status, path).toHaveText('Saved on this phone: it works with no signal.');
      await expect(page.getByText('Needs internet once'), path).toHaveCount(0);
    }
  });

  test('on 3G the second bundle comes, the rest only when asked for; with Save-Data neither', async ({
    page,
    context,
    site,
  }) => {
    await page.clock.install();
    await page.addInitScript(reportConnection, { effectiveType: '3g' });
    await page.goto(`${site.url}/`);
    await workerReady(page);
    await secondSaved(page);
    await page.clock.fastForward(restAfterMs);
    await page.waitForTimeout(1000);
    expect(await isSaved(page, '/about')).toBe(false);

    const saving = await context.newPage();
    await saving.addInitScript(reportConnection, { saveData: true });
    await saving.evaluate(() => undefined);
    await saving.goto(`${site.url}/`);
    await deleteCaches(saving);
    await page.close();
    await saving.reload();
    await appReady(saving);
    await expect.poll(() => isSaved(saving, '/contact')).toBe(true);
    await saving.clock.fastForward(restAfterMs);
    await saving.waitForTimeout(1000);
    expect(await areToolsSaved(saving, ['/find'])).toBe(false);
  });

  test('a broken connection does not delete saved files, and saving continues when the network returns', async ({
    page,
    network,
  }) => {
    await page.clock.install();
    network.setPlan(({ path }) => {
      if (path === '/pages-en-rest.jsonl') return { kind: 'cut', bytes: 70_000 };
      return path.startsWith('/data/search') ? { kind: 'reset' } : none;
    });
    await page.goto(`${network.url}/`);
    await workerReady(page);
    const codeOf = (name: string) =>
      network.seen.filter(({ path }) => path.includes(name) && !path.endsWith('.css'));
    await expect.poll(() => codeOf('/data/search').length).toBeGreaterThan(0);
    expect(codeOf('/assets/find-')).toHaveLength(1);
    expect(await areToolsSaved(page, ['/find', '/calendar'])).toBe(true);
    expect(await areToolsSaved(page, ['/legal-assistant'])).toBe(false);

    // The index comes, the bundle of the rest breaks half-way.
    network.setPlan(({ path }) =>
      path === '/pages-en-rest.jsonl' ? { kind: 'cut', bytes: 70_000 } : none,
    );
    const online = () => page.evaluate(() => dispatchEvent(new Event('online')));
    await online();
    await secondSaved(page);
    expect(codeOf('/assets/find-'), 'what was saved is not fetched again').toHaveLength(1);
    const pages = async () =>
      (await savedAddresses(page)).filter((address) => address.startsWith('pages-')).length;
    const first = await pages();
    await page.clock.fastForward(restAfterMs);
    await expect.poll(() => codeOf('/pages-en-rest').length, { timeout: 20_000 }).toBe(1);
    await expect.poll(pages).toBeGreaterThan(first + 5);
    expect(await areToolsSaved(page, ['/financial-hub/*'])).toBe(false);

    network.setPlan(() => none);
    await page.waitForTimeout(500);
    await online();
    await expect.poll(() => isSaved(page, '/vision-mission'), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => areToolsSaved(page, ['/financial-hub/*'])).toBe(true);
  });

  test('the worker stores no answer of a captive portal', async ({ page, network }) => {
    // In the order in which they are saved again: each is asked for once the one before it is there.
    const parts = ['/app.css', '/contact', '/data/search-en.json'];
    await page.goto(`${network.url}/`);
    await workerReady(page);
    await secondSaved(page);
    const before = await savedAddresses(page);
    await page.evaluate(async (gone) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const { pathname } = new URL(request.url);
          if (gone.some((part) => pathname.startsWith(part))) await cache.delete(request);
        }
      }
    }, parts);
    for (const [index, part] of parts.entries()) {
      const asked = network.seen.length;
      const held = parts.slice(index);
      network.setPlan(({ path }) =>
        held.some((one) => path.startsWith(one))
          ? { kind: 'answer', status: 200, body: '<p data-portal>Sign in to this Wi-Fi</p>' }
          : none,
      );
      if (index === 0) await page.reload();
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      await appReady(page);
      const isAsked = () => network.seen.slice(asked).some(({ path }) => path.startsWith(part));
      await expect.poll(isAsked, part).toBe(true);
      await page.waitForTimeout(500);
      const stored = await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const key of await cache.keys()) {
            if ((await (await cache.match(key))?.text())?.includes('data-portal')) return key.url;
          }
        }
        return undefined;
      });
      expect(stored, part).toBeUndefined();
    }
    network.setPlan(() => none);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(async () => (await savedAddresses(page)).length).toBe(before.length);
  });
});

test('offline after a first visit, a question is taken without the assistant’s code, waits, and is answered later', async ({
  page,
  network,
  context,
}) => {
  network.setPlan(await onlyFirst());
  await page.goto(`${network.url}/`);
  await workerReady(page);
  await appReady(page);
  await context.setOffline(true);
  await page.locator('.bar').getByRole('button', { name: 'Legal Assistant' }).click();
  await expect(page.getByText('Needs internet once')).toBeVisible();
  await page.getByLabel('Your question').fill('Do I need an FSSAI licence for a food cart?');
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect(page.getByText('Saved on this phone, not sent yet.')).toBeVisible();

  await page.goto(`${network.url}/outbox`);
  await appReady(page);
  const waiting = page.getByRole('listitem').filter({ hasText: 'FSSAI licence for a food cart' });
  await expect(waiting.getByText('Waiting to send')).toBeVisible();

  network.setPlan(() => none);
  await context.setOffline(false);
  await page.goto(`${network.url}/legal-assistant`);
  await expect(page.locator('.chat-question')).toContainText('FSSAI licence for a food cart');
  await expect(page.locator('.chat-answer[data-origin=phone]')).toHaveCount(1);
  await expect(page.locator('.chat-question')).toHaveAttribute('data-state', 'done');
  await page.goto(`${network.url}/outbox`);
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
});

test.describe('the headings’ font', () => {
  const fontsOf = (page: Page) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    return fonts;
  };

  for (const [how, ask] of [
    ['Save-Data', () => undefined],
    ['the site’s own switch', () => localStorage.setItem('niyam.low-data', 'on')],
  ] as const) {
    test(`is never fetched with ${how}, before the worker or after`, async ({ page, site }) => {
      if (how === 'Save-Data') await page.addInitScript(reportConnection, { saveData: true });
      else await page.addInitScript(ask);
      const fonts = fontsOf(page);
      await page.goto(`${site.url}/`);
      await workerReady(page);
      await page.goto(`${site.url}/gst-compliance`);
      await appReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(fonts).toEqual([]);
    });
  }

  test('is fetched where data may be spent, and used from the next page on', async ({
    page,
    site,
  }) => {
    const fonts = fontsOf(page);
    await page.goto(`${site.url}/`);
    await workerReady(page);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    await page.goto(`${site.url}/gst-compliance`);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some(({ family }) => family.includes('Anek Latin')),
        ),
      )
      .toBe(true);
  });
});
