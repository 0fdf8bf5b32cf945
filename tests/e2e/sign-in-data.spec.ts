import type { Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { startSite, type Site } from '../support/site.ts';
import { appReady, expect, test } from '../support/test.ts';
import { nextTotpCode, totpCode } from '../support/totp.ts';
import {
  beginAuthenticatorApp,
  makeAccount,
  newPerson,
  password,
  signIn,
} from './page-models/account.ts';

test.use({ forgivenErrors: /Failed to load resource|not accepted|profile|session|ERR_/ });

/** Returns the link in the newest e-mail to an address. */
async function lastLink(site: Site, email: string): Promise<string> {
  const emails = await site.emails();
  const message = emails.findLast((text) => text.startsWith(`To: ${email}\n`)) ?? '';
  return /https?:\S+token_hash\S+/.exec(message)?.[0] ?? '';
}

test('the e-mail address changes after the links of both mailboxes were opened', async ({
  page,
  site,
}) => {
  const [email, wanted] = [newPerson(), newPerson()];
  await makeAccount(page, site.url, email);
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change my e-mail address' }).click();
  await expect(page.getByRole('heading', { name: 'Change my e-mail address' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the links' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix this' })).toBeFocused();
  await page.getByLabel('New e-mail address').fill(wanted);
  await page.getByRole('button', { name: 'Send the links' }).click();
  await expect(page.getByRole('heading', { name: 'Check both mailboxes' })).toBeFocused();
  await expect(page.getByText(`Until then you sign in with ${email}.`)).toBeVisible();

  await page.goto(await lastLink(site, wanted));
  await expect(page.getByText('One of the two links is open')).toBeVisible();
  expect(page.url()).not.toContain('token_hash');
  await page.goto(await lastLink(site, email));
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Your new address counts from now on')).toBeVisible();
  await expect(page.getByText(`You sign in with ${wanted}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await appReady(page);
  await signIn(page, wanted);
  await page.waitForURL('**/dashboard');
});

test('the password changes with the old one, and an e-mail tells of it (AUTH-24)', async ({
  page,
  site,
}) => {
  const email = newPerson();
  const changed = 'another staple here';
  await makeAccount(page, site.url, email);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByRole('heading', { name: 'Change my password' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Old password').fill('not the word');
  await page.getByLabel('New password').fill(changed);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('The old password is not right.')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(changed);
  await page.getByLabel('Old password').fill(password);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('The new password is saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your sign-in' })).toBeFocused();
  const message = (await site.emails()).findLast((text) => text.startsWith(`To: ${email}\n`));
  expect(message).toContain(
    'Your password was changed\nSomebody chose a new password for the account',
  );
  expect(message).toContain('Other devices are signed out.');

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await appReady(page);
  await signIn(page, email);
  await expect(page.getByText('E-mail, phone or password is not right.')).toBeVisible();
  await signIn(page, email, changed);
  await page.waitForURL('**/dashboard');
});

test('a lost confirmation is asked for again, after a minute', async ({ page }) => {
  test.slow();
  // A site whose accounts wait for their e-mail.
  const strict = await startSite({ AUTH_CONFIRM_EMAIL: '1' });
  try {
    await dropConfirmation(page, strict);
  } finally {
    await strict.dispose();
  }
});

async function dropConfirmation(page: Page, strict: Site): Promise<void> {
  const email = newPerson();
  await page.clock.install();
  await page.goto(`${strict.url}/register`);
  await appReady(page);
  await page.getByLabel('First name').fill('Lakshmi');
  await page.getByLabel('Last name').fill('Devi');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  const again = page.getByRole('button', { name: 'Send the e-mail again' });
  await expect(again).toBeDisabled();
  await page.clock.fastForward('01:01');
  await expect(page.getByText('Nothing after a minute?')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const asked = page.waitForRequest('**/auth/v1/resend**');
  await again.click();
  expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', email });
  await expect(page.getByText('we have sent another one')).toBeVisible();
  await expect(again).toBeDisabled();

  // Who comes back later, with the right password, can ask there too.
  await page.goto(`${strict.url}/login`);
  await appReady(page);
  await signIn(page, email);
  await expect(page.getByText('This address is not confirmed yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the e-mail again' })).toBeEnabled();
  await page.goto(await lastLink(strict, email));
  await page.waitForURL('**/dashboard');
}

test('an authenticator app is asked for at sign-in, without any other server (AUTH-16, 17)', async ({
  page,
  site,
}) => {
  test.slow();
  const email = newPerson();
  await makeAccount(page, site.url, email);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = await beginAuthenticatorApp(page);
  await page.getByLabel('Code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('It is on. At sign-in you are asked for a code.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await appReady(page);
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await page.getByLabel('Code').fill(nextTotpCode(secret));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Remove: My phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('It is off: your password alone signs you in.')).toBeVisible();
});
