import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@supabase/lite/pglite';

/**
 * Lets the rest of the server run before each query of `database`.
 *
 * The embedded Postgres runs on the server's only thread, and one of its requests is a chain of a dozen
 * queries without any wait: no file is served meanwhile. This function answers all requests that have arrived
 * between two queries; it costs no time when there are none.
 */
export function yieldBeforeQueries(database: PGlite): void {
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    await setImmediate();
    return query(...args);
  };
}
