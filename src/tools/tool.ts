/**
 * What the build, the worker, the shell and the tests know of a tool. Each tool exports `code` from its
 * `tool.ts`, and `saved`, which is null where it is not saved apart from its page. The name of a tool is its folder,
 * and its pages are those that the folder declares (`*.page.ts`).
 */
export interface ToolCode {
  /**
   * `first`: its code comes with the first visit. `used`: it comes when the tool is used, or is saved later
   * (sw/data.ts), and counts for no first visit.
   */
  comes: 'first' | 'used';
  /** Files of the folder that come the other way round. */
  except?: readonly string[];
  /** Files of the folder that its pages do not need: they are saved with the rest of the site. */
  withRest?: readonly string[];
  /** Files of `src/platform` that load for this tool only, also where other code starts them. */
  adapters?: readonly string[];
  /** Data that it reads: the first part of the name of a file in `dist/data`. */
  data?: string;
  /** A chunk of files in `model/` that several tools share, under a name that stays. */
  sharedChunk?: { name: string; except?: readonly string[] };
}

/** How a tool's code and data are saved on the device, apart from its page. */
export interface SavedTool {
  /** The address of its page; `/tools/*` matches every page below `/tools`. */
  path: string;
  /**
   * `second`: right after the pages of the first visit, in the order of `place` (docs/decisions/0035).
   * `rest`: with the rest of the site.
   */
  comes: { with: 'second'; place: number } | { with: 'rest' };
}

/** The paths of the tools that are saved second, in their order. */
export const savedSecond = (tools: readonly SavedTool[]): string[] =>
  tools
    .flatMap(({ path, comes }) => (comes.with === 'second' ? [{ path, place: comes.place }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ path }) => path);

/** True for a path that `/path` or `/path/*` matches. */
export const isAt = (path: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
