import { clientNetwork } from './client-address.ts';
import type { FunctionEnv } from './function-env.ts';
import { hmacHex } from './hmac.ts';

/** The limits of one address count calls within this time. */
export const limitWindowMs = 10 * 60_000;

/** A caller, saved as a hash. It only tells two callers of the same day apart. */
export interface Caller {
  /** The hash to save in new rows. */
  readonly hash: string;
  /** The hashes that rows of the last ten minutes may have: two just after midnight UTC. */
  readonly recentHashes: readonly string[];
}

/**
 * Returns the caller of a request, by the address that a trusted hop states (client-address.ts). All callers
 * without a stated address count as one.
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
