import type { Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shift.ts';
import { finishSentence, installVoices } from '../support/fake-voice.ts';
import { saveCommitteeDate } from '../support/saved-on-device.ts';
import { openInFlightMode, requestOffline } from '../support/ledger-visits.ts';
import { appReady, expect, test } from '../support/test.ts';

const ledgerOf = (page: Page) => page.getByRole('region', { name: 'Your ledger' });

const hourMs = 60 * 60_000;

/** A cart in Hyderabad: some papers are ticked, a date of its own comes in five days. */
async function returnAsVendor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/offline`);
  await saveCommitteeDate(page, {
    'business-answers': { kind: 'street-mobile', state: 'telangana', food: 'makes' },
    'documents-ready': ['photo'],
    'last-read': { path: '/fssai-compliance', since: Date.now() - hourMs },
  });
}

test('a returning visitor finds the own ledger above the cover, and nothing of it is sent (ANSW-03)', async ({
  page,
  site,
}) => {
  await returnAsVendor(page, site.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await page.goto(`${site.url}/`);
  const ledger = ledgerOf(page);
  await expect(ledger.getByRole('link', { name: /In 5 days.*Committee money/ })).toHaveAttribute(
    'href',
    '/calendar',
  );
  await expect(ledger.getByRole('link', { name: /Papers to gather 1 of \d+ ready/ })).toBeVisible();
  await expect(ledger.getByRole('link', { name: /Do this next/ })).toBeVisible();
  await expect(ledger.getByRole('link', { name: 'Last read: FSSAI' })).toHaveAttribute(
    'href',
    '/fssai-compliance',
  );
  await expect(ledger.getByRole('listitem')).toHaveText(['What do I need?', 'Notice', 'Ask']);
  const bottom = await ledger.evaluate((box) => box.getBoundingClientRect().bottom);
  const cover = await page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(cover);
  for (const request of sent) {
    expect(request).toMatch(/^(GET|HEAD) /);
    expect(request).not.toMatch(/street-mobile|Committee|telangana/);
  }
});

test('one press reads the ledger with its tiles, and frames what it names (ANSW-06)', async ({
  page,
  site,
}) => {
  await installVoices(page);
  await returnAsVendor(page, site.url);
  await page.goto(`${site.url}/`);
  const ledger = ledgerOf(page);
  await ledger.getByRole('button', { name: 'Listen' }).click();
  const framed = ledger.locator('[data-being-read]');
  await expect(framed).toHaveText('Your ledger');
  await finishSentence(page);
  await expect(framed).toContainText('Committee money');
  const tile = framed.and(ledger.locator('.home-tasks a'));
  while ((await tile.count()) === 0) await finishSentence(page);
  await expect(framed).toHaveText('What do I need?');
  await ledger.getByRole('button', { name: 'Stop' }).click();
  await expect(framed).toHaveCount(0);
});

test('on the next visit the ledger does not move the page (ANSW-03)', async ({ page, site }) => {
  await returnAsVendor(page, site.url);
  await page.goto(`${site.url}/`);
  await expect(ledgerOf(page).getByText('Committee money')).toBeVisible();
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(ledgerOf(page).getByText('Committee money')).toBeVisible();
  expect(await shifts()).toBeLessThan(0.05);
});

test('a request made with no signal: home says that it waits, and later that it was sent, with its receipt (ANSW-03)', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await appReady(page);
  await requestOffline(page);
  await page.reload();
  const request = ledgerOf(page).getByRole('link', { name: /Your request/ });
  await expect(request).toContainText('Waiting to send');
  await expect(request).toHaveAttribute('href', '/outbox');
  await context.setOffline(false);
  await page.goto(`${site.url}/`);
  await expect(request).toContainText(/^Sent/, { timeout: 30_000 });
  await expect(request).toContainText(/Receipt N-/);
});

test('in flight mode the ledger opens with the app (ANSW-03)', async ({ page, site }) => {
  await returnAsVendor(page, site.url);
  await openInFlightMode(page, site.url);
  await expect(ledgerOf(page).getByText('Committee money')).toBeVisible();
});

test('a first visitor sees no ledger and loads none of its code; a shared phone shows none (ANSW-03, TRUST-04)', async ({
  page,
  site,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.waitForTimeout(500);
  await expect(ledgerOf(page)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('/assets/ledger-'))).toEqual([]);
  expect(
    await page.locator('[data-ledger]').evaluate((slot) => slot.getBoundingClientRect().height),
  ).toBe(0);

  await returnAsVendor(page, site.url);
  await page.evaluate(() => localStorage.setItem('niyam.shared-phone', 'on'));
  await page.goto(`${site.url}/`);
  await appReady(page);
  await page.waitForTimeout(500);
  await expect(ledgerOf(page)).toHaveCount(0);
});
