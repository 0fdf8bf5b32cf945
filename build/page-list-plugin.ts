import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type * as PageList from './page-list.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files of the list of pages that are not what the pages declare, with the text they should have. */
async function stalePageLists(): Promise<[file: string, text: string][]> {
  // Reads again each time, so that the development server sees saved changes.
  const { pageListFiles } = (await tsImport('./page-list.ts', import.meta.url)) as typeof PageList;
  const stale: [string, string][] = [];
  for (const [file, text] of Object.entries(await pageListFiles(root))) {
    if ((await readFile(join(root, file), 'utf8').catch(() => '')) !== text) {
      stale.push([file, text]);
    }
  }
  return stale;
}

/** Writes the lists of pages that are out of date. Returns their paths from the root. */
export async function writePageLists(): Promise<string[]> {
  const stale = await stalePageLists();
  for (const [file, text] of stale) await writeFile(join(root, file), text);
  return stale.map(([file]) => file);
}

const isPageFile = (file: string): boolean =>
  file.endsWith('.page.ts') || /[\\/]locales[\\/][\w-]+[\\/]pages[\\/]/.test(file);

/** Keeps the lists of pages up to date while developing; a build fails when one is out of date. */
export function pageList(): Plugin {
  return {
    name: 'niyam-page-list',
    async buildStart() {
      // The development server writes them itself; tests check them (tests/architecture). The server's part is built
      // from the same files, right before the pages' part.
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      const stale = (await stalePageLists()).map(([file]) => file);
      if (stale.length > 0) {
        this.error(`Run "npm run pages": ${stale.join(', ')} does not list the pages there are`);
      }
    },
    async configureServer(server) {
      const update = (file: string) => {
        if (!isPageFile(file)) return;
        writePageLists().catch((error: unknown) => server.config.logger.error(String(error)));
      };
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, update);
      if (server.config.mode !== 'test') await writePageLists();
    },
  };
}
