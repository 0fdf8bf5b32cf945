import type { SavedTool, ToolCode } from '../tool.ts';

/** The visitor's own ledger at the top of the home page. It has no page of its own. */
export const code: ToolCode = { comes: 'used' };

/** It opens in flight mode, so its code is saved soon after the first visit. */
export const saved: SavedTool = { path: '/', comes: { with: 'second', place: 6 } };
