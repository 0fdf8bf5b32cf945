import type { SavedTool, ToolCode } from '../tool.ts';

/** The business health check. */
export const code: ToolCode = { comes: 'used' };

export const saved: SavedTool = { path: '/business-health', comes: { with: 'second', place: 4 } };
