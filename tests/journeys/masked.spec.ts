import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { DrawingName } from '../../src/ui/drawing-names.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { nextVisit, requestOffline } from '../support/ledger-visits.ts';
import { startSite, type Site } from '../support/site.ts';
import { appReady, expect, test as base, toolSaved, workerReady } from '../support/test.ts';
import { drawing, pressable } from './drawn.ts';
import { buildMaskedSite, mask } from './masked-site.ts';

/**
 * Journeys 1, 2, 3 and 6 with every letter and figure drawn as a grey bar. Each tap was chosen from pictures of the
 * masked screens alone (docs/masked-journeys.md). The tests find things by their drawings, never by text.
 */
const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright reads the parameter's shape: it must be an object pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite({ SITE_DIR: buildMaskedSite('tests') });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
test.use({ viewport: { width: 360, height: 740 }, forgivenErrors: /^Failed to load resource/ });
// One masked copy for all of them.
test.describe.configure({ mode: 'default' });

async function atMaskedHome(page: Page, url: string): Promise<void> {
  await installVoices(page);
  await page.goto(`${url}/`);
  await appReady(page);
  await expectMasked(page);
}

/** Presses what has this drawing, on a screen (given by its element) without a readable letter. */
async function press(page: Page, name: DrawingName, screen: string): Promise<void> {
  // Else a drawing of the screen before would be pressed while the next one loads.
  await expect(page.locator(screen)).toBeVisible();
  await expectMasked(page);
  await pressable(page.locator(screen), name).click();
}

/** Fails when a letter or figure of the screen can be read, also in the highlight of what is being read. */
async function expectMasked(page: Page): Promise<void> {
  const readable = await page.evaluate(() => {
    const ownText = [null, ...[...CSS.highlights.keys()].map((name) => `::highlight(${name})`)];
    return [...document.body.querySelectorAll('*')]
      .filter((element) =>
        element instanceof SVGElement
          ? element.tagName === 'text' && getComputedStyle(element).fill !== 'none'
          : ownText.some(
              (part) => getComputedStyle(element, part).webkitTextFillColor !== 'rgba(0, 0, 0, 0)',
            ),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });
  expect(readable).toEqual([]);
}

const heard = async (page: Page): Promise<string> => (await spoken(page)).said.join(' ');

test('journey 1, masked: Meena finds her papers, their fees and where to get them (ANSW-06)', async ({
  page,
  site,
}) => {
  await atMaskedHome(page, site.url);
  await press(page, 'cart', '.hero');
  await press(page, 'cook-food', '.finder');
  await press(page, 'cart', '.finder');
  await press(page, 'city', '.finder');

  // No drawing can say how much a pile is: the voice does, and frames what it says.
  await expect(page.locator('.finder-note').first()).toBeVisible();
  await press(page, 'listen', '.finder');
  await finishSentence(page);
  await expect.poll(() => heard(page)).toMatch(/5 lakh rupees/);
  // A square stops the voice. The red hand is an officer's.
  await expect(pressable(page.locator('.finder'), 'silence')).toBeVisible();
  await expect(drawing(page, 'stop')).toHaveCount(0);
  const first = page.locator('[data-being-read]');
  await expect(first.locator('svg rect')).toHaveCount(1);
  await first.click();

  const papers = page.locator('.finder-result > .papers').first();
  for (const name of ['certificate', 'town-office', 'food-paper', 'portal'] as const) {
    await expect(drawing(papers, name)).toBeVisible();
  }
  await press(page, 'loan', '.finder');
  await expect(page.locator('.paper-total .cash').first()).toBeVisible();
  await expect.poll(() => heard(page)).toMatch(/All government fees: .* rupees/);
  await press(page, 'listen', '.finder');
  await expect.poll(() => heard(page)).toMatch(/You need \d papers/);
  await expectMasked(page);
});

test('journey 2, masked: Ramesh hears what to say and whom to call, without a signal (ANSW-06)', async ({
  page,
  site,
  context,
}) => {
  await atMaskedHome(page, site.url);
  await workerReady(page);
  await toolSaved(page, '/assets/notice-');
  await context.setOffline(true);
  await press(page, 'notice', '.hero');
  await press(page, 'listen', '.situations');
  await finishSentence(page);
  await expect(drawing(page.locator('[data-being-read]'), 'town-office')).toBeVisible();
  await press(page, 'town-office', '.situations');
  await press(page, 'stop', '.situations');

  const answer = page.locator('.situations > [data-shown]');
  await expect(drawing(answer, 'say').first()).toBeVisible();
  await expect(drawing(answer.locator('.steps'), 'certificate')).toBeVisible();
  await expect(pressable(answer, 'phone')).toHaveAttribute('href', /^tel:/);
  await expect(drawing(pressable(answer, 'phone'), 'lawyer')).toBeVisible();
  await press(page, 'listen', '.situations');
  await expect
    .poll(
      async () => {
        await finishSentence(page);
        return heard(page);
      },
      // Many sentences come before it.
      { timeout: 30_000 },
    )
    .toContain('Call the free lawyer, 1 5 1 0 0');
  await expectMasked(page);
});

test('journey 3, masked: Lakshmi sees the loan as notes, hears it, and goes on to the bank (ANSW-06)', async ({
  page,
  site,
}) => {
  await atMaskedHome(page, site.url);
  await press(page, 'loan', '.hero');
  // Home has a loudspeaker of its own, until it is left.
  await expect(page.locator('.loan-tiles')).toBeVisible();
  await press(page, 'listen', 'main');
  await finishSentence(page);
  await expect(drawing(page.locator('[data-being-read]'), 'cart')).toBeVisible();
  await press(page, 'cart', '.loan-tiles');

  const card = page.locator('.loan-card');
  for (const name of ['certificate', 'identity-card', 'bank-book'] as const) {
    await expect(drawing(card, name)).toBeVisible();
  }
  await pressable(card, 'loan').click();
  await expect(card.locator('.cash').first()).toBeVisible();
  await expect.poll(() => heard(page)).toMatch(/up to [\d,]+ rupees/);
  await expectMasked(page);
  await pressable(card, 'bank').click();
  await expect(page).toHaveURL(/svanidhi-loan$/);
  await appReady(page);
  await page.locator('.guide-actions').getByRole('button', { name: 'Listen' }).click();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('speaking'))).toBe(true);
  await expectMasked(page);
});

test('journey 6, masked: the next day a tick in a green stamp says that the request went (ANSW-06)', async ({
  page,
  site,
}) => {
  await atMaskedHome(page, site.url);
  await workerReady(page);
  await toolSaved(page, '/assets/read-aloud-');
  // A relative who reads filled it in.
  await requestOffline(page);
  const sheet = page.getByRole('dialog');
  await expect(drawing(sheet, 'request-waits')).toBeVisible();
  await pressable(sheet, 'listen').click();
  await expect
    .poll(async () => {
      await finishSentence(page);
      return heard(page);
    })
    .toMatch(/It will go when there is signal/);
  const nextDay = await nextVisit(page);
  await atMaskedHome(nextDay, site.url);
  const card = pressable(nextDay, 'request-went');
  const stamp = card.locator('span:has(> svg > path)').first();
  await expect(stamp.locator('path')).toHaveAttribute('d', 'M3 13l6 6L21 5', { timeout: 30_000 });
  await expect(card).toBeInViewport({ ratio: 1 });
  await pressable(nextDay.locator('[data-ledger] .read-aloud-over'), 'listen').click();
  await finishSentence(nextDay);
  await expect.poll(() => heard(nextDay)).toMatch(/^Sent\. Your request/);
  await card.click();
  await expect(drawing(nextDay.locator('.entries'), 'request-went')).toBeVisible();
  await expectMasked(nextDay);
});

test('a build knows nothing of the mask (ANSW-06)', () => {
  const built = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|html)$/.test(file),
  );
  expect(built.length).toBeGreaterThan(100);
  const masked = built.filter((file) =>
    readFileSync(`dist/${file}`, 'utf8').includes('text-fill-color: transparent'),
  );
  expect(masked).toEqual([]);
  expect(mask).toContain('text-fill-color: transparent');
});
