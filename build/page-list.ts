import type { Page } from '../src/content/page.ts';
import { readDeclarations, readPageNames, type LanguageWithPages } from './read-pages.ts';
import { withTextsAsShown } from './translations/read-texts.ts';

/**
 * The generated files that list the pages, by path from the root: `src/content/page-list.gen.ts`, and the names
 * of pages in each language. `withTexts` reads translations as the site shows them. Throws when two pages share an id
 * or an address, when a parent is no page, when a file is not named after its page, or when a page has no English text.
 */
export async function pageListFiles(
  root: string,
  withTexts: typeof withTextsAsShown = withTextsAsShown,
): Promise<Record<string, string>> {
  const declarations = await readDeclarations(root);
  for (const { file, page } of declarations) {
    const name = `/${page.id.split('/').at(-1)}.page.ts`;
    if (!file.endsWith(name)) throw new Error(`${file} declares “${page.id}”: call it ${name}`);
  }
  const pages = inOrder(declarations.map(({ page }) => page));
  const ids = pages.map(({ id }) => id);
  return {
    'src/content/page-list.gen.ts': pageListFile(pages),
    ...Object.fromEntries(
      (await readPageNames(root, ids, withTexts)).flatMap((language) => nameFiles(language, pages)),
    ),
  };
}

/** The folder of an id: `guides` of `guides/fssai-compliance`. */
const folderOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

/** Pages by folder, in each by `order`, then by id. Throws for ids, addresses and parents that cannot be. */
export function inOrder(pages: readonly Page[]): Page[] {
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const { id, path } of pages) {
    if (ids.has(id)) throw new Error(`Two pages have the id “${id}”`);
    if (paths.has(path)) throw new Error(`Two pages have the address ${path}`);
    ids.add(id);
    paths.add(path);
  }
  for (const { id, parent } of pages) {
    if (parent !== undefined && !ids.has(parent)) {
      throw new Error(`The page “${id}” has the parent “${parent}”, which no file declares`);
    }
  }
  return pages.toSorted(
    (a, b) => compare(folderOf(a.id), folderOf(b.id)) || a.order - b.order || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const generated = '// Written by `npm run pages` from the files *.page.ts. Do not edit.\n';
const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const union = (ids: readonly string[]): string =>
  ids.map((id) => `\n  | ${quoted(id)}`).join('') || ' never';

/** Pages whose ids and addresses end alike share a row: every visitor downloads this list. */
export function pageListFile(pages: readonly Page[]): string {
  const rows = new Map<string, string[]>();
  for (const page of pages) {
    const { id, path, template, parent = '', noindex = false } = page;
    const slug = sharedEnd(id, path);
    const row = [id, path].map((text) => text.slice(0, text.length - slug.length));
    const key =
      [...row, template, parent].map(quoted).join(', ') + (noindex ? ', true' : ', false');
    rows.set(key, [...(rows.get(key) ?? []), slug]);
  }
  const idsOf = (isOne: (page: Page) => boolean) => union(pages.filter(isOne).map(({ id }) => id));
  return [
    generated,
    "import type { Template } from './page.ts';",
    '',
    `export type PageId =${idsOf(() => true)};`,
    '',
    '/** A page that a menu or the footer may link. */',
    `export type MenuPageId =${idsOf(({ inMenu }) => inMenu === true)};`,
    '',
    `export type GuideId =${idsOf(({ template }) => template === 'guide')};`,
    '',
    '/** Beginning of the ids, beginning of the addresses, template, parent, noindex, and the ends of both. */',
    "export const pageRows: readonly (readonly [string, string, Template, PageId | '', boolean, string])[] = [",
    ...[...rows].map(([key, slugs]) => `  [${key}, ${quoted(slugs.join(' '))}],`),
    '];',
    '',
  ].join('\n');
}

/** The last part that both have, such as `gst` of `tools/financial-hub/gst` and `/financial-hub/gst`. */
function sharedEnd(id: string, path: string): string {
  const slug = id.slice(id.lastIndexOf('/') + 1);
  return path.endsWith(`/${slug}`) ? slug : '';
}

/** The names that every page loads, and all names. */
function nameFiles(
  { locale, names }: LanguageWithPages,
  pages: readonly Page[],
): [file: string, text: string][] {
  const line = ({ id }: Page) => `  ${quoted(id)}: ${quoted(names.get(id) ?? '')},`;
  const file = (name: string) => `src/locales/${locale}/${name}.gen.ts`;
  return [
    [
      file('menu-names'),
      [
        generated,
        "import type { MenuPageId } from '../../content/page-list.gen.ts';",
        '',
        '/** The short names of the pages that menus and the footer link: every visitor downloads them. */',
        'export const menuNames: Readonly<Record<MenuPageId, string>> = {',
        ...pages.filter(({ inMenu }) => inMenu).map(line),
        '};',
        '',
      ].join('\n'),
    ],
    [
      file('page-names'),
      [
        generated,
        "import type { PageId } from '../../content/page-list.gen.ts';",
        '',
        '/** The short name of each page: breadcrumbs and lists. Those of menus too: sharing them would cost each visit a file. */',
        'export const text: Readonly<Record<PageId, string>> = {',
        ...pages.map(line),
        '};',
        '',
      ].join('\n'),
    ],
  ];
}
