import type { SavedTool, ToolCode } from '../tool.ts';

/** The visitor's own ledger at the top of the home page. It has no page of its own. */
export const code: ToolCode = {
  pages: [],
  comes: 'used',
  needs: ['ledger.tsx', 'model/read-aloud.tsx'],
};

/** It opens in flight mode, so its code is saved soon after the first visit. */
export const saved: SavedTool = { path: '/', comes: { with: 'second', place: 6 } };
