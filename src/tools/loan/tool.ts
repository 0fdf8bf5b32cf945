import type { SavedTool, ToolCode } from '../tool.ts';

/** The page that answers "I want a loan" with one card. */
export const code: ToolCode = { comes: 'used', data: 'schemes' };

export const saved: SavedTool = { path: '/loan', comes: { with: 'rest' } };
