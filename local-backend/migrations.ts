import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Postgres } from './postgres.ts';

/**
 * Applies the new migrations in `dir`, each in its own transaction, and returns their names. The history is
 * saved in the same table as by the Supabase CLI.
 *
 * Throws with the file's name when one fails; those before it stay applied.
 */
export async function applyMigrations(database: Postgres, dir: string): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const file of (await readdir(dir)).sort()) {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name || known.has(version)) continue;
    const sql = await readFile(path.join(dir, file), 'utf8');
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          `insert into supabase_migrations.schema_migrations (version, name, statements)
           values ($1, $2, $3)`,
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new Error(`Migration ${file} failed.`, { cause: error });
    }
    applied.push(file);
  }
  return applied;
}
