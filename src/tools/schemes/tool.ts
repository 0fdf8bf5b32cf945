import type { SavedTool, ToolCode } from '../tool.ts';

/** The list of government schemes. */
export const code: ToolCode = { comes: 'used', data: 'schemes' };

export const saved: SavedTool = { path: '/government-schemes', comes: { with: 'rest' } };
