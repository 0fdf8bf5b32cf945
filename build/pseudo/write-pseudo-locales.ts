import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const localesDir = 'src/locales';
const english = join(localesDir, 'en');

/** Folders of the languages that are made of English for tests (`src/locales/languages.ts`). */
const pseudoLocales = ['en-xa', 'ar-xb'] as const;

/** Not in `ar-xb`, which is not complete: a page and a tool's text that it shows in English. */
const missing = { 'en-xa': [], 'ar-xb': ['pages/site/careers.ts', 'tools/this-phone.ts'] } as const;

/** Ids and flags of English, not text: `index.ts` is what the compiler checks. */
const isSource = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts';

/**
 * True when the pseudo-languages are asked for (`NIYAM_PSEUDO=1`): in a build for tests, or while developing.
 */
export const withPseudoLocales = process.env.NIYAM_PSEUDO === '1';

/**
 * Writes the folders of the pseudo-languages before a build or a development server that asks for them, and
 * deletes them before any other: nothing of them is ever published.
 */
export function pseudoLocalesPlugin(): Plugin {
  return {
    name: 'niyam-pseudo-locales',
    async config() {
      await deletePseudoLocales();
      if (withPseudoLocales) await writePseudoLocales();
    },
  };
}

const deletePseudoLocales = async (): Promise<void> => {
  for (const locale of pseudoLocales) {
    await rm(join(localesDir, locale), { recursive: true, force: true });
  }
};

async function writePseudoLocales(): Promise<void> {
  const entries = await readdir(english, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(english, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isSource);
  for (const locale of pseudoLocales) {
    const left: readonly string[] = missing[locale];
    for (const file of files.filter((each) => !left.includes(each))) {
      const out = join(localesDir, locale, file);
      await mkdir(dirname(out), { recursive: true });
      await writeFile(out, await twinOf(file));
    }
  }
}

/** The file of a pseudo-language that stands for a file of English. */
async function twinOf(file: string): Promise<string> {
  const source = await readFile(join(english, file), 'utf8');
  // It only names other files: the same names stand in every language.
  if (file === 'start.ts') return `${source}export { numbers } from './numbers.ts';\n`;
  const up = '../'.repeat(file.split('/').length);
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return [
    `import * as english from '${up}en/${file}';`,
    `import { pseudo, pseudoPage } from '${up}../../build/pseudo/pseudo-text.ts';`,
    ...names.map((name) => {
      // Beside its content a page may hold the text of a tool.
      const change = file.startsWith('pages/') && name === 'content' ? 'pseudoPage' : 'pseudo';
      return `export const ${name} = ${change}(english.${name});`;
    }),
    '',
  ].join('\n');
}
