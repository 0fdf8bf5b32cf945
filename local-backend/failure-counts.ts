/** Failures of a key within a time that starts with the first failure. */
export interface FailureCounts {
  /** Returns the number of a key's failures. */
  of(key: string): number;
  /** Returns the ms until the key's failures expire; 0 without any. */
  waitOf(key: string): number;
  add(key: string): void;
  forget(key: string): void;
}

/** More keys than a busy day has; about 5 MB. */
const mostKeys = 50_000;

/** Counts failures in bounded memory. The oldest expire first, and a restart removes all. */
export function countFailures(windowMs: number, now: () => number = Date.now): FailureCounts {
  // In the order of the first failures, so that the first entry is the oldest.
  const counts = new Map<string, { failures: number; until: number }>();

  function live(key: string) {
    const count = counts.get(key);
    if (count && count.until > now()) return count;
    counts.delete(key);
    return undefined;
  }

  return {
    of: (key) => live(key)?.failures ?? 0,
    waitOf(key) {
      const count = live(key);
      return count ? count.until - now() : 0;
    },
    add(key) {
      const count = live(key);
      if (count) {
        count.failures += 1;
        return;
      }
      counts.set(key, { failures: 1, until: now() + windowMs });
      const [oldest] = counts.keys();
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
    },
    forget: (key) => void counts.delete(key),
  };
}
