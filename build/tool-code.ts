import { mkdir, readFile, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SavedTool } from '../src/content/saved-first.ts';
import { defaultLocale, type Locale } from '../src/locales/languages.ts';
import { readTexts } from './record-texts.ts';

/** A chunk as Vite's manifest has it. */
export interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export type Chunks = Readonly<Record<string, Chunk>>;

/**
 * Where the code begins that the first visit can do without: large tools, and what only somebody with an
 * account and a network needs. What only they reach, shared or not, comes with them.
 */
const toolSources = [
  /^src\/routes\/(business-health|calendar|dashboard|financial-hub|find|government-schemes|legal-assistant|search)\b/,
  /^src\/routes\/(auth\.callback|login|register|forgot-password|reset-password)\b/,
  /^src\/routes\/(debug-auth|gemini-test|login-debug|test-auth)\b/,
  // But asking before the assistant is there, and the session: who has just signed in may open the next page with no signal, and is still signed in.
  /^src\/features\/(account\/(?!session\.ts)|assistant\/(?!question-for-later)|(calendar|dashboard|diagnostics|finder|health|schemes|search)\/)/,
  /^src\/platform\/(backend|search)\//,
  // The text of a tool comes with whatever shows it (build/record-texts.ts).
  /^src\/locales\/[^/]+\/tools\//,
  /^src\/(routes\/on-this-phone|platform\/push|features\/leads\/known-answers)\b/,
];

/** Where the code of each tool begins that is saved as a whole, and the data it reads. */
const toolParts: Readonly<Record<SavedTool, { code: RegExp; data?: RegExp }>> = {
  '/find': { code: /^src\/routes\/find\b/ },
  '/legal-assistant': {
    code: /^src\/(routes\/legal-assistant|features\/assistant\/(assistant-panel|complete-question|device-answer))\b/,
    data: /^data\/search-/,
  },
  '/calendar': { code: /^src\/routes\/calendar\b/ },
  '/business-health': { code: /^src\/routes\/business-health\b/ },
  '/search': { code: /^src\/routes\/search\b/, data: /^data\/search-/ },
  '/government-schemes': { code: /^src\/routes\/government-schemes\b/, data: /^data\/schemes-/ },
  '/financial-hub': { code: /^src\/routes\/financial-hub\b/ },
  '/on-this-phone': { code: /^src\/routes\/on-this-phone\b/ },
};

/** Where the list of chunks lies after the build: beside what is published, which lists no source file (X8). */
export const chunksFile = '.build/chunks.json';

/**
 * Moves Vite's manifest out of the folder that is published. Throws when the folder has none.
 * @param outDir where Vite wrote the client build.
 */
export async function unpublishChunks(outDir: string): Promise<void> {
  await mkdir(dirname(chunksFile), { recursive: true });
  await rename(join(outDir, '.vite/manifest.json'), chunksFile);
  await rmdir(join(outDir, '.vite'));
}

/** The chunks of the last build, by Vite's keys; the texts that a chunk shows are among its imports. */
export async function readChunks(locale: Locale = defaultLocale): Promise<Chunks> {
  const chunks = JSON.parse(await readFile(chunksFile, 'utf8')) as Record<string, Chunk>;
  const texts = await readTexts();
  for (const chunk of Object.values(chunks)) {
    const shown = (texts[chunk.file] ?? []).map((name) => `src/locales/${locale}/tools/${name}.ts`);
    chunk.imports = [...(chunk.imports ?? []), ...shown];
  }
  return chunks;
}

/** The files of a chunk and of everything it imports statically: what must be there before it runs. */
export function filesOf(chunks: Chunks, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const next of chunk.imports ?? []) filesOf(chunks, next, seen);
  return seen;
}

/**
 * Files of a build that are tools' code (`assets/find-1a2b3c4d.js`): the worker keeps them when a tool is
 * first used or with the rest of the site (sw/data.ts), and they do not count for the first visit.
 */
export function toolFiles(chunks: Chunks): Set<string> {
  const isTool = (source: string) => toolSources.some((pattern) => pattern.test(source));
  const firstVisit = new Set<string>();
  for (const [key, { isEntry, isDynamicEntry, src = key }] of Object.entries(chunks)) {
    if ((isEntry || isDynamicEntry) && !isTool(src)) filesOf(chunks, key, firstVisit);
  }
  // The manifest lists pictures and fonts too: they belong to no tool.
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'));
  const all = scripts.flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set(all.filter((file) => !firstVisit.has(file)));
}

/**
 * For each file of tools' code or data the tools that need it: none for code of no tool that is saved as a
 * whole. `files` are all files of the build.
 */
export function toolsOfFiles(
  chunks: Chunks,
  files: readonly string[],
): ReadonlyMap<string, readonly SavedTool[]> {
  const code = toolFiles(chunks);
  const entries = Object.entries(toolParts) as [SavedTool, (typeof toolParts)[SavedTool]][];
  const needs = entries.map(([tool, parts]) => {
    const starts = Object.entries(chunks).filter(([key, { src = key }]) => parts.code.test(src));
    if (starts.length === 0) throw new Error(`The build has no code of ${tool}`);
    const needed = new Set<string>();
    for (const [key] of starts) filesOfTool(chunks, key, code, needed);
    return { tool, needs: (file: string) => needed.has(file) || parts.data?.test(file) === true };
  });
  return new Map(
    files
      .filter((file) => code.has(file) || file.startsWith('data/'))
      .map((file) => [file, needs.filter((one) => one.needs(file)).map(({ tool }) => tool)]),
  );
}

/** The files that a tool's chunk imports, also later when something is pressed. */
function filesOfTool(
  chunks: Chunks,
  key: string,
  toolCode: ReadonlySet<string>,
  seen: Set<string>,
): void {
  const chunk = chunks[key];
  // What is no tool's code is saved first; from there every tool is reached.
  if (!chunk || !toolCode.has(chunk.file) || seen.has(chunk.file)) return;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    filesOfTool(chunks, next, toolCode, seen);
  }
}
