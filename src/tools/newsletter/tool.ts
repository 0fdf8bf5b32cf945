import type { ToolCode } from '../tool.ts';

/** Subscribing to the newsletter and leaving it. */
export const code: ToolCode = { comes: 'first' };

/** It is among the files of the first visit. */
export const saved = null;
