import type { PGlite } from '@supabase/lite/pglite';

/** Postgres' numbers for `json` and `jsonb`. */
const jsonTypes = [114, 3802];

/**
 * Sends every value of a query to Postgres as text. Postgres then checks it and reports errors by SQLSTATE.
 *
 * PGlite's own conversions throw without a code when a value does not fit its type, and send broken messages
 * for an invalid list. Both caused answers with 500. Call this function before the first query with
 * parameters.
 */
export async function sendValuesAsText(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ list: number }>(
    'select typarray as list from pg_type where typarray <> 0',
  );
  const lists = new Set(rows.map(({ list }) => list));
  for (const type of Object.keys(database.serializers).map(Number)) {
    const toText = lists.has(type) ? listText : jsonTypes.includes(type) ? jsonText : valueText;
    database.serializers[type] = toText;
  }
}

/** Returns a JSON value for Postgres; a text is sent as it is. */
export const jsonText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The value of one parameter from a driver. */
type Value = string | number | bigint | boolean | object | null | undefined;

/** Returns a value for Postgres in its own text format. */
export function valueText(value: Value): string {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** Returns a list for Postgres in its own text format. */
export function listText(value: Value): string {
  if (!Array.isArray(value)) return valueText(value);
  const items = value.map((item: Value) => {
    if (Array.isArray(item)) return listText(item);
    if (item === null || item === undefined) return 'NULL';
    return `"${valueText(item).replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}
