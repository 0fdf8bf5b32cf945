import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnvFile } from './env-file.ts';
import { openExternalPostgres } from './external-postgres.ts';
import { RefusedCommand, runCommand } from './command-refusal.ts';
import { postgresCommand } from './postgres-command.ts';
import type { Postgres } from './postgres.ts';
import { readSettings } from './settings.ts';

const usage = `Writes a backup of DATABASE_URL and proves that it can be restored.

  npm run db:backup -- <folder>

It adds a sentinel row, writes niyam-<time>.dump and keys-<time>.json to the folder, restores the dump into a
scratch database on the same server, and looks for the sentinel, every migration, every function and as many rows
as there were before. The scratch database is dropped. Run it every day; an exit code that is not 0 means that
there is no good backup.`;

/** What a restored database must have, as text for comparison. */
const contentsQuery = `
  select 'migrations' as what, count(*)::text as count from supabase_migrations.schema_migrations
  union all select 'functions', count(*)::text from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all select 'policies', count(*)::text from pg_policies`;
const rowsQuery = `
  select 'leads' as what, count(*)::integer as count from public.leads
  union all select 'users', count(*)::integer from auth.users`;

interface Count<Value> {
  readonly what: string;
  readonly count: Value;
}

/** Backs up the database and checks the backup; returns the path of the dump. Throws when it cannot be trusted. */
export async function backUp(
  databaseUrl: string,
  dataDir: string,
  folder: string,
): Promise<{ file: string; rows: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.resolve(folder, `niyam-${time}.dump`);
  const sentinel = randomUUID();
  const source = await openExternalPostgres(databaseUrl);
  try {
    if (!(await hasTables(source.postgres))) {
      throw new RefusedCommand(
        'The database of DATABASE_URL has no tables yet: a server makes them at its first start.',
      );
    }
    await source.postgres.exec(
      `create table if not exists private.backup_marks (id uuid primary key, made_at timestamptz not null default now());
       revoke all on private.backup_marks from public, anon, authenticated, service_role;`,
    );
    await source.postgres.query('insert into private.backup_marks (id) values ($1)', [sentinel]);
    const before = await readContents(source.postgres);
    // Personal data: only the owner may read the files, also while they are written.
    await writeFile(file, '', { mode: 0o600, flag: 'wx' });
    await postgresCommand('pg_dump', databaseUrl, '--format=custom', '--file', file);
    const keys = path.join(folder, `keys-${time}.json`);
    await copyFile(path.join(dataDir, 'keys.json'), keys);
    await chmod(keys, 0o600);
    const rows = await inScratchDatabase(source.postgres, databaseUrl, async (scratchUrl) => {
      await postgresCommand('pg_restore', scratchUrl, '--exit-on-error', file);
      return checkRestored(scratchUrl, sentinel, before);
    });
    return { file, rows };
  } finally {
    await source.close();
  }
}

/** Returns whether a server has made its tables in the database. */
export async function hasTables(postgres: Postgres): Promise<boolean> {
  const { rows } = await postgres.query<{ filled: boolean }>(
    "select to_regclass('public.leads') is not null as filled",
  );
  return rows[0]?.filled ?? false;
}

async function readContents(postgres: Postgres) {
  const { rows: contents } = await postgres.query<Count<string>>(contentsQuery);
  const { rows } = await postgres.query<Count<number>>(rowsQuery);
  return { contents, rows };
}

/** Throws when the restored database lacks something; returns its numbers of rows. */
async function checkRestored(
  url: string,
  sentinel: string,
  before: Awaited<ReturnType<typeof readContents>>,
): Promise<string> {
  const scratch = await openExternalPostgres(url);
  try {
    const { rows: found } = await scratch.postgres.query(
      'select 1 from private.backup_marks where id = $1',
      [sentinel],
    );
    if (found.length === 0)
      throw new RefusedCommand('The restored database lacks the sentinel row.');
    const after = await readContents(scratch.postgres);
    for (const [at, { what, count }] of before.contents.entries()) {
      if (after.contents[at]?.count !== count) {
        throw new RefusedCommand(`The restored database has other ${what} than the original.`);
      }
    }
    for (const [at, { what, count }] of before.rows.entries()) {
      // People go on writing while the dump is made.
      if ((after.rows[at]?.count ?? 0) < count) {
        throw new RefusedCommand(`The restored database has fewer ${what} than the original.`);
      }
    }
    return after.rows.map(({ what, count }) => `${count} ${what}`).join(', ');
  } finally {
    await scratch.close();
  }
}

async function inScratchDatabase<Result>(
  postgres: Postgres,
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `niyam_scratch_${randomUUID().slice(0, 8)}`;
  await postgres.exec(`create database ${name}`);
  try {
    const url = new URL(databaseUrl);
    url.pathname = name;
    return await work(url.href);
  } finally {
    await postgres.exec(`drop database ${name} with (force)`);
  }
}

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder) {
    console.log(usage);
    process.exitCode = 2;
    return;
  }
  loadEnvFile();
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (!databaseUrl) {
    throw new RefusedCommand(
      'DATABASE_URL is not set. To back up the embedded database, stop the server and copy DATA_DIR.',
    );
  }
  const { file, rows } = await backUp(databaseUrl, dataDir, folder);
  console.log(`${file} is written, and was restored: ${rows}.`);
}

if (process.argv[1]?.endsWith('backup.ts')) {
  runCommand(main);
}
