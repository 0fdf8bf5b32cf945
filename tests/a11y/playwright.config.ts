import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The wide sweep (`npm run a11y`): every page and state. The suite has the short version. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'sweep', testMatch: '**/*.sweep.ts' }],
  outputDir: '../../test-results/a11y',
});
