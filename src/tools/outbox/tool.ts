import type { ToolCode } from '../tool.ts';

/** The list of waiting and sent requests on this device. */
export const code: ToolCode = { comes: 'first' };

/** It is among the files of the first visit. */
export const saved = null;
