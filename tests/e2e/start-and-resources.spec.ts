import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { textSaved } from '../support/saved-on-device.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

const box = (page: Page, id: string) => page.locator(`input[data-document="${id}"]`);
const progress = (page: Page) => page.locator('#progress [role=status]');

async function open(page: Page, url: string) {
  await page.goto(url);
  await appReady(page);
  await expect(page.locator('[data-slot="checklist"] [role=status]').first()).toBeVisible();
}

test.describe('the ten steps', () => {
  test('a step ticked at its end counts on the list of steps, with no signal too (TOOL-START-01)', async ({
    page,
    context,
    site,
  }) => {
    await open(page, `${site.url}/start-business/step/ideation`);
    await workerReady(page);
    // The first visit does not save the list: opening it does.
    await open(page, `${site.url}/start-business`);
    await expect(progress(page)).toContainText('0 of 10 done. Kept on this phone.');
    await open(page, `${site.url}/start-business/step/ideation`);
    await context.setOffline(true);
    await page.reload();
    await appReady(page);
    await box(page, 'start.step.ideation').check();
    await textSaved(page, 'start.step.ideation');
    // What is to be done in the step is another list.
    await expect(page.locator('[data-slot="checklist"] [role=status]').first()).toContainText(
      '0 of 5 done.',
    );

    await open(page, `${site.url}/start-business`);
    await expect(box(page, 'start.step.ideation')).toBeChecked();
    await expect(progress(page)).toContainText('1 of 10 done.');
    await box(page, 'start.step.hr').check();
    await expect(progress(page)).toContainText('2 of 10 done.');
    await page.reload();
    await expect(progress(page)).toContainText('2 of 10 done.');
  });

  test('no axe violation', async ({ page, site }) => {
    await open(page, `${site.url}/start-business`);
    expect(await axeViolations(page, { everyRule: true })).toEqual([]);
  });
});

test.describe('the resources', () => {
  const facts = (page: Page, path: string) => page.locator(`[data-page-facts="${path}"]`);

  test('each page stands with its size and whether it opens offline (CONT-08)', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/resources`);
    await workerReady(page);
    await page.reload();
    await appReady(page);
    await expect(facts(page, '/fssai-compliance')).toHaveText(/^\d+ kB, offline$/);
    for (const path of ['/find', '/how-to-guides/scale-stamp', '/infographics/year-wheel']) {
      await expect(facts(page, path)).toHaveText(/^\d+ kB, (offline|online)$/);
    }
    await expect(facts(page, '/blog/false-portals')).toHaveText(/^\d+ kB, /);
  });

  test('nothing scrolls sideways on a narrow screen', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${site.url}/resources`);
    await appReady(page);
    await expect(facts(page, '/fssai-compliance')).not.toBeEmpty();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});
