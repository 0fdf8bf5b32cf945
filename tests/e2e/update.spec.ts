import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../architecture/source-files.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { LeadForm } from './page-models/lead-form.ts';

test.use({ worker: 'by-itself' });

test('fault 29: a new version does not reload an open form, loses no character, and waits for the visitor (PWA-06, ERR-14)', async ({
  page,
  network,
}) => {
  await page.goto(`${network.url}/`);
  await appReady(page);
  await workerReady(page);
  const form = new LeadForm(page);
  await form.open();
  await form.fill();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const worker = await readFile(join(root, 'dist/sw.js'), 'utf8');
  network.setPlan(({ path }) =>
    path === '/sw.js'
      ? {
          kind: 'answer',
          status: 200,
          headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
          body: `${worker}\n// the next version`,
        }
      : { kind: 'none' },
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  await expect(page.getByText('A new version is ready.')).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(form.dialog.getByLabel('Your name')).toHaveValue('Test Vendor');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Update now' }).click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await appReady(page);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
});
