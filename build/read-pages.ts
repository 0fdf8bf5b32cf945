import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '../src/content/page.ts';
import { defaultLocale, languages, locales } from '../src/locales/languages.ts';

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

/** The names that the languages' pages give themselves. Throws when an English page has no text. */
export async function readPageNames(
  root: string,
  ids: readonly string[],
): Promise<LanguageWithPages[]> {
  const withPages = locales.filter(
    (locale) => !languages[locale].pseudo && existsSync(join(root, 'src/locales', locale, 'pages')),
  );
  const english = await namesIn(root, defaultLocale, ids);
  const missing = ids.find((id) => !english.has(id));
  if (missing !== undefined) {
    throw new Error(`src/locales/${defaultLocale}/pages/${missing}.ts is missing`);
  }
  return Promise.all(
    withPages.map(async (locale) => ({
      locale,
      names: new Map([...english, ...(await namesIn(root, locale, ids))]),
    })),
  );
}

async function namesIn(
  root: string,
  locale: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = await Promise.all(
    ids.map(async (id) => {
      const path = join(root, 'src/locales', locale, 'pages', `${id}.ts`);
      if (!existsSync(path)) return [];
      const { content } = (await import(pathToFileURL(path).href)) as {
        content: { name: string };
      };
      return [[id, content.name] as const];
    }),
  );
  return new Map(names.flat());
}
