import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Locale } from '../../src/locales/languages.ts';
import { currentTranslations } from './plugin.ts';

/** Reads modules of texts of a language as the site shows them. */
export type ReadTexts = (locale: Locale, file: string) => Promise<unknown>;

/**
 * For scripts that Node runs: gives `act` a reader of texts, in which English stands wherever a translation is not
 * current, as in the site.
 */
export async function withTextsAsShown<Result>(
  act: (read: ReadTexts) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [currentTranslations()],
  });
  const { ssr } = server.environments;
  if (!('runner' in ssr)) throw new Error('Vite cannot run modules here');
  const runner = ssr.runner as { import: (id: string) => Promise<unknown> };
  try {
    return await act((locale, file) => runner.import(`/src/locales/${locale}/${file}`));
  } finally {
    await server.close();
  }
}
