import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { text as listen } from '../../src/locales/te/tools/listen.ts';
import { workerRequests } from '../../src/platform/offline/sw-messages.ts';
import type { RecordingsFile } from '../../src/platform/speech/recorded/recordings.ts';
import { clipsOfText } from '../../src/platform/speech/recorded/split-clips.ts';
import { textChunks } from '../../src/platform/speech/speech-chunks.ts';
import { installVoices, finishSentence, spoken } from '../support/fake-voice.ts';
import { appReady, expect, test, workerReady } from '../support/test.ts';
import { heard, rememberSounds } from './heard.ts';
import { readTones, recordedLanguage, unrecordedText } from './made-up-recordings.ts';

const siteDir = process.env.SITE_DIR ?? 'dist';
const tones = readTones(dirname(siteDir));
const { figures } = JSON.parse(
  readFileSync(join(siteDir, 'data', `voice-${recordedLanguage}.json`), 'utf8'),
) as RecordingsFile;
const amounts = listen;
const clipsIn = (text: string) => clipsOfText(text, figures).flatMap((clips) => clips ?? ['?']);

const telugu = [{ lang: 'te-IN', localService: true }];
const listenButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: listen.button, exact: true });

/** Addresses of recordings, their list and their code that the page asked for. */
function voiceRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/voice[-/]|choose-speaker/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const saveAll = (page: Page): Promise<boolean> =>
  page.evaluate(
    (type) =>
      new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', ({ data }) => resolve(data.done));
        channel.port1.start();
        navigator.serviceWorker.controller?.postMessage({ type }, [channel.port2]);
      }),
    workerRequests.saveAll,
  );

test('a vendor without a signal and without a Telugu voice hears the recordings, clip by clip', async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await rememberSounds(page);
  await installVoices(page, []);
  await page.goto(`${site.url}/te/loan`);
  await appReady(page);
  await workerReady(page);
  expect(await saveAll(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await appReady(page);

  await listenButton(page).click();
  const parts = await page.locator('.page-lead, .loan-tiles a').allInnerTexts();
  await expect(page.locator('[data-being-read]').first()).toBeVisible();
  await expect
    .poll(async () => (await heard(page, tones)).flatMap(({ clips }) => clips), { timeout: 20_000 })
    .toEqual(parts.flatMap(clipsIn));
  expect(parts.length).toBeGreaterThan(3);

  // The amount is said of the words of its figure.
  await page.locator('.loan-tiles a').first().click();
  await listenButton(page).first().click();
  const card = page.locator('.loan-card');
  const amount = await card.locator('h2').textContent();
  await expect.poll(async () => (await heard(page, tones)).length).toBeGreaterThan(parts.length);
  const first = (await heard(page, tones))[parts.length];
  const said = clipsIn(textChunks(amount ?? '', amounts)[0] ?? '');
  expect(said.length).toBeGreaterThan(1);
  expect(first?.clips.slice(-said.length)).toEqual(said);
  expect(first?.longestGapMs).toBeGreaterThan(0);
  expect(first?.longestGapMs).toBeLessThanOrEqual(80);
});

test('pause, another speed and stop work on recordings', async ({ page, site }) => {
  await rememberSounds(page);
  await installVoices(page, []);
  await page.goto(`${site.url}/te/loan#group`);
  await appReady(page);
  await listenButton(page).first().click();
  const isPaused = () => page.evaluate(() => window.lastAudio?.paused);
  const player = page.locator('.listen-player');
  await expect.poll(isPaused).toBe(false);
  await player.getByRole('button', { name: listen.pause }).first().click();
  await expect.poll(isPaused).toBe(true);
  const before = (await heard(page, tones)).length;
  await player.getByRole('button', { name: listen.resume }).click();
  await expect.poll(async () => (await heard(page, tones)).length).toBe(before + 1);
  await player.getByRole('combobox').selectOption('1.5');
  await expect.poll(async () => (await heard(page, tones)).at(-1)?.rate).toBe(1.5);
  await player.getByRole('button', { name: listen.stop }).last().click();
  await expect(player).toBeHidden();
  await expect.poll(isPaused).toBe(true);
});

test('the phone’s voice says a text without all its clips, and recordings the others', async ({
  page,
  site,
}) => {
  await rememberSounds(page);
  await installVoices(page, telugu);
  await page.goto(`${site.url}/te/find`);
  await appReady(page);
  await listenButton(page).click();
  await expect.poll(async () => (await spoken(page)).said).toEqual([unrecordedText]);
  await expect(page.locator('[data-being-read]')).toHaveText(unrecordedText);
  const before = await heard(page, tones);
  expect(before.flatMap(({ clips }) => clips)).toEqual(
    clipsIn(await page.locator('.finder legend').innerText()),
  );
  await finishSentence(page);
  await expect.poll(async () => (await heard(page, tones)).length).toBeGreaterThan(before.length);
  expect((await spoken(page)).said).toEqual([unrecordedText]);
});

test('where the phone has no voice and a clip is missing, Listen says how to get a voice and reads nothing', async ({
  page,
  site,
}) => {
  await rememberSounds(page);
  await installVoices(page, []);
  await page.goto(`${site.url}/te/find`);
  await appReady(page);
  await listenButton(page).click();
  await expect(page.getByText(listen.problem.missing.title)).toBeVisible();
  expect(await heard(page, tones)).toEqual([]);
  await expect(listenButton(page)).toBeVisible();
});

test('nothing of the recordings is fetched before a press, or for another language', async ({
  page,
  site,
}) => {
  const asked = voiceRequests(page);
  await installVoices(page, [...telugu, { lang: 'hi-IN', localService: true }]);
  await page.goto(`${site.url}/hi/loan`);
  await appReady(page);
  await page.getByRole('main').locator('.read-aloud button').first().click();
  await expect.poll(async () => (await spoken(page)).languages).toEqual(['hi-IN']);
  await page.goto(`${site.url}/te/loan`);
  await appReady(page);
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  await listenButton(page).click();
  await expect.poll(() => asked.length).toBeGreaterThan(2);
});

test('a visitor who saves data hears the phone’s voice, and no recording is fetched', async ({
  page,
  site,
}) => {
  const asked = voiceRequests(page);
  await page.addInitScript(() => localStorage.setItem('niyam.low-data', 'on'));
  await rememberSounds(page);
  await installVoices(page, telugu);
  await page.goto(`${site.url}/te/loan`);
  await appReady(page);
  await listenButton(page).click();
  await expect.poll(async () => (await spoken(page)).said.length).toBe(1);
  expect(asked.filter((url) => !url.includes('choose-speaker'))).toEqual([]);
  expect(await heard(page, tones)).toEqual([]);
});

const faults = {
  'is missing on the server': { url: '**/assets/voice/te/*.webm', status: 404, body: 'Not found' },
  'is broken': { url: '**/assets/voice/te/*.webm', status: 200, body: 'no sound' },
  'is listed in a list of another form': {
    url: '**/data/voice-te.json',
    status: 200,
    body: '{"clips":{"old":"file.webm"}}',
  },
};
for (const [fault, { url, ...answer }] of Object.entries(faults)) {
  test(`the phone’s voice says a text whose recording ${fault}`, async ({
    page,
    site,
    pageErrors,
  }) => {
    await page.route(url, (route) => route.fulfill(answer));
    await rememberSounds(page);
    await installVoices(page, telugu);
    await page.goto(`${site.url}/te/loan`);
    await appReady(page);
    await listenButton(page).click();
    await expect.poll(async () => (await spoken(page)).said.length).toBe(1);
    await expect(page.locator('[data-being-read]')).toHaveCount(1);
    await finishSentence(page);
    await expect.poll(async () => (await spoken(page)).said.length).toBe(2);
    expect(await heard(page, tones)).toEqual([]);
    // The browser reports the missing file itself.
    pageErrors.length = 0;
  });
}
