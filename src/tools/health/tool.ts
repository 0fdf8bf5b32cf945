import type { SavedTool, ToolCode } from '../tool.ts';

/** The business health check. */
export const code: ToolCode = { pages: ['/business-health'], comes: 'used' };

export const saved: SavedTool = { path: '/business-health', comes: { with: 'second', place: 4 } };
