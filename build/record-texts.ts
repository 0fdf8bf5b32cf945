import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** File with the names of each chunk's texts. */
const textsFile = '.build/texts.json';

const shownText = /\b(?:textFor|loadText|wantText|readText)\(\s*['"`]([a-z-]+)['"`]/g;

/**
 * Records the texts (`locales/<language>/tools/<name>.ts`) of each chunk. The browser fetches them by the
 * page's language, so no import leads to them, but the worker must save them with the chunk.
 */
export function recordTexts(): Plugin {
  return {
    name: 'niyam-record-texts',
    async generateBundle(_options, bundle) {
      const texts: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const names = chunk.moduleIds.flatMap((id) => {
          const { code } = this.getModuleInfo(id) ?? {};
          return [...(code ?? '').matchAll(shownText)].flatMap(([, name]) => name ?? []);
        });
        if (names.length > 0) texts[chunk.fileName] = [...new Set(names)].toSorted();
      }
      await mkdir(dirname(textsFile), { recursive: true });
      await writeFile(textsFile, JSON.stringify(texts));
    },
  };
}

/** True for the source of a text that chunks show: `src/locales/<language>/tools/<name>.ts`. */
export function isShownText(source: string): boolean {
  const [src, locales, , folder] = source.split('/');
  return src === 'src' && locales === 'locales' && folder === 'tools';
}

/** Returns the names of the texts of each file of the last build. */
export const readTexts = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  JSON.parse(await readFile(textsFile, 'utf8')) as Record<string, string[]>;
