import type { FunctionEnv } from '../_shared/function-env.ts';
import { scheduled } from '../_shared/scheduled.ts';
import { tendLeads } from '../_shared/tend-leads.ts';

/**
 * Answers a scheduler: wipes old hashes of addresses, announces new leads to the team and forwards due leads
 * to the owner's sheet. Returns `{ tried, forwarded, announced: { sent, failed } }`, also after failures,
 * which are retried automatically.
 */
export const leadForward = (request: Request, env: FunctionEnv): Promise<Response> =>
  scheduled(request, env, tendLeads);
