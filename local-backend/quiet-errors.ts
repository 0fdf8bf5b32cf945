import { inspect } from 'node:util';
import type { PGlite } from '@supabase/lite/pglite';
import { plainText } from './plain-log.ts';

/**
 * Makes database errors print as one line without values.
 *
 * @supabase/lite logs every refused query, and a Postgres error contains the query's values: names, telephone
 * numbers, password hashes. They must not be logged.
 */
export function hideValuesInErrors(database: PGlite): void {
  const query = database.query.bind(database);
  database.query = async (...args: Parameters<typeof query>) => {
    try {
      return await query(...args);
    } catch (error) {
      if (error instanceof Error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        const [sql] = args;
        Object.defineProperty(error, inspect.custom, {
          value: () =>
            plainText(`Postgres refused with ${code}: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`),
        });
      }
      throw error;
    }
  };
}
