import type { FunctionEnv } from '../_shared/function-env.ts';
import { scheduled } from '../_shared/scheduled.ts';
import { tendLeads } from '../_shared/tend-leads.ts';

/**
 * For a scheduler: wipes old hashes of addresses, announces new leads to the team and forwards the leads that
 * are due to the owner's sheet. Answers with `{ tried, forwarded, announced: { sent, failed } }`, also when
 * something failed: it is tried again by itself.
 */
export const leadForward = (request: Request, env: FunctionEnv): Promise<Response> =>
  scheduled(request, env, tendLeads);
