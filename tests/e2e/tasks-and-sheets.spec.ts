import { readFile } from 'node:fs/promises';
import { catalog } from '../../src/content/catalog.ts';
import { axeViolations, inPage } from '../support/axe.ts';
import { savedPapers } from '../support/saved-on-device.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';

const allTasks = catalog.filter(({ template }) => template === 'task').length;
const sheetPath = '/infographics/svanidhi-ladder';

test('tasks are filtered by topic and time, and the address has the filter (TOOL-HOW-01)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/how-to-guides`);
  await appReady(page);
  const rows = page.locator('[data-effort]:visible');
  await expect(rows).toHaveCount(allTasks);

  await page.getByRole('radio', { name: 'Tax' }).check();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('status')).toContainText(['4 tasks']);
  await page.getByRole('radio', { name: 'Half an hour' }).check();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/\?topic=tax&time=short$/);

  await page.reload();
  await appReady(page);
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Tax' })).toBeChecked();

  await page.getByRole('radio', { name: 'Workers' }).check();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No task fits both.')).toBeVisible();
  await page.getByRole('radio', { name: 'Everything' }).check();
  await page.getByRole('radio', { name: 'Any' }).check();
  await expect(rows).toHaveCount(allTasks);

  await page.goto(`${site.url}/how-to-guides?topic=nonsense`);
  await appReady(page);
  await expect(rows).toHaveCount(allTasks);
});

test('a filter chosen before the app has loaded takes effect', async ({ page, site }) => {
  await page.goto(`${site.url}/how-to-guides`, { waitUntil: 'commit' });
  await page.getByText('Your place in the street').first().click();
  await expect(page.locator('[data-effort]:visible')).toHaveCount(4);
});

test('a filter chosen before the first script has loaded takes effect', async ({ page, site }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/how-to-guides?time=short`, { waitUntil: 'commit' });
  await page.getByText('Tax', { exact: true }).first().click();
  release();
  await expect(page.locator('[data-effort]:visible')).toHaveCount(2);
  await expect(page).toHaveURL(/\?time=short&topic=tax$/);
});

test('a task has numbered boxes to tick, and opens without a network', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/how-to-guides`);
  await workerReady(page);
  await appReady(page);
  await page.getByRole('link', { name: /^Get seized goods back/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get your seized goods back');
  const steps = page.locator('#steps').getByRole('checkbox');
  await expect(steps).toHaveCount(7);
  await steps.first().check();
  await expect(page.locator('#steps').getByText('1 of 7 done.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect.poll(() => savedPapers(page)).toBe(1);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get your seized goods back');
  await expect(steps.first()).toBeChecked();
});

test('a sheet is saved as a picture that was drawn on the phone, offline too (TOOL-INFO-01)', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url + sheetPath);
  await workerReady(page);
  await appReady(page);
  await toolSaved(page, '/assets/give-picture-');
  await context.setOffline(true);
  // A dark phone gives a light picture: it is for paper and for others.
  await page.emulateMedia({ colorScheme: 'dark' });
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('niyam-svanidhi-ladder.png');
  const picture = await readFile(await download.path());
  expect(picture.readUInt32BE(16)).toBe(720);
  await expect(page.getByText('Saved as niyam-svanidhi-ladder.png')).toBeVisible();

  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    const context2d = canvas.getContext('2d');
    context2d?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(context2d?.getImageData(x, y, 1, 1).data ?? [])];
    return { paper: at(700, 10), spine: at(10, 10) };
  }, picture.toString('base64'));
  expect(colours).toEqual({ paper: [255, 251, 243, 255], spine: [154, 27, 30, 255] });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
});

test('a sheet is handed to the app the visitor chooses; where pictures cannot be sent it is saved', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        Object.assign(window, { handed: `${files[0]?.name} ${files[0]?.type}` });
      },
    });
  });
  await page.goto(site.url + sheetPath);
  await appReady(page);
  await page.getByRole('button', { name: 'Send the picture' }).click();
  await expect(page.getByText('Handed to the app you chose.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { handed: string }).handed)).toBe(
    'niyam-svanidhi-ladder.png image/png',
  );

  await page.evaluate(() => Object.assign(navigator, { canShare: () => false }));
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Send the picture' }).click();
  await waiting;
  await expect(page.getByText('This browser cannot send pictures')).toBeVisible();
});

test('an address that names no sheet has no buttons', async ({ page, site, pageErrors }) => {
  await page.goto(`${site.url}/infographics/none`);
  await appReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this page');
  await expect(page.getByRole('button', { name: 'Save the picture' })).toHaveCount(0);
  pageErrors.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tasks, the drawing and its words are there, and no dead button', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/how-to-guides`);
    await expect(page.locator('[data-effort]:visible')).toHaveCount(allTasks);
    await expect(page.getByRole('radio').first()).toBeHidden();
    await page.goto(site.url + sheetPath);
    await expect(page.locator('svg.sheet')).toBeVisible();
    await expect(page.locator('#in-words')).toContainText('Second loan');
    await expect(page.getByRole('button', { name: 'Save the picture' })).toBeHidden();
  });
});

test('no axe violation on lists, tasks and sheets', async ({ page, site }) => {
  for (const path of [
    '/how-to-guides',
    '/how-to-guides/trade-licence-hyderabad',
    '/infographics',
    '/infographics/year-wheel',
    '/infographics/pf-and-esi',
  ]) {
    await page.goto(site.url + path);
    await appReady(page);
    expect(await axeViolations(page, inPage), path).toEqual([]);
  }
});

test('nothing scrolls sideways at 320 px, and no drawn text leaves its sheet', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 568 });
  const paths = catalog
    .filter(({ template }) => template === 'sheet')
    .map(({ path }) => path)
    .concat('/how-to-guides', '/how-to-guides/trademark-application', '/infographics');
  for (const path of paths) {
    await page.goto(site.url + path);
    const { overflow, outside } = await page.evaluate(() => {
      const sheet = document.querySelector('svg.sheet')?.getBoundingClientRect();
      const texts = [...document.querySelectorAll('svg.sheet text')];
      return {
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        outside: texts
          .filter((text) => sheet && text.getBoundingClientRect().right > sheet.right - 4)
          .map((text) => text.textContent),
      };
    });
    expect(overflow, path).toBe(0);
    expect(outside, path).toEqual([]);
  }
});
