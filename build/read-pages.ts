import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../src/content/page.ts';
import { defaultLocale, languages, locales, type Locale } from '../src/locales/languages.ts';
import type { ReadTexts, withTextsAsShown } from './translations/read-texts.ts';

/** A language whose pages have names of their own. */
export interface LanguageWithPages {
  locale: string;
  /** The short name of each page, by its id; in English where the language has no such page. */
  names: ReadonlyMap<string, string>;
}

/** Every page that a `*.page.ts` declares, with the file, in no order. */
export async function readDeclarations(root: string): Promise<{ file: string; page: Page }[]> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => name.endsWith('.page.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(
    files.map(async (path) => ({
      file: relative(root, path).replaceAll('\\', '/'),
      page: ((await import(pathToFileURL(path).href)) as { page: Page }).page,
    })),
  );
}

/**
 * The names that the languages' pages give themselves. `withTexts` reads translations as the site shows them. Throws
 * when an English page has no text.
 */
export async function readPageNames(
  root: string,
  ids: readonly string[],
  withTexts: typeof withTextsAsShown,
): Promise<LanguageWithPages[]> {
  const withPages = locales.filter(
    (locale) => !languages[locale].pseudo && existsSync(join(root, 'src/locales', locale, 'pages')),
  );
  const english = await namesIn(
    root,
    defaultLocale,
    ids,
    (_, file) => import(pathToFileURL(join(root, 'src/locales', defaultLocale, file)).href),
  );
  const missing = ids.find((id) => !english.has(id));
  if (missing !== undefined) {
    throw new Error(`src/locales/${defaultLocale}/pages/${missing}.ts is missing`);
  }
  const others = withPages.filter((locale) => locale !== defaultLocale);
  const translated =
    others.length === 0
      ? []
      : await withTexts((read) =>
          Promise.all(
            others.map(async (locale) => ({
              locale,
              names: new Map([...english, ...(await namesIn(root, locale, ids, read))]),
            })),
          ),
        );
  return [{ locale: defaultLocale, names: english }, ...translated];
}

async function namesIn(
  root: string,
  locale: Locale,
  ids: readonly string[],
  read: ReadTexts,
): Promise<Map<string, string>> {
  const names = await Promise.all(
    ids.map(async (id) => {
      const file = `pages/${id}.ts`;
      if (!existsSync(join(root, 'src/locales', locale, file))) return [];
      const { content } = (await read(locale, file)) as { content: { name: string } };
      return [[id, content.name] as const];
    }),
  );
  return new Map(names.flat());
}
