import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';

let opened: TestDatabase;
let keys: Keys;
let database: Database;
const queries: string[] = [];

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database, keys } = opened);
  const query = database.postgres.query.bind(database.postgres);
  database.postgres.query = (...args: Parameters<typeof query>) => {
    queries.push(args[0]);
    return query(...args);
  };
});
afterAll(() => opened.close());

const readLeads = (key: string) =>
  database.fetch(new Request('http://x/rest/v1/leads?select=id', { headers: { apikey: key } }));

test('a request of the REST API takes four queries', async () => {
  await readLeads(keys.secretKey);
  queries.length = 0;
  expect((await readLeads(keys.secretKey)).status).toBe(200);
  expect(queries.map((sql) => sql.split(/[ (]/)[0]?.toLowerCase())).toEqual([
    'begin',
    'select',
    'select',
    'commit',
  ]);
});

test('the role of a request ends with it', async () => {
  expect((await readLeads(keys.secretKey)).status).toBe(200);
  expect((await readLeads(keys.publishableKey)).status).toBe(401);
  const role = async () => {
    const { rows } = await database.postgres.query<{ role: string; claims: string | null }>(
      "select current_user as role, current_setting('request.jwt.claims', true) as claims",
    );
    return rows[0];
  };
  expect(await role()).toEqual({ role: 'postgres', claims: '' });
});
