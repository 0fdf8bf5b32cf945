import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defaultLocale } from '../src/locales/languages.ts';
import { filesOf, type Chunks } from './tool-code.ts';

/** Languages of the built files. Later steps read it, because Node's scripts do not know pseudo-languages. */
const languagesFile = '.build/languages.json';

/** The language of each written page, by public path. */
export type PageLanguages = Readonly<Record<string, string>>;

/** Writes the language of each page for later steps. */
export async function writePageLanguages(pages: PageLanguages): Promise<void> {
  await mkdir(dirname(languagesFile), { recursive: true });
  await writeFile(languagesFile, JSON.stringify(pages));
}

/** Returns the language of each page of the last build. */
export const readPageLanguages = async (): Promise<PageLanguages> =>
  JSON.parse(await readFile(languagesFile, 'utf8')) as Record<string, string>;

/** Returns the languages of the last build. */
export const builtLocales = async (): Promise<readonly string[]> => [
  ...new Set(Object.values(await readPageLanguages())),
];

/** Returns the path that a page of a language has in the catalogue, pseudo-languages included. */
export const cataloguePath = (path: string, locale: string): string =>
  locale === defaultLocale ? path : path.slice(locale.length + 1) || '/';

const localeOfSource = (source: string): string | undefined =>
  /^src\/locales\/([^/]+)\//.exec(source)?.[1];
const fileInFolder = (source: string): string => source.replace(/^src\/locales\/[^/]+\//, '');

/**
 * Returns the languages of files that only some languages need: chunks of texts (English ones too, where a
 * language lacks a text), data, and pictures. Files that are not in the map are for all languages. `files` are all
 * files of the build, `locales` its languages. `code` are the chunks without the texts that they show: those load in
 * one language, and otherwise the English texts would seem to be for all.
 */
export function languagesOfFiles(
  code: Chunks,
  files: readonly string[],
  locales: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const sources = Object.entries(code).map(([key, { src = key }]) => ({ key, src }));
  const own = new Set<string>();
  const shared = new Set<string>();
  const texts = sources.filter(({ src }) => localeOfSource(src) !== undefined);
  for (const { key, src } of sources) {
    const { isEntry, isDynamicEntry } = code[key] ?? {};
    if (localeOfSource(src)) filesOf(code, key, own);
    else if (isEntry || isDynamicEntry) filesOf(code, key, shared);
  }
  const needs = locales.map((locale) => {
    const has = new Set(
      texts.filter(({ src }) => localeOfSource(src) === locale).map(({ src }) => fileInFolder(src)),
    );
    const needed = new Set<string>();
    for (const { key, src } of texts) {
      const of = localeOfSource(src);
      const isFallback = of === 'en' && !has.has(fileInFolder(src));
      if (of === locale || isFallback) filesOf(code, key, needed);
    }
    return { locale, needed };
  });
  const languages = new Map<string, readonly string[]>();
  for (const file of files) {
    const named =
      file === 'manifest.webmanifest'
        ? 'en'
        : locales.find((locale) =>
            new RegExp(
              `^(manifest-${locale}\\.webmanifest|data/.*-${locale}\\.json|assets/.*-${locale}-.{8}\\.(avif|webp)|assets/voice/${locale}/.*)$`,
            ).test(file),
          );
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
