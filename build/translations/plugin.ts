import type { Plugin } from 'vite';
import {
  pathOfText,
  readTranslation,
  textFilesOf,
  translatedFile,
  translatedLocales,
} from './translation.ts';
import { defaultLocale } from '../../src/locales/languages.ts';
import { stampsPath } from './stamps.ts';

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
      return readTranslation(locale, file).source;
    },
    transform: {
      filter: { id: /\/src\/locales\/(?:[\w-]+\/start|[\w-]+)\.ts$/, code: 'import.meta.glob' },
      handler(code, id) {
        return withoutEnglishFiles(code, id);
      },
    },
  };
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
