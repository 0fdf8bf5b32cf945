import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  pathOfText,
  readingOf,
  readTranslation,
  textFilesOf,
  translatedFile,
  translatedLocales,
  type Translation,
} from './translation.ts';
import { defaultLocale, type Locale } from '../../src/locales/languages.ts';
import { stampsPath } from './stamps.ts';

const toolsDir = fileURLToPath(new URL('../../src/tools', import.meta.url));

/**
 * Builds the site from what is current of the translations: a sentence that is missing, or whose English has changed,
 * is the English one, and a file that is mostly English counts as not translated (docs/decisions/0056).
 */
export function currentTranslations(): Plugin {
  return {
    name: 'niyam-current-translations',
    enforce: 'pre',
    load(id) {
      const translated = translatedFile(id);
      if (!translated) return undefined;
      const { locale, file } = translated;
      this.addWatchFile(pathOfText(defaultLocale, file));
      this.addWatchFile(stampsPath(locale, file));
      const translation = readTranslation(locale, file);
      return translation.source + stateOf(translation);
    },
    transform: {
      filter: { id: /\/src\/locales\/(?:[\w-]+\/start|[\w-]+)\.ts$/, code: 'import.meta.glob' },
      handler(code, id) {
        return withoutEnglishFiles(code, id);
      },
    },
  };
}

/** What a page's file says of its translation besides its content (src/locales/load-content.ts). */
export function stateOf(translation: Translation): string {
  const { locale, file, isEnglish, sentences } = translation;
  if (!file.startsWith('pages/') || isEnglish) return '';
  const texts = textsOfPage(file);
  const reader = readerOf(translation);
  // A tool's page is mostly the tool: whoever read its frame alone has not read the page.
  const isRead = texts.every((text) => {
    if (!existsSync(pathOfText(locale, text))) return false;
    return readerOf(readTranslation(locale, text))?.name === reader?.name;
  });
  const isPartly =
    sentences.some(({ state }) => state !== 'current') ||
    texts.some((text) => isPartlyEnglish(locale, text));
  return `\nexport const translation = ${JSON.stringify({ reader: isRead ? reader : null, isPartly })};\n`;
}

/** Who has read a file as it is now. */
function readerOf(translation: Translation): { name: string; on: string } | null {
  const reader = translation.stamps?.reader;
  if (reader?.text !== readingOf(translation)) return null;
  return { name: reader.name, on: reader.on };
}

const isPartlyEnglish = (locale: Locale, file: string): boolean =>
  !existsSync(pathOfText(locale, file)) ||
  readTranslation(locale, file).sentences.some(({ state }) => state !== 'current');

/** The texts that the tool of a page shows: those that the files of its folder ask for. */
export function textsOfPage(file: string): string[] {
  const id = file.slice('pages/'.length, -'.ts'.length);
  const tool = readdirSync(toolsDir).find((name) => {
    const declared = join(toolsDir, name, `${basename(id)}.page.ts`);
    return existsSync(declared) && readFileSync(declared, 'utf8').includes(`'${id}'`);
  });
  if (tool === undefined) return [];
  const components = readdirSync(join(toolsDir, tool), { recursive: true, encoding: 'utf8' });
  const names = components
    .filter((component) => component.endsWith('.tsx'))
    .map((component) => readFileSync(join(toolsDir, tool, component), 'utf8'))
    .flatMap((code) => [...code.matchAll(/textFor\('([\w-]+)'\)/g)].map(([, name]) => name));
  return [...new Set(names)]
    .map((name) => `tools/${name}.ts`)
    .filter((text) => existsSync(pathOfText(defaultLocale, text)));
}

/** Files that are English by now, as patterns that leave them out of the lists of texts of a module. */
function withoutEnglishFiles(code: string, id: string): string | undefined {
  const [, folder] = /\/src\/locales\/([\w-]+)\/start\.ts$/.exec(id) ?? [];
  return withoutFiles(
    code,
    translatedLocales
      .filter((locale) => folder === undefined || folder === locale)
      .flatMap((locale) =>
        textFilesOf(locale)
          .filter((file) => readTranslation(locale, file).isEnglish)
          .map((file) => (folder === undefined ? `./${locale}/${file}` : `./${file}`)),
      ),
  );
}

/**
 * Leaves files out of what a module imports by pattern, so that the site counts them as missing: their texts are shown,
 * and marked, as English.
 */
export function withoutFiles(code: string, files: readonly string[]): string | undefined {
  if (files.length === 0) return undefined;
  const left = files.map((file) => `'!${file}'`).join(', ');
  return code.replaceAll(
    /(import\.meta\.glob(?:<[^()]*>)?\(\s*)(\[[^\]]*\]|'[^']*')/g,
    (_, start: string, patterns: string) =>
      `${start}[${patterns.replaceAll(/^\[|,?\s*\]$/g, '')}, ${left}]`,
  );
}
