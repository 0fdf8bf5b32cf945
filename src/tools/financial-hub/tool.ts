import type { SavedTool, ToolCode } from '../tool.ts';

/** The calculators. */
export const code: ToolCode = { comes: 'used' };

export const saved: SavedTool = { path: '/financial-hub/*', comes: { with: 'rest' } };
