import { defineConfig, devices } from '@playwright/test';
import type { SiteOptions } from './tests/support/test.ts';
import { findChromium, findHeadlessShell, launchOptions } from './tests/support/chromium.ts';

/** Tests of the outbox's promise (docs/faults.md), wherever they stand. */
const promise = /fault \d+:|kill test/;
/** Tests of what the headless shell has not: notifications, Background Sync. */
const wholeBrowser = /@whole-browser/;

export default defineConfig<SiteOptions>({
  testDir: 'tests',
  projects: [
    // On a busy machine a page's test may be tried once more; it is then listed as flaky.
    {
      name: 'pages',
      testMatch: '**/*.spec.ts',
      grepInvert: [promise, wholeBrowser],
      retries: 1,
      use: { launchOptions: launchOptions(findHeadlessShell()) },
    },
    { name: 'whole browser', testMatch: '**/*.spec.ts', grep: wholeBrowser, retries: 1 },
    // A promise kept at the second try is a promise broken. All of the site is there, as on a phone.
    {
      name: 'faults',
      testMatch: '**/*.spec.ts',
      grep: promise,
      retries: 0,
      // Some of them measure how soon something is done.
      workers: 2,
      use: { worker: 'by-itself' },
    },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors: a test waits a good part of its time.
  workers: 3,
  // On a machine that does other work, the first answer of the assistant has taken more than ten seconds. Tests that
  // measure how soon something is done have their own limits.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    launchOptions: launchOptions(findChromium()),
    // A picture for each test costs a tenth of the run; the second attempt records everything.
    trace: 'on-first-retry',
  },
});
