import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Where the names of each chunk's texts lie after the build, by the chunk's file. */
const textsFile = '.build/texts.json';

const shownText = /\b(?:textFor|loadText|wantText|readText)\(\s*['"`]([a-z-]+)['"`]/g;

/**
 * Writes down which texts (`locales/<language>/tools/<name>.ts`) each chunk shows. The browser fetches them
 * by the page's language, so that no import leads to them; the worker has to save them with the chunk.
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

/** The names of the texts that each file of the last build shows. */
export const readTexts = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  JSON.parse(await readFile(textsFile, 'utf8')) as Record<string, string[]>;
