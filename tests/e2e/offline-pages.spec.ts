import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ worker: 'by-itself' });

/** Pages that the first visit does not save, each drawn by a route of its own. */
const unsaved = ['/infographics/help-numbers', '/how-to-guides', '/financial-hub/emi'];

test('an offline visitor who opens an unsaved page of any route is told that it is not saved', async ({
  page,
  context,
  site,
}) => {
  // With less data wanted the rest of the site does not follow by itself.
  await page.addInitScript(async () => {
    await (await caches.open('choices')).put('/choices/low-data', new Response('on'));
    localStorage.setItem('niyam.low-data', 'on');
  });
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await context.setOffline(true);
  for (const path of unsaved) {
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      'Offline, not saved yet',
    );
    await expect(page.getByRole('button', { name: 'Try again' }), path).toBeVisible();
    await expect(page.locator('main form.task-filter'), path).toHaveCount(0);
  }
});

test.describe('an address below a tool that names no page', () => {
  test.use({ forgivenErrors: /Failed to load resource.*404/ });

  for (const path of ['/infographics/nope', '/financial-hub/nope']) {
    test(`shows the not-found page with its search box: ${path}`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await appReady(page);
      await expect(page.locator('[data-page=not-found]')).toBeVisible();
      await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    });
  }
});
