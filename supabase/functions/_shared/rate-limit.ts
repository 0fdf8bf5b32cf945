import { limitWindowMs as windowMs, type Caller } from './caller.ts';
import type { FunctionEnv } from './function-env.ts';
import { queryTimeout, reasonOf, serviceClient } from './service-client.ts';

export type LimitOutcome =
  | { kind: 'within' }
  /** The caller has reached the limit, and may send a new item after this time. */
  | { kind: 'over'; retryAfterMs: number }
  | { kind: 'unavailable'; reason: string };

/** The tables whose rows name their sender by a hash: it limits new rows, and is wiped a day later. */
export const limitedTables = ['leads', 'mistakes'] as const;
export type LimitedTable = (typeof limitedTables)[number];

/**
 * Returns whether the caller has sent as many new items as ten minutes allow. Repeats never count, because
 * they add no row. Two requests at once may both count as the last one; a few items too many do no harm.
 */
export async function checkLimit(
  table: LimitedTable,
  caller: Caller,
  env: FunctionEnv,
): Promise<LimitOutcome> {
  const limit = env.LEAD_RATE_LIMIT;
  if (limit === 0) return { kind: 'within' };
  const since = Date.now() - windowMs;
  // Finds the oldest item that fills the limit: the next is allowed when it leaves the window.
  const { data, error, status } = await serviceClient(env)
    .from(table)
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
