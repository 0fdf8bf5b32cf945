import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir, removeDataDir } from '../tests/support/new-database.ts';
import { openDatabase, type Database } from './database.ts';
import { ensureKeys, type Keys } from './keys.ts';

let dataDir: string;
let keys: Keys;
let database: Database;
const queries: string[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir();
  keys = await ensureKeys(dataDir);
  database = await openDatabase({
    dataDir,
    keys,
    mail: { send: () => Promise.reject(new Error('No e-mail goes from here.')) },
    siteUrl: 'http://127.0.0.1',
  });
  const query = database.postgres.query.bind(database.postgres);
  database.postgres.query = (...args: Parameters<typeof query>) => {
    queries.push(args[0]);
    return query(...args);
  };
});
afterAll(async () => {
  await database.close();
  await removeDataDir(dataDir);
});

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
