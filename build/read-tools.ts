import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Page } from '../src/content/page.ts';
import { savedFirstPaths } from '../src/content/saved-first.ts';
import type { SavedTool, ToolCode } from '../src/tools/tool.ts';
import { readRoutes } from './read-routes.ts';

/** A tool as the files of its folder declare it. */
export interface DeclaredTool {
  /** Name of its folder. */
  name: string;
  code: ToolCode;
  /** Null when it is not saved apart from its page. */
  saved: SavedTool | null;
  /** Addresses of its pages, which `*.page.ts` files of its folder declare. */
  paths: readonly string[];
}

/** The tools, and the routes that draw their pages. */
export interface SiteCode {
  tools: readonly (DeclaredTool & {
    /** Files of `src/routes` that draw its pages. */
    routes: readonly string[];
  })[];
  /** Routes whose pages are all saved with the rest of the site (src/content/saved-first.ts): so is their code. */
  routesOfRest: readonly string[];
}

const folder = new URL('../src/tools/', import.meta.url);

/**
 * Returns every tool, by the folders of `src/tools`. For code that runs in Node; other code uses
 * `src/tools/all-tools.ts`.
 */
export async function readTools(): Promise<DeclaredTool[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    names.map(async (name) => {
      const own = new URL(`${name}/`, folder);
      const files = await readdir(own, { recursive: true });
      if (!existsSync(new URL('tool.ts', own))) throw new Error(`src/tools/${name} has no tool.ts`);
      const { code, saved } = await load<Pick<DeclaredTool, 'code' | 'saved'>>('tool.ts', own);
      const pages = await Promise.all(
        files
          .filter((file) => file.endsWith('.page.ts'))
          .map((file) => load<{ page: Page }>(file.replaceAll('\\', '/'), own)),
      );
      return { name, code, saved, paths: pages.map(({ page }) => page.path) };
    }),
  );
}

const load = async <Exports>(file: string, base: URL): Promise<Exports> =>
  (await tsImport(fileURLToPath(new URL(file, base)), import.meta.url)) as Exports;

/** Returns what the sources declare about the code of tools and routes. */
export async function readSiteCode(): Promise<SiteCode> {
  const [tools, routes] = await Promise.all([readTools(), readRoutes()]);
  return {
    tools: tools.map((tool) => ({
      ...tool,
      routes: routes
        .filter(({ paths }) => paths.some((path) => tool.paths.includes(path)))
        .map(({ file }) => file),
    })),
    routesOfRest: routes
      .filter(({ paths }) => paths.length > 0 && paths.every((path) => !savedFirstPaths.has(path)))
      .map(({ file }) => file),
  };
}
