import { appReady, expect, test, workerReady } from '../support/test.ts';

test.use({ forgivenErrors: /^Failed to load resource/ });

test('a mistake reported with no signal goes once when the network returns', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/mistake?page=/loan`);
  await workerReady(page);
  await expect(page.getByText('Page: /loan')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Report the mistake' }).click();
  await expect(page.getByLabel('What is wrong?')).toBeFocused();
  await page.getByLabel('What is wrong?').fill('A word is wrong');
  await page.getByLabel('Which sentence or part?').fill('The ladder');
  await page.getByRole('button', { name: 'Report the mistake' }).click();
  await expect(page.getByText('Saved on this phone. It will go')).toBeVisible();

  await page.goto(`${site.url}/outbox`);
  await appReady(page);
  await expect(page.getByText('Report of a mistake')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('a mistake reported with a network is confirmed', async ({ page, site }) => {
  await page.goto(`${site.url}/mistake`);
  await appReady(page);
  await page.getByLabel('What is wrong?').fill('A word is wrong');
  await page.getByRole('button', { name: 'Report the mistake' }).click();
  await expect(page.getByText('We have your report')).toBeVisible();
});
