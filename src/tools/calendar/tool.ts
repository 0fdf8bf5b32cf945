import type { SavedTool, ToolCode } from '../tool.ts';

/** The compliance calendar, with its reminders. */
export const code: ToolCode = {
  pages: ['/calendar'],
  comes: 'used',
  sharedChunk: { name: 'calendar-rules' },
};

export const saved: SavedTool = { path: '/calendar', comes: { with: 'second', place: 3 } };
