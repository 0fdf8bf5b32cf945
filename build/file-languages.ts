import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { filesOf, type Chunks } from './tool-code.ts';

/** What was built in which language, after the build: Node's scripts know of no pseudo-languages. */
const languagesFile = '.build/languages.json';

/** The language of each page that was written, by public path. */
export type PageLanguages = Readonly<Record<string, string>>;

/** Writes down the language of each page, for the steps that follow. */
export async function writePageLanguages(pages: PageLanguages): Promise<void> {
  await mkdir(dirname(languagesFile), { recursive: true });
  await writeFile(languagesFile, JSON.stringify(pages));
}

/** The language of each page of the last build. */
export const readPageLanguages = async (): Promise<PageLanguages> =>
  JSON.parse(await readFile(languagesFile, 'utf8')) as Record<string, string>;

/** The languages of the last build. */
export const builtLocales = async (): Promise<readonly string[]> => [
  ...new Set(Object.values(await readPageLanguages())),
];

const localeOfSource = (source: string): string | undefined =>
  /^src\/locales\/([^/]+)\//.exec(source)?.[1];
const fileInFolder = (source: string): string => source.replace(/^src\/locales\/[^/]+\//, '');

/**
 * The languages that need each file which only some need: the chunks of their texts, and of the English text
 * where a language lacks one; their data. A file that is not in the map is for all. `files` are all files of
 * the build, `locales` its languages.
 */
export function languagesOfFiles(
  chunks: Chunks,
  files: readonly string[],
  locales: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const sources = Object.entries(chunks).map(([key, { src = key }]) => ({ key, src }));
  const own = new Set<string>();
  const shared = new Set<string>();
  const texts = sources.filter(({ src }) => localeOfSource(src) !== undefined);
  for (const { key, src } of sources) {
    const { isEntry, isDynamicEntry } = chunks[key] ?? {};
    if (localeOfSource(src)) filesOf(chunks, key, own);
    else if (isEntry || isDynamicEntry) filesOf(chunks, key, shared);
  }
  const needs = locales.map((locale) => {
    const has = new Set(
      texts.filter(({ src }) => localeOfSource(src) === locale).map(({ src }) => fileInFolder(src)),
    );
    const needed = new Set<string>();
    for (const { key, src } of texts) {
      const of = localeOfSource(src);
      const isFallback = of === 'en' && !has.has(fileInFolder(src));
      if (of === locale || isFallback) filesOf(chunks, key, needed);
    }
    return { locale, needed };
  });
  const languages = new Map<string, readonly string[]>();
  for (const file of files) {
    const named = locales.find((locale) => new RegExp(`^data/.*-${locale}\\.json$`).test(file));
    if (named) languages.set(file, [named]);
    else if (own.has(file) && !shared.has(file)) {
      languages.set(
        file,
        needs.filter(({ needed }) => needed.has(file)).map(({ locale }) => locale),
      );
    }
  }
  return languages;
}
