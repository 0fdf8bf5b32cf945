import type { SavedTool, ToolCode } from '../tool.ts';

/** Reporting a mistake in a text. */
export const code: ToolCode = { comes: 'used' };

export const saved: SavedTool = { path: '/mistake', comes: { with: 'rest' } };
