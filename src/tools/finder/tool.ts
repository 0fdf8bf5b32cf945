import type { SavedTool, ToolCode } from '../tool.ts';

/** The licence finder. */
export const code: ToolCode = {
  comes: 'used',
  // The lead form uses only the answers.
  sharedChunk: { name: 'finder-rules', except: ['answers.ts', 'states.ts'] },
};

export const saved: SavedTool = { path: '/find', comes: { with: 'second', place: 1 } };
