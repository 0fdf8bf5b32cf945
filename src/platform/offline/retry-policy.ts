const baseMs = 1000;
const capMs = 5 * 60_000;
const retryAfterCapMs = 60 * 60_000;

/** Jitter takes at most this share of a wait away: with all of it, luck alone could make a storm. */
const jitter = 2 / 3;

/**
 * How long to wait after the given number of attempts: exponential with jitter, base 1 s, cap 5 min,
 * so that phones that lost the network together do not come back together. At most 14 attempts fit
 * into the first ten minutes, whatever the dice say (fault 16).
 */
export function retryDelay(attempts: number, random: () => number): number {
  const longest = Math.min(capMs, baseMs * 2 ** Math.max(0, attempts - 1));
  return longest * (1 - jitter * random());
}

/** `Retry-After` in ms, from its seconds or date form, at most 1 h; undefined when it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(retryAfterCapMs, Math.max(0, wait));
}

/** True for a status that says "later": it is no verdict on what was sent, whoever it comes from. */
export const isPassing = (status: number): boolean =>
  (status >= 500 && status !== 511) || [408, 421, 425, 429].includes(status);
