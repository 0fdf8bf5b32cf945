import type { SavedTool, ToolCode } from '../tool.ts';

/** What is saved on this device, and how to clear it. */
export const code: ToolCode = { pages: ['/on-this-phone'], comes: 'used' };

export const saved: SavedTool = { path: '/on-this-phone', comes: { with: 'rest' } };
