import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { enlargeText, overflowOf } from '../support/page-fit.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { savedPapers, textSaved } from '../support/saved-on-device.ts';

import { itemsOnPhone } from '../support/queue.ts';
import { openSection } from '../support/guide-sections.ts';
import { enterStart, makeAccount, newPerson, signIn, startOf } from './page-models/account.ts';
import { Calendar } from './page-models/calendar.ts';

test.use({ forgivenErrors: /Failed to load resource|ERR_|session|profile|account form/ });

const field = (page: Page, label: string) => page.getByLabel(label);
const town = (page: Page) => field(page, 'Town (if you like)');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function signInAt(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login?next=%2Fdashboard`);
  await appReady(page);
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('button', { name: 'Keep my profile' })).toBeVisible();
}

/** Another phone: a browser profile of its own. */
async function otherPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('niyam.consent', 'declined'));
  return { context, page: await context.newPage() };
}

async function saveProfile(page: Page, changes: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(changes)) await field(page, label).fill(value);
  await page.getByRole('button', { name: 'Keep my profile' }).click();
}

/** Nothing waits on this device any more: the account has every change. */
const changesSent = (page: Page) =>
  expect
    .poll(async () =>
      (await itemsOnPhone(page)).map(({ state }) => state).filter((state) => state !== 'delivered'),
    )
    .toEqual([]);

/** Ticks the papers of a guide; gives how many were ticked. */
async function tickPapers(page: Page, origin: string, count: number): Promise<void> {
  await page.goto(`${origin}/gst-compliance`);
  await appReady(page);
  await openSection(page, 'documents');
  const boxes = page.locator('input[data-document]');
  for (let box = 0; box < count; box++) {
    const kept = boxes.nth(box);
    await kept.check();
  }
  await expect.poll(() => savedPapers(page)).toBeGreaterThanOrEqual(count);
}

/** A visitor's own date in so many days, as the calendar saves it. */
const saveDateIn = (page: Page, days: number) =>
  page.evaluate(
    (ahead) =>
      new Promise<void>((resolve, reject) => {
        const day = (offset: number) =>
          new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
        const opening = indexedDB.open('niyam-small');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('values', 'readwrite').objectStore('values');
          const own = [{ id: 'rent', title: 'Pay the rent', on: day(ahead), repeat: 'never' }];
          const kept = { answers: { situations: [], days: {} }, own, marks: {}, since: day(-1) };
          writing.put(kept, 'calendar').addEventListener('success', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    days,
  );

test('without an account a phone shows its own cards, with and without a signal (PROF-08, PROF-09, PROF-10)', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/on-this-phone`);
  await workerReady(page);
  await appReady(page);
  for (const name of [
    'Next dates',
    'Checklists',
    'Health score',
    'Your requests',
    'Saved guides and schemes',
    'Your profile',
    'Your plan',
    'Data and privacy',
  ]) {
    await expect(card(page, name)).toBeVisible();
    // One next action a card.
    await expect(card(page, name).locator(':scope > a.button')).toHaveCount(1);
  }
  await expect(card(page, 'Checklists')).toContainText('Nothing is ticked yet');
  await expect(page.getByText('Do this next')).toBeVisible();
  await expect(page.getByText('You are not signed in')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await tickPapers(page, site.url, 2);
  await page.goto(`${site.url}/on-this-phone`);
  await expect(card(page, 'Checklists')).toContainText('2 papers are ready');

  await context.setOffline(true);
  await page.reload();
  await appReady(page);
  await expect(card(page, 'Checklists')).toContainText('2 papers are ready');
  await expect(card(page, 'Checklists')).toContainText('No signal');
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await context.setOffline(false);

  await saveDateIn(page, 3);
  await page.goto(`${site.url}/on-this-phone`);
  await expect(page.locator('.callout').first()).toContainText('Pay the rent. Due');

  await page.goto(`${site.url}/dashboard`);
  await page.waitForURL('**/login?next=%2Fdashboard');
});

test('a saved scheme is listed or linked on every list of saved items (PROF-08)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/government-schemes#mudra-shishu`);
  await appReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-schemes', 'live');
  await page.getByRole('button', { name: 'Save: ' }).click();
  await page.goto(`${site.url}/on-this-phone`);
  const saved = card(page, 'Saved guides and schemes');
  await expect(saved).toContainText('1 saved scheme');
  await expect(saved).not.toContainText('Nothing is saved yet');
  await page.goto(`${site.url}/resources#saved`);
  await expect(page.getByText('No guide is saved yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved schemes' }).click();
  await expect(page.locator('.scheme')).toHaveCount(1);
});

test('answers from the calendar are not called the licence finder’s (PROF-08)', async ({
  page,
  site,
}) => {
  const calendar = await Calendar.openAt(page, `${site.url}/calendar`);
  await calendar.answerAsShop();
  await page.goto(`${site.url}/on-this-phone`);
  await expect(card(page, 'Checklists')).toContainText(/You have given \d answers about your/);
  await expect(card(page, 'Checklists')).not.toContainText('licence finder');
});

test('a shared phone saves nothing, and each card says so; so does a phone that cannot save (PROF-09, TRUST-04)', async ({
  page,
  site,
  browser,
}) => {
  await page.addInitScript(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await page.goto(`${site.url}/on-this-phone`);
  await appReady(page);
  await expect(card(page, 'Checklists')).toContainText('set as shared');

  const { context, page: refusing } = await otherPhone(browser);
  await refusing.addInitScript(() => {
    indexedDB.open = () => {
      throw new Error('denied');
    };
  });
  await refusing.goto(`${site.url}/on-this-phone`);
  await appReady(refusing);
  await expect(card(refusing, 'Checklists')).toContainText('does not let us save');
  await expect(
    card(refusing, 'Checklists').getByRole('button', { name: 'Try again' }),
  ).toBeVisible();
  await context.close();
});

test('a second user sees no data of the first; an unreadable profile is requested again (PROF-09)', async ({
  page,
  site,
}) => {
  const email = newPerson();
  await makeAccount(page, site.url, email);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await makeAccount(page, site.url, newPerson());
  await expect(page.getByText('Signed in as Lakshmi Devi.')).toBeVisible();
  await page.route('**/rest/v1/profiles*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signInAt(page, site.url, email);
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible();
  // The first of two of this name; the other one is the form.
  const profile = card(page, 'Your profile').first();
  await expect(profile).toContainText('Your account did not answer');
  await page.unroute('**/rest/v1/profiles*');
  await profile.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Signed in as Lakshmi Devi.')).toBeVisible();
});

test('a profile changed with no signal survives a reload and reaches the account later (PROF-11, ERR-13)', async ({
  page,
  site,
  context,
  browser,
}) => {
  const email = newPerson();
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await makeAccount(page, site.url, email);
  // The two names of the registration are fields of the profile too.
  await expect(card(page, 'Your profile')).toContainText('2 of 11 filled in.');
  await expect(card(page, 'Your profile')).toContainText('Still open: Phone');
  await page.reload();
  await appReady(page);
  await expect(page.getByText('Signed in as Lakshmi Devi.')).toBeVisible();

  await context.setOffline(true);
  // Typed, and then the browser was gone.
  await town(page).fill('Warang');
  await textSaved(page, 'Warang');
  await page.reload();
  await appReady(page);
  await expect(town(page)).toHaveValue('Warang');
  await saveProfile(page, { 'Town (if you like)': 'Warangal' });
  await expect(page.getByText('Changes wait on this phone.')).toBeVisible();
  await saveProfile(page, { 'Town (if you like)': 'Nizamabad', 'Trade (if you like)': 'Tea' });
  await expect.poll(async () => JSON.stringify(await itemsOnPhone(page))).toContain('Nizamabad');
  await page.reload();
  await appReady(page);
  await expect(town(page)).toHaveValue('Nizamabad');
  await expect(page.getByText('Changes wait on this phone.')).toBeVisible();
  await expect(card(page, 'Your requests')).toContainText('Change to a profile');

  await context.setOffline(false);
  await expect(page.getByText('Changes wait on this phone.')).toHaveCount(0, { timeout: 30_000 });
  await expect(town(page)).toHaveValue('Nizamabad');
  const other = await otherPhone(browser);
  await signInAt(other.page, site.url, email);
  await expect(town(other.page)).toHaveValue('Nizamabad');
  await expect(field(other.page, 'Trade (if you like)')).toHaveValue('Tea');
  await other.context.close();
});

test('two devices change a field: the newer is stored, the other shown once with Undo (PROF-11)', async ({
  page,
  site,
  context,
  browser,
}) => {
  const email = newPerson();
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await makeAccount(page, site.url, email);
  await page.reload();
  await appReady(page);
  await expect(page.getByText('Signed in as Lakshmi Devi.')).toBeVisible();

  await context.setOffline(true);
  await saveProfile(page, { 'Town (if you like)': 'Warangal' });
  await expect(page.getByText('Changes wait on this phone.')).toBeVisible();
  const other = await otherPhone(browser);
  await signInAt(other.page, site.url, email);
  await enterStart(other.page, { day: '5', month: '2', year: '2027' });
  await saveProfile(other.page, { 'Town (if you like)': 'Pune' });
  await expect(other.page.getByText('Your profile is kept')).toBeVisible();
  await changesSent(other.page);

  await context.setOffline(false);
  await expect(page.getByText('Changed on two devices')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Town: “Pune” from another device is kept')).toBeVisible();
  await expect(town(page)).toHaveValue('Pune');
  // A field of three controls shows the other device's value too.
  expect(await startOf(page)).toEqual(['5', '2', '2027']);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await appReady(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Changed on two devices')).toHaveCount(0);
  await expect(town(page)).toHaveValue('Warangal');
  await page.reload();
  await appReady(page);
  await expect(town(page)).toHaveValue('Warangal');
  await expect(page.getByText('Changed on two devices')).toHaveCount(0);
  await expect(async () => {
    await other.page.reload();
    await expect(town(other.page)).toHaveValue('Warangal', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await other.context.close();
});

test('saved items go to the account only after a yes, and arrive on the other phone (PROF-10)', async ({
  page,
  site,
  browser,
}) => {
  const email = newPerson();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('saved_checks')) {
      sent.push(request.url());
    }
  });
  await tickPapers(page, site.url, 2);
  await makeAccount(page, site.url, email);
  const offer = page.getByText('Keep this phone’s things with your account?');
  await expect(offer).toBeVisible();
  await expect(page.getByText('2 papers ticked')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(offer).toBeVisible();
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'No, only on this phone' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Data and privacy').getByRole('button')).toHaveText(
    'Keep it with my account',
  );
  await expect(offer).toHaveCount(0);
  expect(sent).toEqual([]);

  await card(page, 'Data and privacy').getByRole('button').click();
  await page.getByRole('button', { name: 'Yes, keep it with my account' }).click();
  await expect(card(page, 'Data and privacy')).toContainText('Matched on');
  expect(sent.length).toBeGreaterThan(0);

  const other = await otherPhone(browser);
  await tickPapers(other.page, site.url, 4);
  await signInAt(other.page, site.url, email);
  await expect(other.page.getByText('2 papers ticked')).toBeVisible();
  await expect(other.page.getByText('4 papers ticked')).toBeVisible();
  await other.page.getByRole('button', { name: 'Yes, keep it with my account' }).click();
  await expect(card(other.page, 'Checklists')).toContainText('4 papers are ready');
  await expect(card(other.page, 'Data and privacy')).toContainText('Matched on');
  await page.reload();
  await expect(card(page, 'Checklists')).toContainText('4 papers are ready');

  // The next user is asked again.
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await signInAt(page, site.url, email);
  await expect(offer).toBeVisible();
  await other.context.close();
});
