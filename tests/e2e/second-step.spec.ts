import { axeViolations } from '../support/axe.ts';
import { startFactorServer, type FactorServer } from '../support/factor-server.ts';
import { appReady, expect, test as base } from '../support/test.ts';
import { totpCode } from '../support/totp.ts';
import { beginAuthenticatorApp, makeAccount, newPerson, signIn } from './page-models/account.ts';

/** The site with a backend that has second steps: the embedded one, with a stand-in for what it lacks. */
const test = base.extend<{ factors: FactorServer }>({
  factors: async ({ site }, use) => {
    const factors = await startFactorServer(site.port);
    await use(factors);
    await factors.close();
  },
});

test.use({
  forgivenErrors: /Failed to load resource|not accepted|profile|session|ERR_|server did not do it/,
});

test('an app is added, asked for at sign-in and removed (AUTH-14, 16, 17)', async ({
  page,
  factors,
}) => {
  test.slow();
  const email = newPerson();
  await makeAccount(page, factors.url, email);
  await expect(page.getByText('It is off: your password alone signs you in.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('heading', { name: 'Add an authenticator app' })).toBeFocused();
  const secret = await beginAuthenticatorApp(page);
  expect(secret).toMatch(/^[A-P]{32}$/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix this' })).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('This code is not right, or no longer.')).toBeVisible();
  await page.getByLabel('Code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('It is on. At sign-in you are asked for a code.')).toBeVisible();
  await expect(page.getByText('My phone')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await appReady(page);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  // Who goes round the question meets it on the page itself, after a reload too.
  await page.goto(`${factors.url}/dashboard`);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a copy' })).toBeHidden();
  await page.getByLabel('Code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Signed in as Lakshmi Devi.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove: My phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('It is off: your password alone signs you in.')).toBeVisible();
});

test('codes come to a telephone', async ({ page, factors }) => {
  const email = newPerson();
  await makeAccount(page, factors.url, email);
  await page.getByRole('button', { name: 'Add a telephone number' }).click();
  await page.getByRole('textbox', { name: 'Telephone number' }).fill('98765');
  await page.getByRole('button', { name: 'Send a code to it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix this' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Telephone number' }).fill('+91 00000 00001');
  await page.getByRole('button', { name: 'Send a code to it' }).click();
  await expect(page.getByText('A code is on its way.')).toBeVisible();
  await page.getByLabel('Code').fill(factors.messages.at(-1)?.code ?? '');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('It is on. At sign-in you are asked for a code.')).toBeVisible();
});

test('what the server wants a code for waits for it: a copy of one’s data', async ({
  page,
  factors,
}) => {
  const email = newPerson();
  await makeAccount(page, factors.url, email);
  const secret = factors.addElsewhere(email);
  await page.getByRole('button', { name: 'Take a copy' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await page.getByLabel('Code').fill(totpCode(secret));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Go on' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeHidden();
});

test('a backend without second steps says so', async ({ page, site }) => {
  await page.route('**/backend.json', async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as object;
    await route.fulfill({ response, json: { ...settings, secondFactors: false } });
  });
  await makeAccount(page, site.url, newPerson());
  await expect(page.getByText('This site has no second step.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an authenticator app' })).toBeHidden();
});
