import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/support/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 740 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
});
