import type { Page } from '@playwright/test';
import { saveCommitteeDate } from '../support/saved-on-device.ts';
import { nextVisit, openInFlightMode, requestOffline } from '../support/ledger-visits.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { verdictQuestions } from './questions.ts';
import { Walk } from './walk.ts';

/**
 * The ten journeys of a first visit on a phone, with the limits of taps, screens and words that each may cost.
 * `npm run journeys` also writes docs/journeys.md.
 */
test.use({ viewport: { width: 360, height: 740 }, forgivenErrors: /^Failed to load resource/ });

/** Opens the home page as on a first visit. */
async function atHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await appReady(page);
}

const tile = (page: Page, name: string) => page.locator('.hero').getByRole('link', { name });

test('journey 1: Meena learns what her pani puri cart needs, what it costs and what comes first (ANSW-01, ANSW-04)', async ({
  page,
  site,
}) => {
  const walk = new Walk(page, '1 What do I need');
  await atHome(page, site.url);
  await walk.tap(tile(page, 'What do I need?'));
  const answer = (name: string | RegExp) =>
    page.locator('.question-form').getByRole('button', { name });
  await walk.tap(answer('Cook food'));
  await walk.tap(answer('Moving cart'));
  await walk.tap(answer('Hyderabad'));
  await walk.tap(answer(/^Up to ₹5 lakh/));
  const result = page.getByRole('heading', { name: /^You need \d+ papers?/ });
  await expect(result).toBeVisible();
  await walk.arrive(
    result,
    page.locator('.finder-result > .papers .paper'),
    page.locator('.paper-total'),
  );
  walk.finish({ taps: 8, words: 80 });
});

test('journey 2: Ramesh got a notice and has no signal (ANSW-01)', async ({
  page,
  site,
  context,
}) => {
  const walk = new Walk(page, '2 I got a notice');
  await atHome(page, site.url);
  await workerReady(page);
  await toolSaved(page, '/assets/notice-');
  await context.setOffline(true);
  await walk.tap(tile(page, 'I got a notice'));
  const who = page.getByRole('heading', { name: 'Who came, or wrote?' });
  await expect(who).toBeVisible();
  await walk.arrive(who, page.getByRole('link', { name: 'Town office' }));
  walk.finish({ taps: 1, screens: 0 });
});

test('journey 3: Lakshmi wants a loan for her cart (ANSW-01)', async ({ page, site }) => {
  const walk = new Walk(page, '3 Get a loan');
  await atHome(page, site.url);
  await walk.tap(tile(page, 'Get a loan'));
  await walk.tap(page.locator('main').getByRole('link', { name: 'Street vendor' }));
  const card = page.getByText('₹15,000').first();
  await walk.arrive(card, page.getByRole('link', { name: 'How to apply' }).first());
  walk.finish({ taps: 3 });
});

test('journey 4: a tailor wants the dates of GST (ANSW-01)', async ({ page, site }) => {
  const walk = new Walk(page, '4 My dates');
  await atHome(page, site.url);
  await walk.tap(tile(page, 'My dates'));
  await walk.tap(page.getByRole('button', { name: 'GST monthly' }));
  const leaves = page.locator('.leaf');
  await expect(leaves).toHaveCount(3);
  await walk.arrive(leaves);
  walk.finish({ taps: 4 });
});

test('journey 5: twenty questions without a signal; 17 begin with the verdict (ANSW-01, ANSW-05)', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const walk = new Walk(page, '5 Ask');
  await page.goto(`${site.url}/legal-assistant`);
  await appReady(page);
  const field = page.getByLabel('Your question');
  const missed: string[] = [];
  for (const [place, { ask, verdict }] of verdictQuestions.entries()) {
    await field.fill(ask);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const answers = page.locator('.chat-answer[data-origin="phone"]');
    await expect(answers).toHaveCount(place + 1);
    const first = await answers.last().locator('.chat-text > :first-child').innerText();
    if (!verdict.test(first)) missed.push(`${ask} → ${first.slice(0, 120)}`);
  }
  console.log(missed.join('\n'));
  walk.finish({});
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

test('journey 6: a request made offline; the next time home says that it was sent (ANSW-01, ANSW-03)', async ({
  page,
  site,
}) => {
  await atHome(page, site.url);
  await requestOffline(page);
  const nextDay = await nextVisit(page);
  await atHome(nextDay, site.url);
  const walk = new Walk(nextDay, '6 My request');
  const request = nextDay.getByRole('region', { name: 'Your ledger' }).getByText(/Receipt N-/);
  await expect(request).toBeVisible({ timeout: 30_000 });
  await walk.arrive(request);
  walk.finish({ taps: 0, screens: 0 });
});

test('journey 7: the installed app opens in flight mode with its own ledger (ANSW-01, ANSW-03)', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/offline`);
  await saveCommitteeDate(page);
  await openInFlightMode(page, site.url);
  const walk = new Walk(page, '7 Flight mode');
  await walk.arrive(page.getByRole('region', { name: 'Your ledger' }).getByText('Committee money'));
  walk.finish({ taps: 0, screens: 0 });
});

test('journey 8: prices are compared on one screen, with Call in reach (ANSW-01)', async ({
  page,
  site,
}) => {
  const walk = new Walk(page, '8 Prices');
  await atHome(page, site.url);
  await walk.tap(tile(page, 'Prices'));
  await expect(page.getByRole('table').first()).toBeVisible();
  await walk.arrive(
    page.locator('main').getByRole('link', { name: /call/i }).first(),
    page.locator('.prices tbody tr'),
  );
  walk.finish({ taps: 1 });
});

test('journey 9: an accountant sees the source of a figure after one tap (ANSW-01, ANSW-09)', async ({
  page,
  site,
}) => {
  const walk = new Walk(page, '9 Source of a figure');
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  await walk.tap(page.locator('main .glance a').first());
  await walk.arrive(page.locator('.sources li:is(:target, [data-open])').getByRole('link').first());
  walk.finish({ taps: 1, screens: 0 });
});

test('journey 10: a guide is shared with two lines of answer, the amount and the address (ANSW-01)', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  await page.goto(`${site.url}/fssai-compliance`);
  await appReady(page);
  const walk = new Walk(page, '10 Share a guide');
  await walk.tap(page.getByRole('button', { name: 'Share' }));
  await walk.tap(page.getByRole('button', { name: 'Send by an app' }));
  const shared = await page.evaluate(() => document.documentElement.dataset.shared ?? '{}');
  const { text, url } = JSON.parse(shared) as ShareData;
  expect(text?.split('\n')).toHaveLength(2);
  expect(text).toContain('₹');
  expect(url).toBe(`${site.url}/fssai-compliance`);
  walk.finish({ taps: 2 });
});
