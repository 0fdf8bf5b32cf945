import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSiteCode } from '../../build/read-tools.ts';
import { readChunks, toolFiles } from '../../build/tool-code.ts';
import { pageById, pageByPath } from '../../src/content/catalog.ts';
import { addLocalePrefix, stripLocalePrefix } from '../../src/i18n/locale-path.ts';
import { defaultLocale, type Locale } from '../../src/locales/languages.ts';
import { text as en } from '../../src/locales/en/interface.ts';
import { text as enAnswer } from '../../src/locales/en/tools/offline-answer.ts';
import { text as enPhone } from '../../src/locales/en/tools/this-phone.ts';
import { text as hi } from '../../src/locales/hi/interface.ts';
import { text as hiAnswer } from '../../src/locales/hi/tools/offline-answer.ts';
import { text as hiPhone } from '../../src/locales/hi/tools/this-phone.ts';
import { text as te } from '../../src/locales/te/interface.ts';
import { text as teAnswer } from '../../src/locales/te/tools/offline-answer.ts';
import { text as tePhone } from '../../src/locales/te/tools/this-phone.ts';
import { root } from '../architecture/source-files.ts';
import { none } from '../support/lead-network.ts';
import type { FaultPlan, FaultyProxy } from '../support/faulty-proxy.ts';
import { appReady, expect, workerReady } from '../support/test.ts';

/** The states of the caches when the network is lost, and the steps that lead to each. */
export interface CacheState {
  name: string;
  /** Ends with the phone in this state, still online. */
  reach: (page: Page, network: FaultyProxy, locale: Locale) => Promise<void>;
}

const texts = {
  en: { shell: en, answer: enAnswer, phone: enPhone },
  hi: { shell: hi, answer: hiAnswer, phone: hiPhone },
  te: { shell: te, answer: teAnswer, phone: tePhone },
} as const;

function phoneTextOf(locale: Locale) {
  const known: Partial<Record<Locale, (typeof texts)[keyof typeof texts]>> = texts;
  const found = known[locale];
  if (!found) throw new Error(`The sweep has no texts of “${locale}”`);
  return found.phone;
}

const home = async (page: Page, network: FaultyProxy, locale: Locale) => {
  await page.goto(network.url + addLocalePrefix('/', locale));
  await workerReady(page);
};

/** The tools' code and data, and the bundle of the rest, do not come. What a first visit in `locale` needs does. */
export async function onlyFirst(locale: Locale = defaultLocale): Promise<FaultPlan> {
  const tools = toolFiles(await readChunks(locale), await readSiteCode());
  return ({ path }) =>
    /^\/(data\/|pages-[a-z]+-rest)/.test(path) || tools.has(path.slice(1))
      ? { kind: 'reset' }
      : none;
}

export const cacheStates: readonly CacheState[] = [
  {
    name: 'worker there, page never visited',
    async reach(page, network, locale) {
      network.setPlan(await onlyFirst(locale));
      await home(page, network, locale);
    },
  },
  {
    name: '4 s after the first visit',
    async reach(page, network, locale) {
      await page.goto(network.url + addLocalePrefix('/', locale));
      await page.waitForTimeout(4000);
      // Even where the machine is slow: a page that no worker serves cannot be served by one.
      await workerReady(page);
    },
  },
  {
    name: 'all saved',
    async reach(page, network, locale) {
      const { data: words } = phoneTextOf(locale);
      const [before = '', after = ''] = words.saveAll('…').split('…');
      await page.goto(network.url + addLocalePrefix('/settings', locale));
      await workerReady(page);
      await appReady(page);
      await page.getByRole('button').filter({ hasText: before }).filter({ hasText: after }).click();
      await expect(page.getByText(words.allSaved)).toBeVisible({
        timeout: 30_000,
      });
    },
  },
  {
    name: 'caches deleted',
    async reach(page, network, locale) {
      await home(page, network, locale);
      await page.context().setOffline(true);
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
    },
  },
  {
    name: 'Save-Data',
    async reach(page, network, locale) {
      await page.addInitScript(() => {
        localStorage.setItem('niyam.low-data', 'on');
        // The worker has no other way to be told in a test: it reads the browser's switch itself.
        void caches
          .open('choices')
          .then((cache) => cache.put('/choices/low-data', new Response('on')));
      });
      await home(page, network, locale);
    },
  },
  {
    name: 'update waiting',
    async reach(page, network, locale) {
      await home(page, network, locale);
      const worker = await readFile(join(root, 'dist/sw.js'), 'utf8');
      network.setPlan(({ path }) =>
        path === '/sw.js'
          ? {
              kind: 'answer',
              status: 200,
              headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' },
              body: `${worker}\n// the next version`,
            }
          : none,
      );
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.ready).waiting !== null,
      );
    },
  },
];

/**
 * What a visitor gets: the page as it is; its text, and word that its tool is missing; word that the page
 * is not saved; or none of these.
 */
export type Verdict = 'whole' | 'text' | 'said' | 'broken';

/** Opens a page offline. Returns what a visitor sees, and why it counts as broken. */
export async function visit(
  page: Page,
  url: string,
  errors: string[],
): Promise<{ verdict: Verdict; why: string }> {
  errors.length = 0;
  try {
    await page.goto(url, { timeout: openTimeoutMs });
  } catch (error) {
    return { verdict: 'broken', why: `does not open (${String(error).split('\n')[0]})` };
  }
  const { seen, expected } = await readOnArrival(page);
  const faults = errors.filter((error) => !isOfTheNetwork.test(error));
  if (faults.length > 0) return { verdict: 'broken', why: faults.join(' | ') };
  if (seen.text.length < 60 || seen.heading === '') return { verdict: 'broken', why: 'empty' };
  if (notSaved.has(seen.heading.trim())) {
    return seen.canGoOn
      ? { verdict: 'said', why: '' }
      : { verdict: 'broken', why: 'nothing to go on with' };
  }
  if (seen.pageId !== expected) return { verdict: 'broken', why: `shows ${seen.pageId}` };
  const isText = Object.values(texts).some(({ shell }) =>
    seen.text.includes(shell.notSaved.toolTitle),
  );
  return { verdict: isText ? 'text' : 'whole', why: '' };
}

/** Time that a busy machine may need between a new address and its page. */
const arrivalTimeoutMs = 15_000;

/**
 * What a visitor sees in the end. A page that leads to another changes the address before the other page is
 * drawn: for that moment the address names a page that is not there yet.
 */
async function readOnArrival(page: Page): Promise<{ seen: Seen; expected: string }> {
  const end = Date.now() + arrivalTimeoutMs;
  for (;;) {
    const seen = await look(page);
    const expected = (pageByPath(stripLocalePrefix(seen.path)) ?? pageById('not-found')).id;
    const hasArrived = seen.pageId === expected || notSaved.has(seen.heading.trim());
    if (hasArrived || Date.now() > end) return { seen, expected };
    await page.waitForTimeout(100);
  }
}

/** What stands above a page that is not saved: the page for it, or the worker's own answer. */
const notSaved = new Set(
  Object.values(texts).flatMap(({ shell, answer }): string[] => [
    shell.notSaved.heading,
    answer.title,
  ]),
);

/** The worker answers within seconds. An opening that takes longer than this has been lost. */
const openTimeoutMs = 30_000;

interface Seen {
  /** Where the visitor is: a page that asks for a sign-in leads to another. */
  path: string;
  text: string;
  pageId: string | undefined;
  heading: string;
  canGoOn: boolean;
}

async function look(page: Page): Promise<Seen> {
  try {
    // The worker's own answer has no app.
    const isApp = (await page.locator('script[src]').count()) > 0;
    if (isApp) await appReady(page);
    return await page.evaluate(() => ({
      path: location.pathname,
      text: document.querySelector('main')?.innerText.trim() ?? '',
      pageId: document.querySelector<HTMLElement>('[data-page]')?.dataset.page,
      heading: document.querySelector('h1')?.textContent ?? '',
      canGoOn: document.querySelectorAll('main a, main button').length > 0,
    }));
  } catch (error) {
    // The worker's own answer opens the page anew when it has come.
    if (!String(error).includes('navigation')) throw error;
    await page.waitForLoadState();
    return look(page);
  }
}

/** What the browser itself reports of a network that is away. */
const isOfTheNetwork = /Failed to load resource|ERR_INTERNET_DISCONNECTED/;
