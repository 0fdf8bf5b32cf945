import type { ToolCode } from '../tool.ts';

/** The request for help: the form, and how a request reaches the team. */
export const code: ToolCode = {
  pages: ['/contact'],
  comes: 'first',
  // Read where a tool has saved answers.
  except: ['known-answers.ts'],
};

/** It comes with the first visit. */
export const saved = null;
