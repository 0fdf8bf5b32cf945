import type { ToolCode } from '../tool.ts';

/** Pages that help to find errors. */
export const code: ToolCode = {
  pages: ['/debug-auth', '/gemini-test', '/login-debug', '/test-auth'],
  comes: 'used',
};

/** Not saved, because it needs a network. */
export const saved = null;
