import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeViolationsInBothThemes, inPage } from '../support/axe.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { appReady, expect, test, toolSaved, workerReady } from '../support/test.ts';
import { fillDate } from '../support/fill-date.ts';

/** "I got a notice" (journey 2), on the production build. */
const day = new Date('2026-11-23T06:00:00Z');
const phone = { width: 360, height: 740 };

async function open(page: Page, url: string, anchor = '') {
  await page.clock.setFixedTime(day);
  await page.goto(`${url}/notice${anchor}`);
  await appReady(page);
  await expect(page.locator('.situations[data-open]')).toBeVisible();
}

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 2, name });
const tap = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a vendor who is told to move has the answer after two taps, with the last day and what to say', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone);
  await open(page, site.url);
  for (const name of ['Town office', 'Food', 'Weights', 'GST, tax', 'Police', 'Not sure']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  }
  await tap(page, 'Town office');
  await tap(page, 'Told me to move');
  await expect(heading(page, /Told to move: with a certificate you have 30 days/)).toBeFocused();
  await expect(page.getByText('23 Dec 2026, if the notice is dated today')).toBeInViewport();
  await expect(page.locator('#told-to-move .said')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Call the free lawyer, 15100' })).toHaveAttribute(
    'href',
    'tel:15100',
  );
  await expect(page.locator('#told-to-move')).toContainText('section 18(3)');
  await expect(heading(page, 'Who came, or wrote?')).toBeHidden();

  await page.goBack();
  await expect(heading(page, 'What did the town office do?')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Who came, or wrote?')).toBeVisible();
});

test('four answers are two rows of two, on a phone and on a wide screen', async ({
  page,
  site,
}) => {
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await open(page, site.url, '#from-town');
    const boxes = await Promise.all(
      (await page.locator('.choice-tiles a:visible').all()).map((tile) => tile.boundingBox()),
    );
    expect(boxes).toHaveLength(4);
    const [first, second, third, fourth] = boxes.map((box) => box?.y);
    expect(second).toBe(first);
    expect(third).toBeGreaterThan(first ?? Infinity);
    expect(fourth).toBe(third);
  }
});

test('goods that are taken are one tap away, and a shared address opens the same answer', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await page.getByRole('link', { name: /Show my rights now/ }).click();
  await expect(heading(page, /Goods taken/)).toBeFocused();
  const share = page.getByRole('link', { name: /Share on WhatsApp/ });
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const [first, second, address, ...rest] = message.split('\n');
  expect(first).toContain('Goods taken');
  expect(second).toContain('Food then comes back the same day');
  expect(rest).toEqual([]);
  await page.goto(address ?? '');
  await appReady(page);
  await expect(heading(page, /Goods taken/)).toBeVisible();
  await expect(heading(page, 'Who came, or wrote?')).toBeHidden();
});

test('the last day follows the day on the notice, and says when it is past', async ({
  page,
  site,
}) => {
  await open(page, site.url, '#food-notice');
  const answer = page.locator('#food-notice');
  await expect(answer).toContainText('7 Dec 2026, if the notice is dated today');
  await expect(answer).toContainText('8 Dec 2026, if the notice is dated today');
  await answer.getByText('The notice has another date').click();
  await fillDate(answer, 'Day on the notice', '2026-11-20');
  await expect(answer).toContainText('4 Dec 2026');
  await expect(answer).not.toContainText('if the notice is dated today');
  await fillDate(answer, 'Day on the notice', '2026-10-01');
  await expect(answer).toContainText('15 Oct 2026. That day is past');
  // No last day of another date stays beside a date that cannot be.
  await fillDate(answer, 'Day on the notice', '2026-10-99');
  await expect(answer).toContainText('There is no such day');
  await expect(answer).not.toContainText('15 Oct 2026');
  await expect(answer).toContainText('after the day on the notice');
});

test('the letter contains the typed text and a line for each gap, and prints alone', async ({
  page,
  site,
}) => {
  await open(page, site.url, '#told-to-move');
  const answer = page.locator('#told-to-move');
  await answer.getByText('Make the letter').click();
  await answer.getByLabel('Your name').fill('Ramesh Naik');
  await answer.getByLabel('Place of your stall or shop').fill('Gate 2, Begum Bazaar');
  // A day that does not exist is named at once, and does not reach the letter.
  await fillDate(answer, 'Day it happened', '2026-11-31');
  await expect(answer).toContainText('There is no such day');
  await fillDate(answer, 'Day it happened', '2026-11-22');
  await expect(answer).not.toContainText('There is no such day');
  await answer.getByLabel('What you want to say yourself').fill('I left the road free.');
  await expect(answer.locator('.letter')).toContainText(
    'My name is Ramesh Naik. I sell at Gate 2, Begum Bazaar.',
  );
  await expect(answer.locator('.letter')).toContainText('On 22 Nov 2026 I was told to move.');

  const download = page.waitForEvent('download');
  await answer.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('Date: 23 Nov 2026');
  expect(text).toContain('Section 18(3) of the Street Vendors Act, 2014');
  expect(text).toContain('Number of the notice: ______________.');
  expect(text).toContain('I left the road free.');
  expect(text).toContain('Signature: Ramesh Naik');

  await page.emulateMedia({ media: 'print' });
  await expect(answer.locator('.letter')).toBeVisible();
  await expect(heading(page, /Told to move/)).toBeHidden();
  await expect(answer.getByLabel('Your name')).toBeHidden();
});

test('a vendor has the sentence read aloud and shows it on the whole screen', async ({
  page,
  site,
}) => {
  await installVoices(page);
  await open(page, site.url, '#told-to-move');
  const answer = page.locator('#told-to-move');
  await answer.getByRole('button', { name: 'Hear it' }).click();
  expect((await spoken(page)).said.join(' ')).toContain('Please show me the written notice');
  await finishSentence(page);
  await answer.getByRole('button', { name: 'Listen' }).click();
  expect((await spoken(page)).said.at(-1)).toContain('Told to move');
  const steps = 12;
  for (let sentence = 0; sentence < steps; sentence++) await finishSentence(page);
  expect((await spoken(page)).said.join(' ')).toContain('Call the free lawyer, 1 5 1 0 0.');
  await answer.getByRole('button', { name: 'Show it large' }).click();
  const large = page.getByRole('dialog', { name: 'Say this' });
  await expect(large).toContainText('Please show me the written notice');
  await large.getByRole('button', { name: 'Listen' }).click();
  expect((await spoken(page)).said.at(-1)).toContain('Please show me the written notice');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  // The page stops the voice after it has closed the dialog.
  await expect.poll(async () => (await spoken(page)).speaking).toBe(false);
  await expect(answer.getByRole('button', { name: 'Show it large' })).toBeFocused();
});

test('a question reads its pictures, and frames the one that it names (ANSW-06)', async ({
  page,
  site,
}) => {
  await installVoices(page);
  await page.setViewportSize(phone);
  await open(page, site.url);
  const framed = page.locator('[data-being-read]');
  for (const [anchor, first] of [
    ['', 'Town office'],
    ['#from-town', 'Told me to move'],
  ] as const) {
    await open(page, site.url, anchor);
    await page.getByRole('button', { name: 'Listen' }).click();
    await finishSentence(page);
    await expect(framed).toHaveText(first);
    expect((await spoken(page)).said.at(-1)).toBe(first);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(framed).toHaveCount(0);
  }
  // A loudspeaker is of no use on paper.
  const loudspeaker = page.locator('.read-aloud:visible');
  await expect(loudspeaker).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(loudspeaker).toHaveCount(0);
});

test('the notice page gives the same answers without a signal', async ({ page, context, site }) => {
  await page.goto(`${site.url}/about`);
  await workerReady(page);
  await toolSaved(page, '/assets/notice-');
  await context.setOffline(true);
  await open(page, site.url);
  await tap(page, 'Police');
  await tap(page, 'Told me to go');
  await expect(heading(page, /Police: you keep to your certificate/)).toBeVisible();
  await page.locator('#police-stop').getByText('Make the letter').click();
  await expect(page.locator('#police-stop').getByLabel('Your name')).toBeVisible();
});

test('a keyboard user reaches the answer to a notice', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByRole('link', { name: 'Weights', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, /Weights inspector/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#weights :focus')).toBeVisible();
});

test('the questions and an answer with its letter have no fault that axe finds', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  expect(await axeViolationsInBothThemes(page, inPage)).toEqual([]);
  await open(page, site.url, '#food-notice');
  await page.locator('#food-notice').getByText('Make the letter').click();
  expect(await axeViolationsInBothThemes(page, inPage)).toEqual([]);
});

test('the notice page does not scroll sideways on a narrow screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site.url, '#gst-notice');
  await page.locator('#gst-notice').getByText('Make the letter').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists every answer, and a picture leads to it', async ({ page, site }) => {
    await page.goto(`${site.url}/notice`);
    await expect(page.locator('.situation')).toHaveCount(13);
    await expect(page.locator('.situation').last()).toBeVisible();
    await tap(page, 'Town office');
    await tap(page, 'Told me to move');
    await expect(heading(page, /Told to move/)).toBeInViewport();
    await expect(page.locator('#told-to-move')).toContainText(
      '30 days after the day on the notice',
    );
    await page.locator('#told-to-move summary').click();
    await expect(page.locator('#told-to-move .letter')).toBeVisible();
  });
});

test('a shop that is fined by the town gets no law of street vendors as its own (LAW-05)', async ({
  page,
  site,
}) => {
  await open(page, site.url, '#licence-notice');
  const answer = page.locator('#licence-notice');
  await expect(answer).toContainText('A shop: the section is of your town’s own law');
  await expect(answer.locator('.entry-source')).toHaveCount(0);
  await page.goto(`${site.url}/notice#from-unsure`);
  await tap(page, 'Another letter');
  await expect(page.locator('#read-a-notice')).toContainText(
    'An office wants your answer by a day.',
  );
  await page.locator('#read-a-notice').getByRole('link', { name: 'GST', exact: true }).click();
  await expect(heading(page, /GST notice/)).toBeVisible();
});
