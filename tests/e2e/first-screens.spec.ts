import { catalog } from '../../src/content/catalog.ts';
import { appReady, expect, test } from '../support/test.ts';
import { firstScreen, wordsAbove } from '../support/words-above.ts';

/** Every tool, the pages of an account, and the lists of tasks and sheets. */
const tools = catalog.filter(
  ({ id, template }) =>
    (/^(?:live|situations|tasks|sheets)$/.test(template) && /^(?:tools|site|account)\//.test(id)) ||
    id === 'tools/ai',
);
const sheets = catalog.filter(({ template }) => template === 'sheet');

/** What belongs to the first screen of a page: at most 45 words. */
const limit = 45;

test('each tool and each page of an account shows at most 45 words on the first screen of a phone (ANSW-08)', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  expect(tools.length).toBeGreaterThan(45);
  for (const { path } of tools) {
    await page.goto(site.url + path);
    await appReady(page);
    // The code of some tools comes after the page.
    await expect(page.locator('main').getByText('Loading')).toHaveCount(0);
    expect.soft(await wordsAbove(page, firstScreen), path).toBeLessThanOrEqual(limit);
  }
});

// A sheet is a drawing to hang up: its words are drawn, and the same on paper and in the file. They are what the visitor
// came for, so only the words around the drawing count.
test('around the drawing of a sheet are at most 45 words on the first screen of a phone (ANSW-08)', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  expect(sheets.length).toBeGreaterThan(10);
  for (const { path } of sheets) {
    await page.goto(site.url + path);
    await appReady(page);
    const drawing = page.locator('.sheet-figure');
    // The drawing begins on the first screen, below these words.
    const { top } = await drawing.evaluate((figure) => figure.getBoundingClientRect());
    expect.soft(top, path).toBeLessThan(firstScreen / 2 + 64);
    expect.soft(await wordsAbove(page, top), path).toBeLessThanOrEqual(limit);
  }
});

test('a phone names the four columns of the prices, each above its own (ANSW-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`);
  await appReady(page);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['Service', 'Govt', 'Our fee', 'Do it yourself']);
  const cells = page.locator('.prices tbody tr').first().locator('th, td');
  const boxes = async (all: typeof heads) =>
    all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const [above, below] = [await boxes(heads), await boxes(cells)];
  for (const [index, head] of above.entries()) {
    expect(head.height, `head ${index}`).toBeGreaterThan(12);
    const cell = below[index];
    // Either edge is that of the column, whichever way its text is set.
    const apart = Math.min(
      Math.abs(head.left - (cell?.left ?? 0)),
      Math.abs(head.right - (cell?.right ?? 0)),
    );
    expect(apart, `head ${index}`).toBeLessThan(2);
  }
  expect(above[3]?.top).toBeGreaterThanOrEqual(above[2]?.bottom ?? Infinity);
});

test('on a wide screen a price begins on the first line of its service (ANSW-01)', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/pricing`);
  await appReady(page);
  const rows = await page.locator('.prices tbody tr').all();
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) {
    const name = (await row.getByRole('link').first().boundingBox())?.y ?? 0;
    const fee = (await row.locator('[data-column="us"] a').first().boundingBox())?.y ?? 0;
    expect.soft(Math.abs(fee - name), await row.innerText()).toBeLessThan(6);
  }
});

test('at 320 px with text of 200 % no price lies over another word, and every entry of the bar is whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/pricing`);
  await appReady(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overlaps = await page.locator('.prices tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const boxes = [...row.children].flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return [...range.getClientRects()].map((box) => ({ cell, box }));
      });
      return boxes.flatMap((one) =>
        boxes
          .filter(
            (other) =>
              other.cell !== one.cell &&
              Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) >
                1 &&
              Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) >
                12,
          )
          .map(() => row.textContent),
      );
    }),
  );
  expect(overlaps).toEqual([]);
  const cut = await page
    .locator('.bar-entry:visible')
    .evaluateAll((entries) =>
      entries
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});
