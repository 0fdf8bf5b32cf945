/** What of a kept session says how long it is good for, in seconds. */
interface Lifetime {
  access_token?: unknown;
  expires_in?: unknown;
  expires_at?: unknown;
}

const seconds = (ms: number) => Math.round(ms / 1000);

/**
 * A session that is to be kept, with the end of its token by this phone's clock. The server tells the
 * end by its own: on a phone that is an hour ahead every token would look expired and be renewed at
 * each step; on one that is behind, tokens would be used long after they ended. Only a new token is
 * dated: one that is written again keeps its end. Text that is no session comes back as it is.
 */
export function datedByThisClock(text: string, before: string | null, nowMs: number): string {
  const session = lifetimeOf(text);
  if (!session || typeof session.expires_in !== 'number') return text;
  const kept = before === null ? undefined : lifetimeOf(before);
  const isSame = kept?.access_token === session.access_token;
  const expiresAt = isSame ? kept?.expires_at : seconds(nowMs) + session.expires_in;
  return JSON.stringify({ ...session, expires_at: expiresAt });
}

/**
 * A kept session as it counts now. One that would end later than it can (the clock was ahead when it
 * was kept and has been put right since) is taken for ended, so that it is renewed.
 */
export function readByThisClock(text: string, nowMs: number): string {
  const session = lifetimeOf(text);
  if (typeof session?.expires_at !== 'number' || typeof session.expires_in !== 'number')
    return text;
  // A second of rounding is no wrong clock.
  if (session.expires_at <= seconds(nowMs) + session.expires_in + 1) return text;
  return JSON.stringify({ ...session, expires_at: seconds(nowMs) });
}

/** The session in a kept text; undefined when it holds something else (a PKCE verifier is a bare string). */
function lifetimeOf(text: string): Lifetime | undefined {
  if (!text.startsWith('{')) return undefined;
  const value = JSON.parse(text) as Lifetime;
  return typeof value.access_token === 'string' ? value : undefined;
}
