import type { ToolCode } from '../tool.ts';

/** Accounts: signing in, profile, dashboard. Of use with a network, but for what the dashboard shows of this device. */
export const code: ToolCode = {
  pages: [
    '/dashboard',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/auth/callback',
  ],
  comes: 'used',
  // Who has just signed in may open the next page with no signal, and is still signed in.
  except: ['session.ts'],
};

/** Of no use without a network. */
export const saved = null;
