import type { Transaction } from '../../local-backend/postgres.ts';
import { randomUUID } from 'node:crypto';
import { tryColumn, tryDelete, tryTruncate, type Column, type Place } from './attempts.ts';
import { expectedFor, verbs, type Expected, type Outcome } from './expected.ts';
import { allPersons, type Person } from './people.ts';
import { samplesFor } from './samples.ts';

/** One try: who, what, and how it ended. */
export interface Cell {
  readonly person: string;
  readonly table: string;
  /** A column, or `(row)`. */
  readonly column: string;
  readonly verb: string;
  readonly outcome: Outcome;
  readonly expected: Outcome;
}

export interface Matrix {
  readonly cells: readonly Cell[];
  /** Further problems: tables without a sample, and functions that the wrong users may call. */
  readonly complaints: readonly string[];
}

/** Which tries are wanted. */
export type Wanted = (person: Person, table: string) => boolean;

/**
 * Tries everything: everybody, every table in `public`, every column, every verb, as far as it is
 * wanted. The database must be without users; the transaction is to be rolled back.
 */
export async function tryEverything(
  transaction: Transaction,
  expected: Expected,
  wanted: Wanted = () => true,
): Promise<Matrix> {
  const [owner, other] = [randomUUID(), randomUUID()];
  for (const id of [owner, other]) {
    await transaction.query('insert into auth.users (id, email) values ($1, $2)', [
      id,
      `${id}@example.com`,
    ]);
  }
  const samples = samplesFor(owner, other);
  const tables = await tablesOf(transaction);
  const complaints = [
    ...[...expected.tables.keys()]
      .filter((table) => !tables.has(table))
      .map((table) => `there is no table ${table}, but expected.txt lists it`),
    ...[...tables.keys()]
      .filter((table) => !samples[table] || !expected.tables.has(table))
      .map((table) => `the table ${table} lacks a sample, or a line in expected.txt`),
    ...(await complaintsOfFunctions(transaction, expected)),
    ...(await openElsewhere(transaction)),
  ];
  // The profiles that came with the users make way for the sample.
  await transaction.query('delete from public.profiles');
  const places: Place[] = [];
  for (const [table, sample] of Object.entries(samples)) {
    const columns = tables.get(table);
    if (!columns) continue;
    const missing = columns.filter(
      ({ name }) => !(name in sample.stored && name in sample.written),
    );
    complaints.push(...missing.map(({ name }) => `the sample of ${table} lacks ${name}`));
    if (missing.length > 0) continue;
    await store(transaction, table, sample.stored);
    places.push({ table, sample, columns });
  }

  const cells: Cell[] = [];
  for (const person of allPersons(owner, other)) {
    for (const place of places) {
      const { table } = place;
      if (!wanted(person, table)) continue;
      const rights = person.isOwner ? expected.tables.get(table) : undefined;
      const add = (column: string, verb: string, outcome: Outcome, expected: Outcome) =>
        cells.push({ person: person.name, table, column, verb, outcome, expected });
      for (const { name } of place.columns) {
        for (const verb of verbs) {
          // An upsert finds its row by the key, and cannot write another one.
          if (verb === 'upsert' && name === place.sample.key) continue;
          const outcome = await tryColumn(transaction, person, place, name, verb);
          add(name, verb, outcome, expectedFor(rights, name, verb));
        }
      }
      const mayDelete = rights?.delete ? 'allowed' : 'refused';
      add('(row)', 'delete', await tryDelete(transaction, person, place), mayDelete);
      add('(row)', 'truncate', await tryTruncate(transaction, person, place), 'refused');
    }
  }
  return { cells, complaints };
}

/** Writes a sample as it is: triggers would put the server's values in. */
async function store(
  transaction: Transaction,
  table: string,
  row: Readonly<Record<string, unknown>>,
) {
  const names = Object.keys(row);
  await transaction.exec('set session_replication_role = replica');
  await transaction.query(
    `insert into public.${table} (${names.map((name) => `"${name}"`).join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  await transaction.exec('set session_replication_role = default');
}

/** Everything in `public` that rows can be read from, views too. */
async function tablesOf(transaction: Transaction): Promise<Map<string, Column[]>> {
  const { rows } = await transaction.query<{ table: string; name: string; needed: boolean }>(`
    select class.relname as table, attribute.attname as name,
      attribute.attnotnull and not attribute.atthasdef and attribute.attidentity = '' as needed
    from pg_class as class
    join pg_attribute as attribute on attribute.attrelid = class.oid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'm', 'f')
      and attribute.attnum > 0 and not attribute.attisdropped
    order by class.relname, attribute.attnum`);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
}

async function complaintsOfFunctions(
  transaction: Transaction,
  expected: Expected,
): Promise<string[]> {
  // Those of `auth` are Supabase's own.
  const { rows } = await transaction.query<{ name: string; role: string; allowed: boolean }>(`
    select schema.nspname || '.' || routine.proname as name, role.rolname as role,
      has_function_privilege(role.oid, routine.oid, 'execute')
        and has_schema_privilege(role.oid, schema.oid, 'usage') as allowed
    from pg_proc as routine
    join pg_namespace as schema on schema.oid = routine.pronamespace
    cross join pg_roles as role
    where role.rolname in ('anon', 'authenticated')
      and schema.nspname not in ('pg_catalog', 'information_schema', 'auth')`);
  const complaints = rows.flatMap(({ name, role, allowed }) => {
    const wanted = expected.functions.get(name)?.includes(role) ?? false;
    if (allowed === wanted) return [];
    return [`${role} ${allowed ? 'may call' : 'may not call'} ${name}`];
  });
  const known = new Set(rows.map(({ name }) => name));
  const unknownFunctions = [...expected.functions.keys()].filter((name) => !known.has(name));
  return [...complaints, ...unknownFunctions.map((name) => `there is no function ${name}`)];
}

/** Rights on tables outside `public`, of which there should be none. */
async function openElsewhere(transaction: Transaction): Promise<string[]> {
  const { rows } = await transaction.query<{ name: string; role: string }>(`
    select schema.nspname || '.' || class.relname as name, role.rolname as role
    from pg_class as class
    join pg_namespace as schema on schema.oid = class.relnamespace
    cross join pg_roles as role
    where role.rolname in ('anon', 'authenticated')
      and schema.nspname not in ('pg_catalog', 'information_schema', 'public')
      and class.relkind in ('r', 'p', 'v', 'm', 'f')
      and has_schema_privilege(role.oid, schema.oid, 'usage')
      and (has_any_column_privilege(role.oid, class.oid, 'select, insert, update')
        or has_table_privilege(role.oid, class.oid, 'delete, truncate'))`);
  return rows.map(({ name, role }) => `${role} has a right on ${name}`);
}
