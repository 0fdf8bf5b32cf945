import { inspect } from 'node:util';
import { plainText } from './plain-log.ts';

/**
 * Makes a database error print as one line without values.
 *
 * @supabase/lite logs every refused query, and a Postgres error contains the query's values: names, telephone
 * numbers, password hashes. They must not be logged.
 */
export function hideValues(error: unknown, sql: string): void {
  if (!(error instanceof Error)) return;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  const line = plainText(
    `Postgres refused with ${code}: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`,
  );
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
}
