import type { BrowserContext, Page } from '@playwright/test';
import { makeAccount, newPerson, password, signIn } from './page-models/account.ts';
import { Assistant } from './page-models/assistant.ts';
import { savedOnDevice } from '../support/saved-on-device.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';

/** A session in hard times: no network, a broken server, other tabs, a wrong clock (reliability, sessions). */

test.use({
  forgivenErrors:
    /Failed to load resource|AuthRetryable|Invalid Refresh|Refresh Token|profile|session|not accepted|No backend|dynamically imported|preload CSS|ERR_/,
});

const who = (page: Page) => page.getByText('Signed in as Lakshmi Devi.');

async function register(page: Page, origin: string): Promise<string> {
  const email = newPerson();
  await makeAccount(page, origin, email);
  await expect(who(page)).toBeVisible();
  // Who it is stands on the phone once the server has shown the profile.
  await expect.poll(() => savedOnDevice(page, 'auth-identity')).toBeTruthy();
  return email;
}

/** Replaces the saved token by an expired one. */
async function endToken(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('niyam-small');
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const values = db.transaction('values', 'readwrite').objectStore('values');
          const reading = values.get('auth-session');
          reading.addEventListener('success', () => {
            const session = JSON.parse(reading.result as string) as { expires_at: number };
            session.expires_at = Math.round(Date.now() / 1000) - 60;
            const writing = values.put(JSON.stringify(session), 'auth-session');
            writing.addEventListener('success', () => {
              db.close();
              resolve();
            });
          });
        });
      }),
  );
}

/** Answers every refresh of a token in the server's place; gives how often it was asked. */
async function answerRefreshes(context: BrowserContext, status: number, body = '') {
  const asked = { times: 0 };
  await context.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    asked.times += 1;
    return route.fulfill({ status, contentType: 'application/json', body });
  });
  return asked;
}

test('a token that expired offline leaves the person signed in, and is renewed when the network returns (AUTH-32)', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await register(page, site.url);
  await endToken(page);
  await context.setOffline(true);
  // Also of a session whose token is still good.
  await expect(page.getByText('the server has not answered since')).toBeVisible();
  await page.reload();
  await expect(who(page)).toBeVisible();
  await expect(page.getByText('the server has not answered since')).toBeVisible();
  expect(await savedOnDevice(page, 'auth-session')).toContain('refresh_token');
  const renewed = page.waitForResponse(
    (response) => response.url().includes('grant_type=refresh_token') && response.ok(),
    { timeout: 50_000 },
  );
  await context.setOffline(false);
  await renewed;
  await expect(page.getByText('the server has not answered since')).toBeHidden();
});

test('502, 503 and 504 while a token is renewed sign nobody out (AUTH-12)', async ({
  page,
  site,
  context,
}) => {
  await register(page, site.url);
  for (const status of [502, 503, 504]) {
    await test.step(String(status), async () => {
      await endToken(page);
      const asked = await answerRefreshes(context, status);
      await page.reload();
      await expect.poll(() => asked.times).toBeGreaterThan(2);
      await expect(who(page)).toBeVisible();
      expect(await savedOnDevice(page, 'auth-session')).toContain('refresh_token');
      await context.unroute('**/auth/v1/token?grant_type=refresh_token');
    });
  }
  await page.reload();
  await expect(page.getByText('the server has not answered since')).toBeHidden({
    timeout: 30_000,
  });
  await expect(who(page)).toBeVisible();
});

test('a refusal signs out, and leads to the sign-in page and back (AUTH-12, AUTH-22)', async ({
  page,
  site,
  context,
}) => {
  await register(page, site.url);
  await endToken(page);
  const refused = {
    code: 400,
    error_code: 'refresh_token_not_found',
    msg: 'Invalid Refresh Token',
  };
  await answerRefreshes(context, 400, JSON.stringify(refused));
  await page.reload();
  await page.waitForURL('**/login?next=%2Fdashboard');
  expect(await savedOnDevice(page, 'auth-session')).toBeUndefined();
  expect(await savedOnDevice(page, 'auth-identity')).toBeUndefined();
});

test('signing out in one tab signs the other out (AUTH-08, AUTH-09)', async ({
  page,
  site,
  context,
}) => {
  await register(page, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}/dashboard`);
  await expect(who(other)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await other.waitForURL('**/login**');
});

test('two tabs that renew the same token at once both stay signed in', async ({
  page,
  site,
  context,
}) => {
  await register(page, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}/dashboard`);
  await expect(who(other)).toBeVisible();
  await endToken(page);
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) {
    await expect(tab.getByText('the server has not answered since')).toBeHidden();
    await expect(who(tab)).toBeVisible();
  }
  await page.reload();
  await expect(who(page)).toBeVisible();
});

for (const years of [10, -10]) {
  test(`a clock that is wrong by ${years} years signs nobody out, and asks for no token at each step`, async ({
    page,
    site,
  }) => {
    const wrong = new Date();
    wrong.setFullYear(wrong.getFullYear() + years);
    await page.clock.install({ time: wrong });
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals += 1;
    });
    await register(page, site.url);
    await page.reload();
    await expect(who(page)).toBeVisible();
    await expect(page.getByText('the server has not answered since')).toBeHidden();
    expect(renewals).toBe(0);
  });
}

test('signing out with no network forgets the person on this phone (AUTH-09)', async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/`);
  await workerReady(page);
  await register(page, site.url);
  await context.setOffline(true);
  // The page has no client then: the backend cannot be asked where it is.
  await page.reload();
  await expect(who(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out on every device' }).click();
  await expect(page.getByText('Signed out on this phone alone')).toBeVisible();
  // The page of sign-in may not be on the phone, and could do nothing.
  await expect(page.getByText('Signing in needs a signal')).toBeVisible();
  await expect.poll(() => savedOnDevice(page, 'auth-session')).toBeUndefined();
  await expect.poll(() => savedOnDevice(page, 'auth-identity')).toBeUndefined();
  await context.setOffline(false);
  await page.waitForURL('**/login?next=%2Fdashboard');
});

test('who is not signed in downloads no client; no backend is said on the page (AUTH-27)', async ({
  page,
  site,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.route('**/backend.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${site.url}/login`);
  await appReady(page);
  expect(fetched.filter((path) => path.includes('supabase'))).toEqual([]);
  const unavailable = page.getByText('Sign-in is not available on this site at the moment.');
  await expect(unavailable).toBeVisible();
  await signIn(page, 'a@example.com');
  await expect(unavailable).toHaveCount(2);
  await expect(page.getByLabel('Password')).toHaveValue(password);
});

test('clearing the phone signs out on the page that is open', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await register(page, site.url);
  await page.goto(`${site.url}/settings`);
  await appReady(page);
  await page.getByRole('button', { name: 'Clear this phone' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByRole('status').filter({ hasText: /removed/i })).toBeVisible();
  // By the page's own link: a page that is loaded anew finds nothing in any case.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Dashboard/ })
    .click();
  await page.waitForURL('**/login**');
});

test('a server that never answers holds the form for twenty seconds, no longer', async ({
  page,
  site,
}) => {
  // Ten times as fast; what was asked for is written down.
  await page.addInitScript(() => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => {
      asked.push(ms);
      return timeout(ms / 10);
    };
  });
  await page.goto(`${site.url}/login`);
  await appReady(page);
  await page.route('**/auth/v1/token**', () => undefined);
  await page.getByLabel('E-mail or phone').fill('00000 00001');
  await page.getByLabel('Password').fill(password);
  const asked = page.waitForRequest('**/auth/v1/token**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ phone: '+910000000001' });
  await expect(page.getByText('There was no answer from the network.')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked)).toContain(
    20_000,
  );
});

test('a conversation with the assistant, begun before signing in, is gone for the next person after signing out', async ({
  page,
  site,
}) => {
  const assistant = new Assistant(page);
  await assistant.visit(site.url);
  await assistant.ask('Do I need an FSSAI licence for a food cart?');
  await expect(assistant.fromPhone).toHaveCount(1);
  await register(page, site.url);
  await assistant.visit(site.url);
  await expect(assistant.questions).toHaveCount(1);
  await assistant.ask('When do I have to register for GST?');
  await expect(assistant.fromPhone).toHaveCount(2);
  const other = await page.context().newPage();
  const there = new Assistant(other);
  await there.visit(site.url);
  await expect(there.questions).toHaveCount(2);

  await page.goto(`${site.url}/dashboard`);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL('**/login**');
  await expect(there.questions).toHaveCount(0);
  await expect.poll(() => savedOnDevice(page, 'assistant-conversations')).toBeFalsy();
  await assistant.visit(site.url);
  await expect(page.getByText('Ask about licences, taxes').first()).toBeVisible();
  await expect(assistant.questions).toHaveCount(0);
});
