import { mkdir, readFile, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultLocale } from '../src/locales/languages.ts';
import type { SiteCode } from './read-tools.ts';
import { isShownText, readTexts } from './record-texts.ts';

/** A chunk of Vite's manifest. */
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

/** A tool with the routes that draw its pages. */
type Tool = SiteCode['tools'][number];

/** Returns the file of a chunk's source. The router takes the component of a route apart: `…tsx?tsr-split=component`. */
const fileOf = (source: string): string => source.split('?')[0] ?? source;

const folderOf = ({ name }: Tool) => `src/tools/${name}/`;

/** True when a source is a route of the tool, or in its folder. */
const isOf = (source: string, tool: Tool): boolean =>
  source.startsWith(folderOf(tool)) || tool.routes.includes(fileOf(source));

/** True when a tool that is saved as a whole needs a source, also where another page starts it. */
const isStartOf = (source: string, tool: Tool): boolean =>
  isOf(source, tool) &&
  tool.code.withRest?.some((file) => source === folderOf(tool) + file) !== true;

/**
 * True when a first visit does not need a source that other code loads on demand. Texts are saved with the code that
 * shows them (build/record-texts.ts).
 */
function comesLater(source: string, { tools, routesOfRest }: SiteCode): boolean {
  const isOfRest = routesOfRest.includes(fileOf(source)) || source === recordedVoice;
  if (isShownText(source) || isOfRest) return true;
  return tools.some((tool) => {
    const { comes, except, adapters } = tool.code;
    if (adapters?.some((file) => source === `src/platform/${file}`)) return true;
    const isExcepted = except?.some((file) => source === folderOf(tool) + file) === true;
    return isOf(source, tool) && (comes === 'used') !== isExcepted;
  });
}

/** The code that plays recordings. It is saved with them and with the rest of the site, whichever tools listen. */
const recordedVoice = 'src/platform/speech/recorded/choose-speaker.ts';

/** File with the list of chunks. It is not published, because it names source files. */
export const chunksFile = '.build/chunks.json';

/** Moves Vite's manifest out of the published folder `outDir`. Throws when there is none. */
export async function unpublishChunks(outDir: string): Promise<void> {
  await mkdir(dirname(chunksFile), { recursive: true });
  await rename(join(outDir, '.vite/manifest.json'), chunksFile);
  await rmdir(join(outDir, '.vite'));
}

/** Returns the chunks of the last build by Vite's keys, without the texts that their code shows. */
export const readCode = async (): Promise<Chunks> =>
  JSON.parse(await readFile(chunksFile, 'utf8')) as Record<string, Chunk>;

/**
 * Returns the chunks of the last build by Vite's keys. A chunk's imports include its texts, in one language,
 * and in English where that language lacks them.
 */
export async function readChunks(locale: string = defaultLocale): Promise<Chunks> {
  const chunks = await readCode();
  const texts = await readTexts();
  const sourceOf = (name: string) =>
    [locale, defaultLocale]
      .map((folder) => `src/locales/${folder}/tools/${name}.ts`)
      .filter((source) => source in chunks)
      .slice(0, 1);
  for (const chunk of Object.values(chunks)) {
    const shown = (texts[chunk.file] ?? []).flatMap(sourceOf);
    chunk.imports = [...(chunk.imports ?? []), ...shown];
  }
  return chunks;
}

/** Returns the files of a chunk and of its static imports, which must load before it runs. */
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
 * Returns the files with tools' code (`assets/find-1a2b3c4d.js`): those that no module of a first visit imports, also
 * on demand. The worker saves them on first use or with the rest of the site (sw/data.ts).
 */
export function toolFiles(chunks: Chunks, code: SiteCode): Set<string> {
  const firstVisit = new Set<string>();
  const entries = Object.entries(chunks).filter(([, { isEntry }]) => isEntry);
  for (const [key] of entries) filesOfFirstVisit(chunks, key, code, firstVisit);
  // The manifest also lists pictures and fonts, which belong to no tool.
  const scripts = Object.values(chunks).filter(({ file }) => file.endsWith('.js'));
  const all = scripts.flatMap(({ file, css = [] }) => [file, ...css]);
  return new Set(all.filter((file) => !firstVisit.has(file)));
}

function filesOfFirstVisit(chunks: Chunks, key: string, code: SiteCode, seen: Set<string>): void {
  const chunk = chunks[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}`);
  if (seen.has(chunk.file)) return;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  const onDemand = (chunk.dynamicImports ?? []).filter(
    (next) => !comesLater(chunks[next]?.src ?? next, code),
  );
  for (const next of [...(chunk.imports ?? []), ...onDemand]) {
    filesOfFirstVisit(chunks, next, code, seen);
  }
}

/**
 * Returns the tools (their paths) that need each file of tools' code or data; empty for code of no tool that
 * is saved as a whole. `files` are all files of the build.
 */
export function toolsOfFiles(
  chunks: Chunks,
  siteCode: SiteCode,
  files: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const code = toolFiles(chunks, siteCode);
  const needs = siteCode.tools.flatMap((tool) => {
    if (!tool.saved) return [];
    const starts = Object.entries(chunks).filter(([key, { src = key }]) => isStartOf(src, tool));
    if (starts.length === 0) throw new Error(`The build has no code of ${tool.name}`);
    const needed = new Set<string>();
    for (const [key] of starts) filesOfTool(chunks, key, code, needed);
    const { data } = tool.code;
    const isData = (file: string) => data !== undefined && file.startsWith(`data/${data}-`);
    return [{ tool: tool.saved.path, needs: (file: string) => needed.has(file) || isData(file) }];
  });
  return new Map(
    files
      .filter((file) => code.has(file) || file.startsWith('data/'))
      .map((file) => [file, needs.filter((one) => one.needs(file)).map(({ tool }) => tool)]),
  );
}

/** Returns the files that a tool's chunk imports, statically or on demand. */
function filesOfTool(
  chunks: Chunks,
  key: string,
  toolCode: ReadonlySet<string>,
  seen: Set<string>,
): void {
  const chunk = chunks[key];
  // Other files belong to the first visit and lead to every tool.
  if (!chunk || !toolCode.has(chunk.file) || seen.has(chunk.file)) return;
  if (chunk.src === recordedVoice) return;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
    filesOfTool(chunks, next, toolCode, seen);
  }
}
