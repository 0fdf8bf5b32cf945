import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, forgivenErrors: /ERR_FAILED/ });

const pages = ['/', '/gst-compliance', '/calendar', '/infographics', '/login', '/contact'];

/**
 * How each element is drawn: name, place and width, colour, font. Not its height: the browser rounds a
 * line's to the next pixel, or not.
 */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, width } = element.getBoundingClientRect();
      const { display, color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
      const style = [display, color, backgroundColor, fontSize, fontWeight].join(' ');
      return `${element.tagName} ${x} ${width} ${style}`;
    }),
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function appearance(page: Page) {
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
    const alone = await appearance(page);
    expect(asked).toBe(1);
    const height = await heightOf(page);
    expect(alone.light.length).toBeGreaterThan(100);
    expect(alone.dark).not.toEqual(alone.light);

    await page.unroute('**/app.css');
    await page.route(site.url + path, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(' media="print"', '');
      await route.fulfill({ response, body: html });
    });
    await page.goto(site.url + path);
    expect(await appearance(page)).toEqual(alone);
    expect(Math.abs((await heightOf(page)) - height)).toBeLessThanOrEqual(8);
  });
}
