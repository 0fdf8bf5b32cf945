import type { ToolCode } from '../tool.ts';

/** The request for help: the form and its transport. */
export const code: ToolCode = {
  comes: 'first',
  // Loaded only where a tool has saved answers.
  except: ['known-answers.ts'],
};

/** It is among the files of the first visit. */
export const saved = null;
