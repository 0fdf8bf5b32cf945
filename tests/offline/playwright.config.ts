import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Every page in every state of the caches (`npm run offline:sweep`). The suite has the short version. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [{ name: 'sweep', testMatch: '**/*.sweep.ts' }],
  outputDir: '../../test-results/offline',
});
