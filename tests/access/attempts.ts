import type { Transaction } from '../../local-backend/postgres.ts';
import type { Outcome, Verb } from './expected.ts';
import type { Person } from './people.ts';
import type { Sample } from './samples.ts';

/** A column as far as it matters for an insert. */
export interface Column {
  readonly name: string;
  /** An insert must name it. */
  readonly needed: boolean;
}

export interface Place {
  readonly table: string;
  readonly sample: Sample;
  readonly columns: readonly Column[];
}

/** What may be refused with: anything else says that the sample is no good. */
const refusedCode = '42501';

/**
 * Tries a verb on one column of the owner's row, as this person, and undoes it. It counts what
 * happened to the row, not what was answered. Throws when a try fails for any other reason than a
 * missing right: it would say nothing.
 */
export function tryColumn(
  transaction: Transaction,
  person: Person,
  place: Place,
  column: string,
  verb: Verb,
): Promise<Outcome> {
  const { table, sample } = place;
  const { key, owner, stored, written } = sample;
  return attempt(transaction, person, async () => {
    if (verb === 'insert') await transaction.query(`delete from public.${table}`);
    await becomes(transaction, person);
    if (verb === 'read') {
      const { rows } = await transaction.query(`select "${column}" from public.${table}`);
      return rows.length > 0 ? 'allowed' : 'refused';
    }
    // The owner's column says who the row belongs to; handing it to another one is tried by update.
    const value = verb === 'insert' && column === owner ? stored[column] : written[column];
    let done: number | undefined;
    if (verb === 'update') {
      // No WHERE: it would need the right to read as well.
      const sql = `update public.${table} set "${column}" = $1`;
      done = (await transaction.query(sql, [value])).affectedRows;
    } else {
      const names = place.columns.filter(
        ({ name, needed }) => needed || name === key || name === owner || name === column,
      );
      const values = names.map(({ name }) => (name === column ? value : stored[name]));
      const onConflict =
        verb === 'upsert'
          ? `on conflict ("${key}") do update set "${column}" = excluded."${column}"`
          : '';
      const sql = `insert into public.${table} (${names.map(({ name }) => `"${name}"`).join(', ')})
        values (${names.map((_, index) => `$${index + 1}`).join(', ')}) ${onConflict}`;
      done = (await transaction.query(sql, values)).affectedRows;
    }
    if (!done) return 'refused';
    await transaction.exec('reset role');
    const changed = await transaction.query(
      `select from public.${table} where "${column}" is not distinct from $1`,
      [value],
    );
    return changed.rows.length > 0 ? 'allowed' : 'overruled';
  });
}

/** Tries to remove the owner's row. */
export function tryDelete(
  transaction: Transaction,
  person: Person,
  { table }: Place,
): Promise<Outcome> {
  return attempt(transaction, person, async () => {
    await becomes(transaction, person);
    const { affectedRows } = await transaction.query(`delete from public.${table}`);
    return affectedRows ? 'allowed' : 'refused';
  });
}

/** Tries to empty the table: row-level security does not hold there. */
export function tryTruncate(
  transaction: Transaction,
  person: Person,
  { table }: Place,
): Promise<Outcome> {
  return attempt(transaction, person, async () => {
    await becomes(transaction, person);
    await transaction.query(`truncate public.${table} cascade`);
    return 'allowed';
  });
}

/** Takes on the role and claims that the REST API gives a request of this person. */
async function becomes(transaction: Transaction, person: Person): Promise<void> {
  const claims = {
    role: person.role,
    ...(person.user && { sub: person.user }),
    ...(person.level && { aal: person.level }),
  };
  await transaction.query(
    `select set_config('request.jwt.claim.sub', $1, true),
      set_config('request.jwt.claim.role', $2, true),
      set_config('request.jwt.claims', $3, true),
      set_config('role', $2, true)`,
    [person.user ?? '', person.role, JSON.stringify(claims)],
  );
}

async function attempt(
  transaction: Transaction,
  person: Person,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  await transaction.exec('savepoint attempt');
  try {
    if (person.withFactor) {
      const factor = `insert into auth.mfa_factors (id, user_id, factor_type, status, secret)
        values (gen_random_uuid(), $1, 'totp', 'verified', 'none')`;
      await transaction.query(factor, [person.user]);
    }
    return await run();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== refusedCode) throw error;
    return 'refused';
  } finally {
    // The role goes back with it.
    await transaction.exec('rollback to savepoint attempt; release savepoint attempt');
  }
}
