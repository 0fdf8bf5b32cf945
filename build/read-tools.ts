import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { SavedTool, ToolCode } from '../src/tools/tool.ts';

/** A tool as its `tool.ts` declares it. */
export interface DeclaredTool {
  /** Name of its folder. */
  name: string;
  code: ToolCode;
  /** Null when it is not saved apart from its page. */
  saved: SavedTool | null;
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
      const file = fileURLToPath(new URL(`${name}/tool.ts`, folder));
      if (!existsSync(file)) throw new Error(`src/tools/${name} has no tool.ts`);
      const { code, saved } = (await tsImport(file, import.meta.url)) as DeclaredTool;
      return { name, code, saved };
    }),
  );
}
