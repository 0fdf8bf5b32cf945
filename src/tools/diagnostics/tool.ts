import type { ToolCode } from '../tool.ts';

/** Pages for those who look into a fault. */
export const code: ToolCode = {
  pages: ['/debug-auth', '/gemini-test', '/login-debug', '/test-auth'],
  comes: 'used',
};

/** Of no use without a network. */
export const saved = null;
