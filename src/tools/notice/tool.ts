import type { SavedTool, ToolCode } from '../tool.ts';

/** "I got a notice": what to say and do, by who came. */
export const code: ToolCode = { comes: 'used' };

/** First of all tools: it is opened in the street, with an officer waiting. */
export const saved: SavedTool = { path: '/notice', comes: { with: 'second', place: 0 } };
