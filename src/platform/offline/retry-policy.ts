const baseMs = 1000;
const capMs = 5 * 60_000;
const retryAfterCapMs = 60 * 60_000;

/** Jitter shortens a wait by at most this share. With a full share, waits near zero could cause a storm. */
const jitter = 2 / 3;

/**
 * Returns the wait in ms after a number of attempts: exponential with jitter, from 1 s up to 5 min.
 * The jitter separates devices that lost the network together. At most 14 attempts fit into the first ten
 * minutes for any random numbers (fault 16).
 */
export function retryDelay(attempts: number, random: () => number): number {
  const longest = Math.min(capMs, baseMs * 2 ** Math.max(0, attempts - 1));
  return longest * (1 - jitter * random());
}

/** Returns `Retry-After` in ms, from its seconds or its date, at most 1 h; undefined for other values. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(retryAfterCapMs, Math.max(0, wait));
}

/** True for a status that means "later". Any server between device and backend can send it. */
export const isPassing = (status: number): boolean =>
  (status >= 500 && status !== 511) || [408, 421, 425, 429].includes(status);
