import { chmod, copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasTables } from './backup.ts';
import { RefusedCommand, runCommand } from './command-refusal.ts';
import { loadEnvFile } from './env-file.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { readKeys, readKeysIn } from './keys.ts';
import { postgresCommand } from './postgres-command.ts';
import { readSettings } from './settings.ts';

const usage = `Restores a backup of npm run db:backup into the empty database of DATABASE_URL.

  npm run db:restore -- niyam-<time>.dump keys-<time>.json

The second file becomes DATA_DIR/keys.json; keys that are there already are kept beside it. Leave it out if DATA_DIR
still has the keys of that time. Stop the servers first, and start them afterwards.`;

/**
 * Restores `dump` into the empty database at `databaseUrl`, and `keys` into `dataDir`. Nothing is restored when a part
 * of the dump fails, when the database has tables, or when there would be no keys. Returns the number of leads.
 */
export async function restore(
  databaseUrl: string,
  dataDir: string,
  dump: string,
  keys?: string,
): Promise<number> {
  const present = await readKeys(dataDir);
  if (keys ? !(await readKeysIn(keys)) : !present) {
    throw new RefusedCommand(
      keys ? `${keys} does not exist.` : `${dataDir} has no keys.json: name keys-<time>.json too.`,
    );
  }
  const database = await openExternalPostgres(databaseUrl);
  try {
    if (await hasTables(database.postgres)) {
      throw new RefusedCommand(
        'The database of DATABASE_URL has tables already: use an empty one.',
      );
    }
    await postgresCommand('pg_restore', databaseUrl, '--single-transaction', path.resolve(dump));
    if (keys) await placeKeys(dataDir, keys, present !== undefined);
    const { rows } = await database.postgres.query<{ leads: number }>(
      'select count(*)::integer as leads from public.leads',
    );
    return rows[0]?.leads ?? 0;
  } finally {
    await database.close();
  }
}

async function placeKeys(dataDir: string, keys: string, keepPresent: boolean): Promise<void> {
  const file = path.join(dataDir, 'keys.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (keepPresent) await rename(file, `${file}.${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await copyFile(keys, file);
  await chmod(file, 0o600);
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [dump, keys] = positionals;
  if (!dump) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  loadEnvFile();
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (!databaseUrl) throw new RefusedCommand('DATABASE_URL is not set.');
  const leads = await restore(databaseUrl, dataDir, dump, keys);
  console.log(`${dump} is restored: ${leads} leads. Start the servers.`);
}

if (process.argv[1]?.endsWith('restore.ts')) {
  runCommand(main);
}
