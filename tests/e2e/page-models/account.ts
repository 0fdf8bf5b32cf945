import type { Page } from '@playwright/test';
import { appReady, expect } from '../../support/test.ts';

/** The password of every account of the tests. */
export const password = 'a correct staple';

let people = 0;
/** Returns the e-mail of a person whom no other test has. */
export const newPerson = () => `vendor-${process.pid}-${(people += 1)}@example.com`;

/** Makes an account for Lakshmi Devi. Resolves on her dashboard. */
export async function makeAccount(
  page: Page,
  origin: string,
  email: string,
  town?: string,
): Promise<void> {
  await page.goto(`${origin}/register`);
  await appReady(page);
  await page.getByLabel('First name').fill('Lakshmi');
  await page.getByLabel('Last name').fill('Devi');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  if (town) {
    await page.getByText('About your business').click();
    await page.getByLabel('Town (if you like)').fill(town);
  }
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.waitForURL('**/dashboard');
  // The address changes before the page does, and both pages have the fields of a profile.
  await expect(page.getByRole('button', { name: 'Keep my profile' })).toBeVisible();
}

/** Fills in and submits the form for signing in, which is open. */
export async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('E-mail or phone').fill(email);
  await page.getByLabel('Password').fill(word);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Names the new authenticator app "My phone". Returns its key, once its picture is drawn; its code is asked for. */
export async function beginAuthenticatorApp(page: Page): Promise<string> {
  await page.getByLabel('A name for it').fill('My phone');
  await page.getByRole('button', { name: 'Go on' }).click();
  const picture = page.getByRole('img', { name: 'QR picture' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  return (await page.locator('.factor-key').textContent()) ?? '';
}

/** The three controls of the day on which the business starts. */
const startControls = (page: Page) =>
  ['Day', 'Month', 'Year'].map((label) =>
    page.getByRole('group', { name: 'When do you start?' }).getByLabel(label),
  );

/** Enters the day on which the business starts, or a part of it. The month is its number. */
export async function enterStart(
  page: Page,
  parts: { day?: string; month?: string; year?: string },
): Promise<void> {
  const [day, month, year] = startControls(page);
  if (parts.day) await day?.fill(parts.day);
  if (parts.month) await month?.selectOption(parts.month);
  if (parts.year) await year?.fill(parts.year);
}

/** Returns the values of the three controls. */
export const startOf = (page: Page): Promise<string[]> =>
  Promise.all(startControls(page).map((control) => control.inputValue()));
