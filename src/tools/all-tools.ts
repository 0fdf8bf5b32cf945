import type { SavedTool } from './tool.ts';

/** Every tool that is saved apart from its page. For code that Vite builds; else `build/read-tools.ts`. */
export const savedTools: readonly SavedTool[] = Object.values(
  import.meta.glob<SavedTool | null>('./*/tool.ts', { eager: true, import: 'saved' }),
).filter((tool) => tool !== null);
