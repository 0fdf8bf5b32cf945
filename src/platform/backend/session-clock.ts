/** The fields of a saved session that state the lifetime of its token, in seconds. */
interface Lifetime {
  access_token?: unknown;
  expires_in?: unknown;
  expires_at?: unknown;
}

const seconds = (ms: number) => Math.round(ms / 1000);

/**
 * Dates a session by the clock of this device before it is saved. Returns any other text unchanged.
 * The server states the end of a token by its own clock. On a device whose clock is an hour ahead, each token
 * would look expired and be renewed at every step. On a device whose clock is behind, tokens would be used
 * after their end. Only a new token is dated; a token that is saved again retains its end.
 */
export function datedByThisClock(text: string, before: string | null, nowMs: number): string {
  const session = lifetimeOf(text);
  if (!session || typeof session.expires_in !== 'number') return text;
  const saved = before === null ? undefined : lifetimeOf(before);
  const isSame = saved?.access_token === session.access_token;
  const expiresAt = isSame ? saved?.expires_at : seconds(nowMs) + session.expires_in;
  return JSON.stringify({ ...session, expires_at: expiresAt });
}

/**
 * Reads a saved session by the clock of this device. A session whose end is too far away counts as expired
 * and is renewed: the clock was ahead when the session was saved, and has been corrected since.
 */
export function readByThisClock(text: string, nowMs: number): string {
  const session = lifetimeOf(text);
  if (typeof session?.expires_at !== 'number' || typeof session.expires_in !== 'number')
    return text;
  // One second allows for rounding.
  if (session.expires_at <= seconds(nowMs) + session.expires_in + 1) return text;
  return JSON.stringify({ ...session, expires_at: seconds(nowMs) });
}

/** Returns the session in a saved text; undefined for other values (a PKCE verifier is a bare string). */
function lifetimeOf(text: string): Lifetime | undefined {
  if (!text.startsWith('{')) return undefined;
  const value = JSON.parse(text) as Lifetime;
  return typeof value.access_token === 'string' ? value : undefined;
}
