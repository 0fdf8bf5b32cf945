import { catalog } from '../../src/content/catalog.ts';
import { appReady, expect, test } from '../support/test.ts';
import { firstScreen, wordsAbove } from '../support/words-above.ts';

/** Every tool, with the lists of tasks and sheets. Pages of an account are forms of their own. */
const tools = catalog.filter(
  ({ id, template }) =>
    /^(?:live|situations|tasks|sheets)$/.test(template) && /^(?:tools|site)\//.test(id),
);

test('each tool shows at most 45 words on the first screen of a phone (ANSW-08)', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  expect(tools.length).toBeGreaterThan(30);
  for (const { path } of tools) {
    await page.goto(site.url + path);
    await appReady(page);
    // The code of some tools comes after the page.
    await expect(page.locator('main').getByText('Loading')).toHaveCount(0);
    expect.soft(await wordsAbove(page, firstScreen), path).toBeLessThanOrEqual(45);
  }
});
