import type { ToolCode } from '../tool.ts';

/** Pages that help to find errors. */
export const code: ToolCode = {
  comes: 'used',
};

/** Not saved, because it needs a network. */
export const saved = null;
