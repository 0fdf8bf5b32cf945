import { readSiteCode } from '../../build/read-tools.ts';
import { readChunks, toolFiles } from '../../build/tool-code.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { appReady, expect, test } from '../support/test.ts';
import type { Fault } from '../support/faulty-proxy.ts';

/** An old page after a deploy: parts that it has not fetched yet are gone, and no worker has them. */
test.use({
  serviceWorkers: 'block',
  forgivenErrors: /Failed to load|cannot be opened|did not save|could not be registered/,
});

const gone: Fault = { kind: 'answer', status: 404, body: 'gone' };
const none: Fault = { kind: 'none' };

test('fault 30: the form’s own page and other ways take the dialog’s place when its part is gone', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/`);
  await appReady(page);
  network.setPlan(({ path }) => (path.includes('/lead-dialog') ? gone : none));
  await page.getByRole('link', { name: 'Get Free Consultation' }).first().click();
  await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Try its own page' }).click();
  await page.waitForURL('**/contact?type=consultation');
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('fault 30: the code of a page is gone after a deploy: one reload, then its text and word of it, no loop (ERR-14)', async ({
  page,
  network,
}) => {
  const documents = () => network.seen.filter(({ path }) => path === '/search').length;
  const tools = toolFiles(await readChunks(), await readSiteCode());
  network.setPlan(({ path }) => (tools.has(path.slice(1)) ? gone : none));
  await page.goto(`${network.url}/search`);
  await expect.poll(documents).toBe(2);
  await expect(page.getByText(en.notSaved.toolTitle)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await page.waitForTimeout(1000);
  expect(documents()).toBe(2);
});

test('fault 30: a part is missing after a deploy: at most one reload, no loop, and typed text survives (ERR-14)', async ({
  page,
  site,
  network,
}) => {
  const before = (await site.leads()).length;
  const documents = () => network.seen.filter(({ path }) => path === '/contact').length;
  network.setPlan(({ path }) => (path.includes('/page-outbox') ? gone : none));
  await page.goto(`${network.url}/contact`);
  await expect.poll(documents).toBe(2);
  await appReady(page);
  await page.getByLabel('Your name').fill('Test Vendor');
  await page.waitForTimeout(1000);
  // The part is still missed, and the page is not loaded anew for it again.
  await page.reload();
  await appReady(page);
  await expect(page.getByLabel('Your name')).toHaveValue('Test Vendor');
  await page.waitForTimeout(1000);
  expect(documents()).toBe(3);

  // Without the queue the form still sends.
  await page.getByLabel('E-mail', { exact: true }).fill('vendor@example.com');
  await page.getByLabel('Phone').fill('00000 00001');
  await page.getByLabel('Name of your business').fill('Test Tiffin Cart');
  await page.getByLabel('What kind of business is it?').selectOption('Restaurant/Food Business');
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect((await site.leads()).length).toBe(before + 1);
});
