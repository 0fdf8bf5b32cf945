import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test as base, type Browser, type Page } from '@playwright/test';
import { startRecorder } from '../../build/voice/record/recorder-server.ts';
import { readRecordedClips, recordingFile } from '../../build/voice/recorded-clips.ts';
import { chromiumArgs, findChromium, launchOptions } from '../support/chromium.ts';
import { writeToneWav, type Stretch } from '../support/tone-wav.ts';

/** The page on which the staff record, in a browser whose microphone hears a file. */
interface Recorder {
  folder: string;
  url: string;
  /** Opens the page with a microphone that hears this; without any, the browser refuses it. */
  open: (heard?: readonly Stretch[]) => Promise<Page>;
}

const list = [
  { key: 'aaaaaaaaaaa', text: 'వంద', where: ['figures'], seconds: 0.8 },
  {
    key: 'bbbbbbbbbbb',
    text: 'చివరి రోజు',
    where: ['notice, answers'],
    sentence: 'చివరి రోజు: 5 డిసెంబర్ 2026.',
    seconds: 1.2,
  },
];
/** Sounds that change like syllables: a steady tone is taken for noise and removed, and a loud one is made louder still. */
const talk = (ms: number): Stretch[] =>
  Array.from({ length: ms / syllableMs }, (_, index) => ({
    hertz: [180, 260, 340][index % 3] ?? 0,
    ms: syllableMs,
    volume: 0.12,
  }));
const syllableMs = 100;
const speech = [{ hertz: 0, ms: 700 }, ...talk(900), { hertz: 0, ms: 20_000 }];

const test = base.extend<{ recorder: Recorder }>({
  // Playwright reads the parameter's shape: it must be an object pattern.
  // oxlint-disable-next-line no-empty-pattern
  recorder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'niyam-voice-'));
    const browsers: Browser[] = [];
    const server = await startRecorder({
      language: { locale: 'te', tag: 'te-IN', name: 'తెలుగు' },
      list,
      folder,
      port: 0,
      today: () => '2026-11-29',
    });
    const url = server.resolvedUrls?.local[0] ?? '';
    await use({
      folder,
      url,
      async open(heard) {
        const file = join(folder, 'heard.wav');
        if (heard) writeToneWav(file, heard);
        const browser = await chromium.launch({
          ...launchOptions(findChromium()),
          args: [
            ...chromiumArgs,
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-audio-capture=${file}%noloop`,
            heard ? '--use-fake-ui-for-media-stream' : '--deny-permission-prompts',
          ],
        });
        browsers.push(browser);
        const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
        await page.goto(url);
        await expect(page.locator('#text')).toHaveText('వంద');
        return page;
      },
    });
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

async function giveName(page: Page): Promise<void> {
  await page.getByLabel('Name of the speaker').fill('Asha');
  await page.getByLabel(/The speaker agrees/).check();
}

/** Records for this long. The microphone needs a moment to start. */
async function record(page: Page, ms: number): Promise<void> {
  await page.getByRole('button', { name: /^Record/ }).click();
  await expect(page.getByRole('status')).toContainText('Recording');
  await page.waitForTimeout(ms);
  await page.getByRole('button', { name: /^Stop/ }).click();
}

test('the staff record a clip with the keyboard, hear it and accept it, and the next one comes', async ({
  recorder,
}) => {
  const page = await recorder.open(speech);
  await expect(page.locator('#progress')).toContainText('0 of 2 recorded');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('Write the name');
  await giveName(page);
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toContainText('Recording');
  await page.waitForTimeout(2500);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText(/^\d\.\d seconds/);
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await expect(page.locator('#text')).toHaveText('చివరి రోజు');
  await expect(page.locator('#sentence mark')).toHaveText('చివరి రోజు');
  await expect(page.locator('#progress')).toContainText('1 of 2 recorded');

  const clips = readRecordedClips('te', recorder.folder);
  expect(Object.keys(clips)).toEqual(['aaaaaaaaaaa']);
  const clip = clips['aaaaaaaaaaa'];
  expect(clip).toMatchObject({ text: 'వంద', on: '2026-11-29', by: 'Asha', agreed: true });
  expect((clip?.to ?? 0) - (clip?.from ?? 0)).toBeGreaterThan(800);
  expect((clip?.to ?? 0) - (clip?.from ?? 0)).toBeLessThan(1400);
  const file = readFileSync(recordingFile('te', 'aaaaaaaaaaa', recorder.folder));
  // About 24 kbit in a second.
  expect(file.length).toBeLessThan(20_000);
  expect(file.includes('OpusHead')).toBe(true);
});

for (const [what, heard, problem] of [
  ['silence', [{ hertz: 0, ms: 20_000 }], 'Nothing was heard'],
  [
    'a sound that crackles',
    [
      { hertz: 0, ms: 700 },
      { hertz: 220, ms: 900, volume: 1 },
      { hertz: 0, ms: 20_000 },
    ],
    'It crackles',
  ],
  ['speech without an end', [{ hertz: 0, ms: 300 }, ...talk(20_000)], 'The end is cut'],
] as const) {
  test(`a recording of ${what} cannot be accepted`, async ({ recorder }) => {
    const page = await recorder.open(heard);
    await giveName(page);
    await record(page, 2000);
    await expect(page.getByRole('status')).toContainText(problem);
    await expect(page.getByRole('button', { name: /^Accept/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: /^Listen/ })).toBeEnabled();
  });
}

test('a recording that cannot be saved waits with the reason, and the next press saves it', async ({
  recorder,
}) => {
  const page = await recorder.open(speech);
  // The folder of the language cannot be made.
  const inTheWay = join(recorder.folder, 'te');
  writeFileSync(inTheWay, '');
  await giveName(page);
  await record(page, 2500);
  await expect(page.getByRole('status')).toHaveText(/^\d\.\d seconds/);
  const accept = page.getByRole('button', { name: /^Accept/ });
  await accept.click();
  await expect(page.getByRole('status')).toHaveText(/^It was not saved\. E/);
  await expect(page.locator('#text')).toHaveText('వంద');

  await page.route('**/clips/*', (route) => route.abort());
  await accept.click();
  await expect(page.getByRole('status')).toContainText('The program that serves this page');
  await page.unrouteAll();

  rmSync(inTheWay);
  await accept.click();
  await expect(page.locator('#text')).toHaveText('చివరి రోజు');
  expect(Object.keys(readRecordedClips('te', recorder.folder))).toEqual(['aaaaaaaaaaa']);
});

test('a recording without sound data is explained, and the speaker can record again', async ({
  recorder,
}) => {
  const page = await recorder.open(speech);
  await giveName(page);
  await page.evaluate(() => {
    AudioContext.prototype.decodeAudioData = () =>
      Promise.reject(new DOMException('No data', 'EncodingError'));
  });
  await record(page, 500);
  await expect(page.getByRole('status')).toContainText('Nothing was recorded');
  await expect(page.getByRole('button', { name: /^Record/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: /^Next/ })).toBeEnabled();
});

test('a refused microphone is explained', async ({ recorder }) => {
  const page = await recorder.open();
  await giveName(page);
  await page.getByRole('button', { name: /^Record/ }).click();
  await expect(page.getByRole('status')).toContainText('may not use the microphone');
});

test('another site cannot save a recording', async ({ recorder }) => {
  const answer = await fetch(`${recorder.url}clips/aaaaaaaaaaa?from=0&to=9&by=A&agreed=true`, {
    method: 'POST',
    headers: { origin: 'https://example.org' },
    body: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  });
  expect(answer.status).toBe(400);
  expect(readRecordedClips('te', recorder.folder)).toEqual({});
});
