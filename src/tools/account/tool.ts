import type { ToolCode } from '../tool.ts';

/** Accounts: sign-in, profile, dashboard. All need a network, except the dashboard's data of this device. */
export const code: ToolCode = {
  comes: 'used',
  // A signed-in user may open the next page without a network.
  except: ['session.ts'],
};

/** Not saved, because it needs a network. */
export const saved = null;
