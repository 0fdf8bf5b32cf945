import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, forgivenErrors: /ERR_FAILED/ });

const pages = ['/', '/gst-compliance', '/calendar', '/infographics', '/login', '/contact'];

/** Where each element stands and how it is written, as `tag x y width height colour font`. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, fontSize, fontWeight].join(' ');
    }),
  );

async function looks(page: Page) {
  const light = await look(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await look(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return { light, dark };
}

for (const path of pages) {
  test(`${path} is painted with the style inside it as with the whole sheet`, async ({
    page,
    site,
  }) => {
    // A font that comes late would be a difference of its own.
    await page.route('**/*.woff2', (route) => route.abort());
    let asked = 0;
    await page.route('**/app.css', (route) => {
      asked++;
      return route.fulfill({ contentType: 'text/css', headers: { 'cache-control': 'no-store' } });
    });
    await page.goto(site.url + path);
    const alone = await looks(page);
    expect(asked).toBe(1);
    expect(alone.light.length).toBeGreaterThan(100);
    expect(alone.dark).not.toEqual(alone.light);

    await page.unroute('**/app.css');
    await page.route(site.url + path, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(' media="print"', '');
      await route.fulfill({ response, body: html });
    });
    await page.goto(site.url + path);
    expect(await looks(page)).toEqual(alone);
  });
}
