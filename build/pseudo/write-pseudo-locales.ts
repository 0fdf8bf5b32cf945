import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const localesDir = 'src/locales';
const english = join(localesDir, 'en');

/** Folders of the pseudo-languages (`src/locales/languages.ts`). */
const pseudoLocales = ['en-xa', 'ar-xb'] as const;

/** Files that `ar-xb` lacks, because it tests an incomplete language: a page, and a tool's text. */
const missing = { 'en-xa': [], 'ar-xb': ['pages/site/careers.ts', 'tools/this-phone.ts'] } as const;

/** False for English's ids and flags; the compiler checks `index.ts`. */
const isSource = (file: string) =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts';

/** True with `NIYAM_PSEUDO=1`: in test builds, or during development. */
export const withPseudoLocales = process.env.NIYAM_PSEUDO === '1';

/**
 * Writes the folders of the pseudo-languages before builds and development servers that request them, and
 * deletes them before all others, so that they are never published.
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

/** Returns a pseudo-language's version of an English file. */
async function twinOf(file: string): Promise<string> {
  const source = await readFile(join(english, file), 'utf8');
  // The file only names others, which have the same names in every language.
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
