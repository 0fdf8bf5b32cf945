import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk } from '../../../build/tool-code.ts';
import { root } from '../../architecture/source-files.ts';

/** Sizes in kB by row of `npm run budgets`, without the prefix of the language. */
type Sizes = Readonly<Record<string, number>>;

/** What a build with some languages costs a reader of each. */
export interface LanguageGrowth {
  locales: readonly string[];
  buildMs: number;
  /** The worker with its list, kB. */
  workerKb: number;
  sizes: Readonly<Record<string, Sizes>>;
  /** Files of texts that a first load of the home page fetches, by the folder of their language. */
  textFolders: Readonly<Record<string, readonly string[]>>;
}

/** Builds a copy of the sources with these languages, English first, and measures it. Throws when a step fails. */
export function languageGrowth(locales: readonly string[]): LanguageGrowth {
  const copy = join(root, '.build/languages');
  rmSync(copy, { recursive: true, force: true });
  try {
    copySources(copy);
    offer(copy, locales);
    const began = performance.now();
    run(copy, 'build');
    const buildMs = performance.now() - began;
    const rows = JSON.parse(run(copy, 'budgets', '--', '--json')) as {
      what: string;
      kilobytes: number;
    }[];
    return {
      locales,
      buildMs,
      workerKb: statSync(join(copy, 'dist/sw.js.br')).size / 1000,
      sizes: Object.fromEntries(locales.map((locale) => [locale, sizesOf(rows, locale, locales)])),
      textFolders: Object.fromEntries(
        locales.map((locale) => [locale, foldersOfFirstLoad(copy, locale)]),
      ),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function copySources(copy: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Offers these languages in the copy and no others. */
function offer(copy: string, locales: readonly string[]): void {
  const file = join(copy, 'src/locales/languages.ts');
  const source = readFileSync(file, 'utf8');
  const offered = source.replaceAll(
    /^ {2}(\w\w): \{[^}]*?offered: (?:true|false)/gm,
    (entry, locale: string) => entry.replace(/(?:true|false)$/, String(locales.includes(locale))),
  );
  writeFileSync(file, offered);
}

function run(copy: string, command: string, ...rest: readonly string[]): string {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', command, ...rest], {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm run ${command} ended with ${status} for ${copy}`);
  return stdout;
}

function sizesOf(
  rows: readonly { what: string; kilobytes: number }[],
  locale: string,
  locales: readonly string[],
): Sizes {
  const prefixes = locales.map((other) => `${other}: `);
  const own = rows.flatMap(({ what, kilobytes }) => {
    const prefix = prefixes.find((other) => what.startsWith(other));
    const isOwn = locale === 'en' ? prefix === undefined : prefix === `${locale}: `;
    return isOwn ? [[what.slice(prefix?.length ?? 0), kilobytes] as const] : [];
  });
  return Object.fromEntries(own);
}

/** Returns the folders of `src/locales` whose texts a first load of a language's pages fetches. */
function foldersOfFirstLoad(copy: string, locale: string): string[] {
  const chunks = JSON.parse(readFileSync(join(copy, '.build/chunks.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const folders = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const folder = /^src\/locales\/(\w\w)\//.exec(key)?.[1];
    if (folder) folders.add(folder);
    for (const next of chunks[key]?.imports ?? []) follow(next);
  };
  for (const key of ['index.html', 'src/main.tsx', `src/locales/${locale}/start.ts`]) follow(key);
  return [...folders];
}
