import type { SavedTool, ToolCode } from '../tool.ts';

/** The page of the saved data on this device, with a button to delete it. */
export const code: ToolCode = { comes: 'used' };

export const saved: SavedTool = { path: '/on-this-phone', comes: { with: 'rest' } };
