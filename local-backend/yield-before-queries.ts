import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@supabase/lite/pglite';

/**
 * Lets the rest of the server run before each query of `database`.
 *
 * The embedded Postgres computes on the server's only thread, and a request of it is a chain of a dozen
 * queries that never waits for anything: while it runs, no file is served. Between two queries
 * everything that has arrived is answered first; when nothing has, this costs no time.
 */
export function yieldBeforeQueries(database: PGlite): void {
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    await setImmediate();
    return query(...args);
  };
}
