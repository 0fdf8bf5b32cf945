import path from 'node:path';
import { parseArgs } from 'node:util';
import { RefusedCommand, runCommand } from './command-refusal.ts';
import { lockDataDir } from './data-lock.ts';
import { openDatabase, type Database } from './database.ts';
import { loadEnvFile } from './env-file.ts';
import { ensureKeys } from './keys.ts';
import type { Postgres, Transaction } from './postgres.ts';
import { readSettings } from './settings.ts';

const usage = `Copies everything from the embedded database in DATA_DIR to the empty database of DATABASE_URL.

  npm run db:move

Stop the server first. The keys stay in DATA_DIR, so all users stay signed in.`;

const batchSize = 500;
const schemas = ['auth', 'public', 'private'];
/** Filled anew by the server that runs on the database. */
const leftOut = new Set(['private.failure_counts', 'private.backup_marks']);

interface Table {
  readonly name: string;
  readonly columns: string[];
}

/**
 * Copies every row of the embedded database in `dataDir` to the database at `databaseUrl`, in one transaction.
 * Returns the number of rows of each table. Throws when the target has leads or users already.
 */
export async function moveDatabase(
  dataDir: string,
  databaseUrl: string,
): Promise<Map<string, number>> {
  const unlock = await lockDataDir(dataDir);
  const opened: Database[] = [];
  try {
    const options = {
      dataDir,
      keys: await ensureKeys(dataDir),
      mail: { send: () => Promise.reject(new Error('No e-mail is sent while data is moved.')) },
      siteUrl: 'http://127.0.0.1',
    };
    // Both have all migrations then, so the same tables and columns.
    const source = await openDatabase(options);
    opened.push(source);
    const target = await openDatabase({ ...options, databaseUrl });
    opened.push(target);
    await refuseFilled(target.postgres);
    const tables = await readTables(source.postgres);
    return await target.postgres.transaction((transaction) =>
      copyTables(source.postgres, transaction, tables),
    );
  } finally {
    for (const database of opened) await database.close();
    await unlock();
  }
}

async function refuseFilled(target: Postgres): Promise<void> {
  const { rows } = await target.query(
    '(select 1 from public.leads limit 1) union all (select 1 from auth.users limit 1)',
  );
  if (rows.length > 0) {
    throw new RefusedCommand('The database of DATABASE_URL has data already: use an empty one.');
  }
}

/** Returns the tables with their stored columns; a table comes after those that it refers to. */
async function readTables(source: Postgres): Promise<Table[]> {
  const { rows } = await source.query<{ name: string; columns: string[]; refers_to: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns,
       array(select rn.nspname || '.' || r.relname from pg_constraint k
         join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as refers_to
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any ($1) order by 1`,
    [schemas],
  );
  const waiting = rows.filter(({ name }) => !leftOut.has(name));
  const sorted: Table[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ refers_to: names }) =>
      names.every((name) => !waiting.some((other) => other.name === name)),
    );
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error('Tables refer to each other in a circle.');
    sorted.push(table);
  }
  return sorted;
}

async function copyTables(
  source: Postgres,
  target: Transaction,
  tables: readonly Table[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  // Triggers have done their work when the rows were written: they would announce each lead again.
  for (const { name } of tables) await target.exec(`alter table ${name} disable trigger user`);
  for (const { name, columns } of tables) {
    const list = columns.join(', ');
    const { rows } = await source.query<{ row: string }>(
      `select row_to_json(t)::text as row from (select ${list} from ${name}) as t`,
    );
    for (let at = 0; at < rows.length; at += batchSize) {
      const batch = rows.slice(at, at + batchSize).map(({ row }) => row);
      await target.query(
        `insert into ${name} (${list}) overriding system value
         select ${list} from json_populate_recordset(null::${name}, $1::json)
         on conflict do nothing`,
        [`[${batch.join(',')}]`],
      );
    }
    const { rows: copied } = await target.query<{ count: number }>(
      `select count(*)::integer as count from ${name}`,
    );
    if ((copied[0]?.count ?? 0) < rows.length) throw new Error(`Rows of ${name} were not copied.`);
    if (rows.length > 0) counts.set(name, rows.length);
  }
  for (const { name } of tables) await target.exec(`alter table ${name} enable trigger user`);
  await moveSequences(source, target);
  return counts;
}

async function moveSequences(source: Postgres, target: Transaction): Promise<void> {
  const { rows } = await source.query<{ name: string; value: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) and last_value is not null`,
    [schemas],
  );
  for (const { name, value } of rows) {
    await target.query('select setval($1::regclass, $2::bigint)', [name, value]);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  loadEnvFile();
  const { databaseUrl, dataDir } = readSettings(process.env);
  if (values.help || !databaseUrl) {
    console.log(databaseUrl ? usage : `${usage}\n\nDATABASE_URL is not set.`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  for (const [name, count] of await moveDatabase(dataDir, databaseUrl)) {
    console.log(`${String(count).padStart(8)}  ${name}`);
  }
  console.log(
    `Moved. ${path.join(dataDir, 'postgres')} is as it was: delete it when you are sure.`,
  );
}

if (process.argv[1]?.endsWith('move-database.ts')) {
  runCommand(main);
}
