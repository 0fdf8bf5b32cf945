import { readdir, readFile } from 'node:fs/promises';
import { developerText } from '../../src/tools/diagnostics/developer-text.ts';
import { axeViolations } from '../support/axe.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { makeAccount, newPerson } from './page-models/account.ts';

// A service that this site does not run answers 404, which the browser reports by itself.
test.use({ forgivenErrors: /404/ });

const places = {
  '/test-auth': 'Sign-in',
  '/debug-auth': 'Sign-in',
  '/login-debug': 'Sign-in',
  '/gemini-test': 'Assistant',
};

test('each address opens the check of the phone at its part, for no search engine (TOOL-DBG-01)', async ({
  page,
  site,
}) => {
  for (const [path, part] of Object.entries(places)) {
    await page.goto(site.url + path);
    await appReady(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      part,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByText('Developer panels')).toHaveCount(0);
  }
  expect(await axeViolations(page, { everyRule: true })).toEqual([]);
});

test('the report describes the phone and names no person (TOOL-DBG-01, 03; AUTH-33)', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = newPerson();
  await makeAccount(page, site.url, email);
  await workerReady(page);

  await page.goto(`${site.url}/debug-auth`);
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.getByText(/Yes, in [\d,]+ ms/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('The report is copied')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of [
    /^Version of the site: \d+\.\d+\.\d+$/m,
    /^Background helper: Works/m,
    /^Space used: [\d,]+ MB of [\d,]+ MB$/m,
    /^Kind of network: \w+/m,
    /^Language of the page: en-IN$/m,
    /^Wait to be sent: 0$/m,
    /^Keeping pages: Yes$/m,
    /^Somebody is signed in: Yes$/m,
    /^Our server answers: Yes, in/m,
    /^Sign-in answers: Yes, in/m,
  ]) {
    expect(report).toMatch(line);
  }
  const { publishableKey } = (await (await fetch(`${site.url}/backend.json`)).json()) as {
    publishableKey: string;
  };
  const everything = report + (await page.content());
  const found = ['eyJ', 'sb_', publishableKey, email, 'Lakshmi', 'VITE_'].filter((secret) =>
    everything.includes(secret),
  );
  expect(found).toEqual([]);
});

test('without a network the check of the phone says so, and its repair explains why it failed', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/test-auth`);
  await workerReady(page);
  await appReady(page);
  await expect(page.getByRole('button', { name: 'Test the connection' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect(page.locator('dl div').filter({ hasText: 'Our server answers' })).toContainText(
    'No',
  );
  await page.reload();
  await expect(
    page.locator('dl div').filter({ hasText: 'The browser sees a network' }),
  ).toContainText('No');
  await page.getByRole('button', { name: 'Repair the site' }).click();
  await expect(page.getByText('The site could not be fetched.')).toBeVisible();
});

test('the build for visitors has no word of the developer panels (TOOL-DBG-02)', async () => {
  const files = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'));
  const code = (
    await Promise.all(files.map((name) => readFile(`dist/assets/${name}`, 'utf8')))
  ).join('\n');
  const strings = Object.values(developerText).filter((words) => typeof words === 'string');
  expect(strings.filter((words) => code.includes(words))).toEqual([]);
});
