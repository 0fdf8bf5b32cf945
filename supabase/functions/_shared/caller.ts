import { clientNetwork } from './client-address.ts';
import type { FunctionEnv } from './function-env.ts';
import { hmacHex } from './hmac.ts';

/** How far back the limits of one address look. */
export const limitWindowMs = 10 * 60_000;

/** Who called, as far as it is kept: a hash, which tells two callers apart on one day and no more. */
export interface Caller {
  /** What new rows are stored with. */
  readonly hash: string;
  /** What rows of the last ten minutes may be stored with: just after midnight UTC, two hashes. */
  readonly recentHashes: readonly string[];
}

/**
 * The caller of a request, by the address that a trusted hop states (client-address.ts). Callers whose address
 * nobody states count for one.
 */
export async function callerOf(
  headers: Headers,
  env: FunctionEnv,
  now = Date.now(),
): Promise<Caller> {
  const address = clientNetwork(headers, env.clientAddress ?? { trustedProxyHops: 0 });
  const hashOn = (time: number) => {
    const day = new Date(time).toISOString().slice(0, 10);
    return hmacHex(env.SUPABASE_SERVICE_ROLE_KEY, `${day} ${address}`);
  };
  const hash = await hashOn(now);
  return { hash, recentHashes: [...new Set([hash, await hashOn(now - limitWindowMs)])] };
}
