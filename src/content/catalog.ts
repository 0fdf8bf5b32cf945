import type { Template } from './page.ts';
import { pageRows, type GuideId, type PageId } from './page-list.gen.ts';

export type { GuideId, MenuPageId, PageId } from './page-list.gen.ts';

/** The name of a calculator in its page's address. */
export type CalculatorSlug =
  Extract<PageId, `tools/financial-hub/${string}`> extends `tools/financial-hub/${infer Slug}`
    ? Slug
    : never;

/** The page data that the browser needs; a `*.page.ts` declares it (`content/page.ts` describes the fields). */
export interface CatalogEntry {
  id: PageId;
  path: `/${string}`;
  template: Template;
  parent?: PageId;
  noindex?: true;
}

/** Every public page of the site (ROUTE rows), sorted by folder, then by declared order. */
export const catalog: readonly CatalogEntry[] = pageRows.flatMap(
  ([idStart, pathStart, template, parent, noindex, ends]) =>
    ends.split(' ').map((end) => ({
      id: (idStart + end) as PageId,
      path: (pathStart + end) as `/${string}`,
      template,
      ...(parent && { parent }),
      ...(noindex && { noindex }),
    })),
);

/** Every guide, in declared order. */
export const guideIds = catalog
  .filter(({ template }) => template === 'guide')
  .map(({ id }) => id) as readonly GuideId[];

/**
 * Returns the pages below this one, such as the entries of a `tasks` or `sheets` page. Pages in its own folder
 * (`services/…` below `services`) come first. Throws when there is no such page.
 */
export function pagesBelow(id: PageId): CatalogEntry[] {
  const below = catalog.filter(({ parent }) => parent === pageById(id).id);
  const isOwn = (page: CatalogEntry) => page.id.startsWith(`${id}/`);
  return [...below.filter(isOwn), ...below.filter((page) => !isOwn(page))];
}

const byId = new Map(catalog.map((entry) => [entry.id, entry]));
const byPath = new Map(catalog.map((entry) => [entry.path as string, entry]));

/** Returns the page with this id. Throws when no file declares it. */
export function pageById(id: PageId): CatalogEntry {
  const entry = byId.get(id);
  if (!entry) throw new Error(`No *.page.ts declares the page "${id}"`);
  return entry;
}

/** Returns the pages above this one, from the top; home is not included. */
export function pagesAbove(entry: CatalogEntry): CatalogEntry[] {
  if (!entry.parent) return [];
  const parent = pageById(entry.parent);
  return [...pagesAbove(parent), parent];
}

/** Returns the page at this path (lower case, no language prefix, no trailing slash), or undefined. */
export function pageByPath(path: string): CatalogEntry | undefined {
  return byPath.get(path);
}
