import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * Every page and the main states of the tools in two languages that are made of English
 * (`npm run languages:sweep`). The site with them is built in a copy of the sources, which takes half a minute:
 * it is no part of the ordinary suite.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './build-pseudo-site.ts',
  projects: [{ name: 'sweep', testMatch: '**/*.sweep.ts' }],
  outputDir: '../../test-results/languages',
});
