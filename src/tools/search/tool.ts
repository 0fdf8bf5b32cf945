import type { SavedTool, ToolCode } from '../tool.ts';

/** The search over all pages. */
export const code: ToolCode = { comes: 'used', data: 'search' };

export const saved: SavedTool = { path: '/search', comes: { with: 'second', place: 5 } };
