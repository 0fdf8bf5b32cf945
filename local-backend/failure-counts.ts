import { createHmac } from 'node:crypto';
import type { Postgres } from './postgres.ts';

/** Failures of a key within a time that starts with the first failure. */
export interface FailureCounts {
  /** Returns the number of a key's failures. */
  of(key: string): Promise<number>;
  /** Returns the ms until the key's failures expire; 0 without any. */
  waitOf(key: string): Promise<number>;
  add(key: string): Promise<void>;
  forget(key: string): Promise<void>;
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
    of: (key) => Promise.resolve(live(key)?.failures ?? 0),
    waitOf(key) {
      const count = live(key);
      return Promise.resolve(count ? count.until - now() : 0);
    },
    add(key) {
      const count = live(key);
      if (count) count.failures += 1;
      else {
        counts.set(key, { failures: 1, until: now() + windowMs });
        const [oldest] = counts.keys();
        if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
      }
      return Promise.resolve();
    },
    forget(key) {
      counts.delete(key);
      return Promise.resolve();
    },
  };
}

/**
 * Creates the table of failures that all server processes on one database share. It is not logged: a crash of
 * the database empties it, like a restart empties the memory of a single server.
 */
export async function createFailureTable(postgres: Postgres): Promise<void> {
  await postgres.exec(`
    create unlogged table if not exists private.failure_counts (
      scope text not null,
      key text not null,
      failures integer not null,
      until timestamptz not null,
      primary key (scope, key)
    );
    create index if not exists failure_counts_until_idx on private.failure_counts (until);
    revoke all on private.failure_counts from public, anon, authenticated, service_role;
  `);
}

/** Counts failures in the database, for all server processes together. */
export function countSharedFailures(options: {
  readonly postgres: Postgres;
  readonly scope: string;
  readonly windowMs: number;
  /** Keys are addresses of people: the table has only their hashes with this secret. */
  readonly key: string;
}): FailureCounts {
  const { postgres, scope, windowMs } = options;
  const hashed = (key: string) => createHmac('sha256', options.key).update(key).digest('hex');

  async function live(key: string) {
    const { rows } = await postgres.query<{ failures: number; wait: number }>(
      `select failures, ceil(extract(epoch from until - now()) * 1000)::integer as wait
       from private.failure_counts where scope = $1 and key = $2 and until > now()`,
      [scope, hashed(key)],
    );
    return rows[0];
  }

  return {
    of: async (key) => (await live(key))?.failures ?? 0,
    waitOf: async (key) => (await live(key))?.wait ?? 0,
    async add(key) {
      await postgres.query('delete from private.failure_counts where until <= now()');
      await postgres.query(
        `insert into private.failure_counts as counted (scope, key, failures, until)
         values ($1, $2, 1, now() + make_interval(secs => $3))
         on conflict (scope, key) do update set failures = counted.failures + 1`,
        [scope, hashed(key), windowMs / 1000],
      );
    },
    async forget(key) {
      await postgres.query('delete from private.failure_counts where scope = $1 and key = $2', [
        scope,
        hashed(key),
      ]);
    },
  };
}
