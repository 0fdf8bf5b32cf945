import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * The site with recordings of a language, which are made-up tones (`npm run voice:try`). It is built in a copy of the
 * sources, which takes minutes: it is no part of the ordinary suite.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './build-recorded-site.ts',
  projects: [{ name: 'voice', testMatch: '**/*.sweep.ts' }],
  outputDir: '../../test-results/voice',
});
