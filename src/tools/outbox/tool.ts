import type { ToolCode } from '../tool.ts';

/** The list of what waits on this device and of what was sent. */
export const code: ToolCode = { pages: ['/outbox'], comes: 'first' };

/** It comes with the first visit. */
export const saved = null;
