import type { SavedTool, ToolCode } from '../tool.ts';

/** The compliance calendar, with its reminders. */
export const code: ToolCode = {
  comes: 'used',
  // Counts what is due when any page opens.
  withRest: ['on-opening.ts'],
  // Where reminders are on, every page brings them up to date.
  adapters: ['push/push.ts'],
  sharedChunk: { name: 'calendar-rules' },
};

export const saved: SavedTool = { path: '/calendar', comes: { with: 'second', place: 3 } };
