import type { SavedTool, ToolCode } from '../tool.ts';

/** The legal assistant. */
export const code: ToolCode = {
  comes: 'used',
  // Visitors can ask a question before the assistant is on the device.
  except: ['question-for-later.ts', 'question-for-later.tsx'],
  data: 'search',
};

export const saved: SavedTool = { path: '/legal-assistant', comes: { with: 'second', place: 2 } };
