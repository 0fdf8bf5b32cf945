import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium, launchOptions } from '../support/chromium.ts';
import { finishSentence, installVoices, spoken } from '../support/fake-voice.ts';
import { startSite } from '../support/site.ts';
import { requestOffline } from '../support/ledger-visits.ts';
import { toolSaved, workerReady } from '../support/test.ts';
import { buildMaskedSite, maskedFolder } from './masked-site.ts';

/**
 * `npm run masked:walk -- <name> '<steps>'`: a first visit to the masked site, one picture after each step in
 * `.build/masked/<name>/<number>.png`, and the spoken text on the screen. Whoever looks at the pictures chooses the
 * next step. Coordinates are CSS pixels of a screen of 360×740; the pictures are twice as large.
 *
 * Steps: `["tap",x,y]`, `["scroll",dy]`, `["hear"]` (the voice speaks the next sentence), `["offline"]`,
 * `["online"]`, `["wait",ms]`, `["back"]`, `["goto","/loan"]`, `["request"]` (a helper fills in the form), `["next-day"]`.
 */
type Step = readonly [what: string, a?: number | string, b?: number];

const [name = 'walk', given = '[]'] = process.argv.slice(2);
const steps = JSON.parse(given) as Step[];
const folder = maskedFolder(name);
mkdirSync(folder, { recursive: true });

const site = await startSite({ SITE_DIR: buildMaskedSite(name) });
const browser = await chromium.launch(launchOptions(findChromium()));
try {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  let page = await openPage();
  await picture(page, 0, 'home');
  for (const [index, step] of steps.entries()) {
    const before = (await spoken(page)).said.length;
    page = await play(page, step);
    await page.waitForTimeout(900);
    await picture(page, index + 1, step.join(' '));
    const { said } = await spoken(page);
    for (const text of said.slice(said.length > before ? before : 0)) {
      if (step[0] === 'tap' || step[0] === 'hear') console.log(`  heard: ${text}`);
    }
  }

  async function openPage(): Promise<Page> {
    const opened = await context.newPage();
    opened.on('console', (message) => {
      if (message.type() === 'error') console.log(message.text());
    });
    opened.on('pageerror', (error) => console.log(String(error)));
    // tsx names functions by a helper of its own, which a page does not have.
    await opened.addInitScript('globalThis.__name = (named) => named');
    await installVoices(opened);
    await opened.goto(site.url, { waitUntil: 'networkidle' });
    await opened.waitForTimeout(900);
    return opened;
  }

  /** Plays a step. Returns the page that the visitor then sees. */
  async function play(at: Page, [what, a, b]: Step): Promise<Page> {
    switch (what) {
      case 'tap':
        await at.touchscreen.tap(Number(a), Number(b));
        return at;
      case 'scroll':
        await at.mouse.wheel(0, Number(a));
        return at;
      case 'hear':
        await finishSentence(at);
        return at;
      case 'offline':
        // Without a signal the device opens only what it has saved by then.
        await workerReady(at);
        await toolSaved(at, '/assets/notice-', '/assets/ledger-');
        await context.setOffline(true);
        return at;
      case 'online':
        await context.setOffline(false);
        return at;
      case 'wait':
        await at.waitForTimeout(Number(a));
        return at;
      case 'back':
        await at.goBack();
        return at;
      case 'goto':
        await at.goto(site.url + String(a), { waitUntil: 'networkidle' });
        return at;
      case 'request':
        await requestOffline(at);
        return at;
      case 'next-day':
        await at.close();
        return openPage();
      default:
        throw new Error(`No step "${what}"`);
    }
  }

  async function picture(at: Page, number: number, step: string): Promise<void> {
    const path = join(folder, `${String(number)}.png`);
    await at.screenshot({ path });
    console.log(`${path}: ${step}`);
  }
} finally {
  await browser.close();
  await site.dispose();
}
