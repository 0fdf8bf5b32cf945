import { expect, test } from 'vitest';
import { readExpected } from '../access/expected.ts';
import { tryEverything, type Wanted } from '../access/matrix.ts';
import { withDatabase } from '../access/open-database.ts';
import { findingsOf } from '../access/report.ts';

/** The short version of `npm run rls` (PROF-07), and whether it would notice a hole. */

const file = new URL('../access/expected.txt', import.meta.url);
/** It takes ten seconds of a processor, and the processor may be shared. */
const limit = 600_000;

/** What a missing second factor does is the same policy on every table: one of them will do here. */
const short: Wanted = (person, table) => !person.withFactor || table === 'profiles';

test(
  'nobody may do more than expected.txt says, and owners may do all of it',
  async () => {
    const expected = await readExpected(file);
    const matrix = await withDatabase((attempt) =>
      attempt((transaction) => tryEverything(transaction, expected, short)),
    );
    expect(findingsOf(matrix)).toEqual([]);
    expect(matrix.cells.length).toBeGreaterThan(1000);
  },
  limit,
);

/** Holes as a careless migration would make them, and what must be said of each. */
const holes: readonly [sql: string, finding: string][] = [
  [
    'grant update on public.consents to authenticated',
    'owner: update consents.purpose is allowed, expected refused',
  ],
  [
    'alter table public.consents disable row level security',
    'other user: read consents.id is allowed, expected refused',
  ],
  [
    'grant select on public.consents to anon; create policy open on public.consents using (true)',
    'visitor: read consents.id is allowed, expected refused',
  ],
  [
    'grant delete on public.consents to authenticated',
    'owner: delete consents.(row) is allowed, expected refused',
  ],
  [
    'grant truncate on public.consents to authenticated',
    'other user: truncate consents.(row) is allowed, expected refused',
  ],
  [
    'drop policy second_factor on public.consents',
    'owner, half in: read consents.purpose is allowed, expected refused',
  ],
  [
    'drop trigger withdraw_once on public.consents',
    'owner: update consents.withdrawn_at is allowed, expected overruled',
  ],
  [
    'grant execute on function public.export_my_data() to anon',
    'anon may call public.export_my_data',
  ],
  [
    'create table public.extra (id int)',
    'the table extra lacks a sample, or a line in expected.txt',
  ],
  ['grant select on auth.users to authenticated', 'authenticated has a right on auth.users'],
];

test(
  'a hole in it is noticed',
  async () => {
    const expected = await readExpected(file);
    await withDatabase(async (attempt) => {
      for (const [sql, finding] of holes) {
        const matrix = await attempt(async (transaction) => {
          await transaction.exec(sql);
          return tryEverything(transaction, expected, (_, table) => table === 'consents');
        });
        expect(findingsOf(matrix)).toContain(finding);
      }
    });
  },
  limit,
);
