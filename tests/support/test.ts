import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  expect,
  test as base,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { chunksFile, filesOf, type Chunks } from '../../build/tool-code.ts';
import { root } from '../architecture/source-files.ts';
import { findChromium, launchOptions } from './chromium.ts';
import { startFaultyProxy, type FaultyProxy } from './faulty-proxy.ts';
import { startSite, type Site } from './site.ts';

/** Options for `test.use` and the config's projects. */
export interface SiteOptions {
  /** The visitor's earlier answer about cookies; an answer hides the banner, which would disturb most tests. */
  consent: 'declined' | 'not-chosen';
  /**
   * When the service worker reaches the pages of `context`: automatically, as on a device, or only after the
   * test calls `workerReady`. Installing it is more work than most tests need.
   */
  worker: 'by-itself' | 'when-asked';
  /** Console messages that the browser writes when a test breaks the network: not errors of the page. */
  forgivenErrors: RegExp | undefined;
}

interface Fixtures extends SiteOptions {
  /** A faulty network in front of the site; visit `network.url` instead of `site.url`. */
  network: FaultyProxy;
  /** A device whose browser can be closed and reopened with its saved data. */
  phone: Phone;
  /** Console errors of a page; a test fails if any remain (`pageErrors.length = 0` ignores them). */
  pageErrors: string[];
}

interface Phone {
  open(): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Every test uses the production build with its real backend; one site per Playwright worker. */
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
        staysOffline(context);
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
    staysOffline(context);
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

/**
 * Repeats `setOffline` after each navigation. Some versions of Chromium report `navigator.onLine` as true again when
 * the service worker serves a page.
 */
function staysOffline(context: BrowserContext): void {
  let isOffline = false;
  const overrides = new Set<() => Promise<unknown>>();
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (value) => {
    const changes = value !== isOffline;
    isOffline = value;
    await setOffline(value);
    if (changes) await Promise.all([...overrides].map((override) => override()));
  };
  const follow = (page: Page) => {
    // Opened at the first change only: another session would disturb the emulation of a test.
    let opening: Promise<CDPSession> | undefined;
    const override = () =>
      (opening ??= context.newCDPSession(page))
        .then((session) =>
          session.send('Network.overrideNetworkState', {
            offline: isOffline,
            latency: 0,
            downloadThroughput: -1,
            uploadThroughput: -1,
          }),
        )
        // The page has closed meanwhile.
        .catch((error: unknown) => console.info(String(error)));
    overrides.add(override);
    page.on('close', () => overrides.delete(override));
    page.on('framenavigated', (frame) => {
      if (isOffline && frame === page.mainFrame()) void override();
    });
  };
  context.pages().forEach(follow);
  context.on('page', follow);
}

/** Simulates a visitor who has answered before. Runs in the page. */
function declineCookies(): void {
  try {
    localStorage.setItem('niyam.consent', 'declined');
  } catch (error) {
    // A blank page has no storage.
    console.info(error);
  }
}

/** Simulates the first seconds of a first visit, before the service worker is ready. Runs in the page. */
function holdWorker(): void {
  const workers = navigator.serviceWorker;
  // A page under a service worker's control already has it.
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
    /** Releases the service worker that `holdWorker` delays. */
    letWorkerIn?: () => void;
  }
}

/** Collects the console errors and uncaught exceptions of a page. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser's own message about the network that the test removed.
    const isOffline = message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && !isOffline) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Releases the service worker. Resolves when it controls the page and has saved the first visit's pages. */
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

/** Resolves when React has hydrated the page. */
export async function appReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
}

export { expect };

/**
 * Resolves when the device has saved these files of a tool (given by the stable part of their addresses) and all
 * that their code imports: text and code of a tool may have the same name. Texts of other languages do not count.
 */
export async function toolSaved(page: Page, ...files: string[]): Promise<void> {
  const chunks = JSON.parse(await readFile(join(root, chunksFile), 'utf8')) as Chunks;
  const paths = files.flatMap((file) => {
    const keys = Object.keys(chunks).filter(
      (key) =>
        `/${chunks[key]?.file}`.startsWith(file) && !/^src\/locales\/(?!en\/)[^/]+\//.test(key),
    );
    const code = keys.flatMap((key) => [...filesOf(chunks, key)].map((each) => `/${each}`));
    return code.length > 0 ? code : [file];
  });
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const saved: string[] = [];
          for (const name of await caches.keys()) {
            const keys = await (await caches.open(name)).keys();
            saved.push(...keys.map(({ url }) => new URL(url).pathname));
          }
          return wanted.filter((path) => !saved.some((each) => each.startsWith(path)));
        }, paths),
      { message: 'not on the phone yet', timeout: 25_000 },
    )
    .toEqual([]);
}
