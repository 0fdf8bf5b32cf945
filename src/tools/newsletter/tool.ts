import type { ToolCode } from '../tool.ts';

/** Asking for the newsletter, and leaving it. */
export const code: ToolCode = { pages: ['/newsletter'], comes: 'first' };

/** It comes with the first visit. */
export const saved = null;
