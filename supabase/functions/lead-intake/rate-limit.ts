import { limitWindowMs as windowMs, type Caller } from '../_shared/caller.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { queryTimeout, reasonOf, serviceClient } from '../_shared/service-client.ts';

export type LimitOutcome =
  | { kind: 'within' }
  /** For how long the caller has no new lead left. */
  | { kind: 'over'; retryAfterMs: number }
  | { kind: 'unavailable'; reason: string };

/**
 * Whether the caller has sent as many new leads as are allowed in ten minutes. Repeats never count:
 * they add no row. Two requests at once may both be the last one: a few too many do no harm.
 */
export async function checkLimit(caller: Caller, env: FunctionEnv): Promise<LimitOutcome> {
  const limit = env.LEAD_RATE_LIMIT;
  if (limit === 0) return { kind: 'within' };
  const since = Date.now() - windowMs;
  // The last lead that was allowed, if there were so many: the next is when it leaves the window.
  const { data, error, status } = await serviceClient(env)
    .from('leads')
    .select('received_at')
    .in('sender_hash', caller.recentHashes)
    .gt('received_at', new Date(since).toISOString())
    .order('received_at', { ascending: false })
    .range(limit - 1, limit - 1)
    .abortSignal(queryTimeout());
  if (error) return { kind: 'unavailable', reason: reasonOf(status, error.code) };
  const last = data[0];
  if (!last) return { kind: 'within' };
  const retryAfterMs = new Date(last.received_at).getTime() - since;
  return { kind: 'over', retryAfterMs: Math.min(windowMs, Math.max(1_000, retryAfterMs)) };
}
