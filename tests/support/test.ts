import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { findChromium, launchOptions } from './chromium.ts';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { startSite, type Site } from './site.ts';

/** What `test.use` and a project of the config may set. */
export interface SiteOptions {
  /** Whether the visitor has been asked about cookies before: the banner is in no other test's way. */
  consent: 'declined' | 'not-chosen';
  /**
   * When the site's worker comes to the pages of `context`: by itself, as on a phone, or not before the
   * test asks for it with `workerReady`. To install it is more work than most tests.
   */
  worker: 'by-itself' | 'when-asked';
  /** What the browser reports by itself where a test breaks the network: no fault of the page. */
  forgivenErrors: RegExp | undefined;
}

interface Fixtures extends SiteOptions {
  /** A faulty network in front of the site; visit `network.url` instead of `site.url`. */
  network: FaultyProxy;
  /** A phone whose browser can be closed and opened again with everything it keeps. */
  phone: Phone;
  /** Errors a page wrote to its console; a test fails when it leaves any (`pageErrors.length = 0` forgives). */
  pageErrors: string[];
}

export interface Phone {
  open(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Every test talks to the production build and its real backend; one site a worker. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright reads the parameter's shape: it must be an object pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  network: async ({ site }, use) => {
    const proxy = await startFaultyProxy(site.port);
    await use(proxy);
    await proxy.close();
  },
  // oxlint-disable-next-line no-empty-pattern
  phone: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'niyam-phone-'));
    let context: BrowserContext | undefined;
    const phone: Phone = {
      async open() {
        context = await chromium.launchPersistentContext(profile, {
          ...launchOptions(findChromium()),
          viewport: { width: 360, height: 740 },
          hasTouch: true,
          isMobile: true,
        });
        await context.addInitScript(declineCookies);
        return context;
      },
      async close() {
        await context?.close();
        context = undefined;
      },
    };
    await use(phone);
    await phone.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  },
  consent: ['declined', { option: true }],
  worker: ['when-asked', { option: true }],
  context: async ({ context, consent, worker }, use) => {
    if (consent === 'declined') await context.addInitScript(declineCookies);
    if (worker === 'when-asked') await context.addInitScript(holdWorker);
    await use(context);
  },
  forgivenErrors: [undefined, { option: true }],
  pageErrors: [
    async ({ page, forgivenErrors }, use) => {
      const errors = collectErrors(page);
      await use(errors);
      const faults = errors.filter((error) => !forgivenErrors?.test(error));
      expect(faults, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** As a visitor who has answered before. Runs in the page. */
function declineCookies(): void {
  try {
    localStorage.setItem('niyam.consent', 'declined');
  } catch (error) {
    // A blank page has no storage.
    console.info(error);
  }
}

/** As in the first seconds of a first visit: the worker is still on its way. Runs in the page. */
function holdWorker(): void {
  const workers = navigator.serviceWorker;
  // A page that a worker serves has it already.
  if (!workers || workers.controller) return;
  const allowed = new Promise<void>((resolve) => {
    window.letWorkerIn = resolve;
  });
  const register = workers.register.bind(workers);
  workers.register = async (...asked) => {
    await allowed;
    return register(...asked);
  };
}

declare global {
  interface Window {
    /** Lets the worker come that `holdWorker` holds back. */
    letWorkerIn?: () => void;
  }
}

/** Console errors and uncaught exceptions of a page, as they come. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser's own word for a network that the test has taken away.
    const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && !isOffline) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Lets the worker come, and resolves when it controls the page and the first visit's pages are on the phone. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.letWorkerIn?.();
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  });
}

/** Resolves when React has taken the page over. */
export async function appReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
}

export { expect };

/** Resolves when these files of a tool (addresses, as far as they never change) are on the phone. */
export async function toolSaved(page: Page, ...files: string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const keys = await (await caches.open('data')).keys();
          const paths = keys.map(({ url }) => new URL(url).pathname);
          return wanted.filter((file) => !paths.some((path) => path.startsWith(file)));
        }, files),
      { message: 'not on the phone yet', timeout: 25_000 },
    )
    .toEqual([]);
}
