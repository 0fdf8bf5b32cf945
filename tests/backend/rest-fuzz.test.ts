import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, type Database } from '../../local-backend/database.ts';
import { ensureKeys, type Keys } from '../../local-backend/keys.ts';
import { makeDataDir, removeDataDir } from '../support/new-database.ts';

/**
 * Requests to the data API that no client should send. A 5xx tells clients to send the same again:
 * whatever is wrong with the request itself must be answered 4xx. FUZZ_ALL=1 tries every value on every column.
 */

let dataDir: string;
let keys: Keys;
let database: Database;
beforeAll(async () => {
  // The database layer logs each refused query.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  dataDir = await makeDataDir();
  keys = await ensureKeys(dataDir);
  database = await openDatabase({
    dataDir,
    keys,
    mail: { send: () => Promise.resolve() },
    siteUrl: 'http://127.0.0.1:1',
  });
}, 180_000);
afterAll(async () => {
  await database.close();
  await removeDataDir(dataDir);
  vi.restoreAllMocks();
});

const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'is',
  'isdistinct',
  'in',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'not.eq',
  'not.in',
  'not.is',
  'eq(any)',
  'like(all)',
  'fts(english)',
  'fts(klingon)',
  'nonsense',
];

/** Parameters in the form of an address, percent-encoded where necessary. */
const values = [
  '',
  'x',
  'null',
  'true',
  'unknown',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  'Infinity',
  '99999999999999999999',

  '%7B',
  '%7B%7D',
  '%7B1,2%7D',
  '%7B%22a%22:1%7D',
  '%7B%22a%22',
  '(',
  '()',
  '(1,2',
  '(null)',
  '(%22)',

  '[',
  '[1,2)',
  '%5B%5D',
  '%22',
  "'",
  '%5C',
  '%25',
  '*',
  ';--',
  '%00',
  'a%00b',
  '%FF',
  '%ED%A0%80',

  '0000-01-01',
  '2026-13-45',
  'infinity',
  '99999-01-01T00:00:00Z',
  '%F0%9F%98%80',
  '%0A',
  'a.b.c',

  '00000000-0000-0000-0000-000000000000',
  '((((((((((',
  '[[[[',
  '%5C%5C%5C',
  '%26%7C%21',
  '%7B%7B%7D%7D',
  'x'.repeat(4000),
];

interface Column {
  table_name: string;
  column_name: string;
  type: string;
}

async function columns(): Promise<Column[]> {
  const { rows } = await database.postgres.query<Column>(
    `select table_name, column_name, udt_name as type from information_schema.columns
     where table_schema = 'public' order by table_name, ordinal_position`,
  );
  return rows;
}

/** Answers that were 5xx, by what was asked. */
const failures = new Map<string, string>();
let tried = 0;

async function ask(pathAndQuery: string, init: RequestInit = {}): Promise<number> {
  const url = `http://127.0.0.1:1/rest/v1/${pathAndQuery}`;
  tried += 1;
  const request = new Request(url, {
    ...init,
    headers: {
      apikey: keys.secretKey,
      'content-type': 'application/json',
      ...(init.headers as Record<string, string> | undefined),
    },
  });
  const response = await database.fetch(request);
  if (response.status >= 500) {
    const what = `${init.method ?? 'GET'} ${pathAndQuery} ${typeof init.body === 'string' ? init.body : ''}`;
    failures.set(what.slice(0, 200), `${response.status} ${(await response.text()).slice(0, 300)}`);
  }
  return response.status;
}

/** The first of the requests that were answered 5xx; prints how many there were. */
function failed(what: string): readonly string[] {
  console.log(`${what}: ${failures.size} of ${tried} answered 5xx`);
  const found = [...failures].map(([request, answer]) => `${request} → ${answer}`);
  failures.clear();
  tried = 0;
  if (process.env['FUZZ_LIST']) console.log(found.join('\n'));
  return found.slice(0, 20);
}

const every = process.env['FUZZ_ALL'] === '1';

/** Bodies for one column of each type; JSON cannot say NUL otherwise. */
const written: readonly unknown[] = [
  '',
  'x',
  'a\0b',
  '\ud800',
  '0000-01-01',
  '2026-13-45',
  '{}',
  '{1,2',
  '[1,2)',
  'infinity',
  null,
  true,
  -1,
  1.5,
  1e300,
  0x56bc75e2d63100000,
  [],
  ['a', null],
  [[1], [2, 3]],
  {},
  { a: { b: ['\0'] } },
  'x'.repeat(4e3),
];

const odd = [
  'limit=-1',
  'limit=x',
  'limit=99999999999999999999',
  'offset=-1',
  'offset=1e9',
  'order=nope',
  'order=id.sideways',
  'order=id.asc.nullsmiddle',
  'order=',
  'select=',
  'select=nope',
  'select=*,nope(*)',
  'select=count()',
  'select=id::nonsense',
  'select=id::int',
  'select=id.sum()',
  'select=((',
  'select=id->a',
  'select=id->>0',
  'select=%00',
  'select=%22',
  'select=id:id:id',
  'and=(',
  'or=(id.eq.1',
  'or=()',
  'and=(id)',
  'not.and=(id.eq.x)',
  'or=(id.eq.x,and(id.is.x))',
  'or=(id.in.(1)',
  'id=',
  'id=eq',
  'id=.',
  'id=eq.eq.eq',
  'id->a=eq.1',
  'id->>a=eq.1',
  'id->a->=eq.1',
  'nope=eq.1',
  '%00=eq.1',
  '%22=eq.x',
  'id%22=eq.x',
  '=',
  '=eq.1',
  'columns=nope',
  'columns=',
  'on_conflict=nope',
  'on_conflict=',
  'nope.id=eq.1',
  'id=not.not.eq.1',
];

const calls: readonly (readonly [name: string, body: string])[] = [
  'claim_leads',
  'delete_my_account',
  'export_my_data',
  'sync_fields',
  'keep_push_reminders',
  'tidy_push_reminders',
  'nope',
].flatMap((name) =>
  [
    '',
    '{',
    '[]',
    'null',
    '1',
    '"x"',
    '{}',
    '{"ids":1}',
    '{"ids":["x"]}',
    '{"nope":"\\u0000"}',
    '{"target":"\\u0000","row_id":"x","seen":{},"edits":{}}',
    '{"target":"profiles","row_id":"x","seen":"x","edits":[]}',
    '{"target":"profiles","row_id":"00000000-0000-0000-0000-000000000000","seen":1,"edits":[1,"x",null]}',
    '{"id":"x","owner":"x","endpoint":1,"p256dh":[],"auth":{},"reminders":"x"}',
    '{"id":"00000000-0000-0000-0000-000000000000","owner":null,"endpoint":"x","p256dh":"x","auth":"x","reminders":[{"id":"AAAAAAAAAAAAAAAAAAAAAA","on":"0000-01-01"}]}',
  ].map((body) => [name, body] as const),
);

test('a filter that makes no sense is the request’s fault, on every column and with every operator', async () => {
  const seen = new Set<string>();
  let turn = 0;
  for (const { table_name: table, column_name: column, type } of await columns()) {
    const some = seen.has(type) ? (turn % 8 === 0 ? 1 : 0) : 2;
    seen.add(type);
    for (const operator of operators) {
      const sample = Array.from({ length: some }, () => values[(turn += 7) % values.length] ?? '');
      turn += 1;
      for (const value of every ? values : sample) {
        await ask(`${table}?select=*&limit=1&${column}=${operator}.${value}`);
      }
    }
  }
  expect(failed('REST filters')).toEqual([]);
}, 3_600_000);

test('a query that makes no sense is the request’s fault', async () => {
  const tables = [...new Set((await columns()).map(({ table_name: table }) => table))];
  for (const table of every ? tables : tables.slice(0, 3)) {
    for (const query of odd) {
      await ask(`${table}?${query}`);
      await ask(`${table}?${query}`, { method: 'PATCH', body: '{}' });
    }
  }
  for (const path of ['', 'nope', '%00', '%22', 'rpc/', 'rpc/%00', 'leads/x', '%FF'])
    await ask(path);
  expect(failed('REST queries')).toEqual([]);
}, 600_000);

test('a body that makes no sense is the request’s fault, on every column', async () => {
  const seen = new Set<string>();
  let turn = 0;
  for (const { table_name: table, column_name: column, type } of await columns()) {
    const isNew = !seen.has(type);
    seen.add(type);
    const three = [0, 1, 2].map(() => written[(turn += 5) % written.length]);
    for (const value of every || isNew ? written : three) {
      const body = JSON.stringify({ [column]: value });
      await ask(table, { method: 'POST', body });
      await ask(`${table}?${column}=is.null`, { method: 'PATCH', body });
    }
    const body = `[{"${column}":1},{"nope":2}]`;
    await ask(`${table}?columns=${column}`, { method: 'POST', body });
  }
  for (const body of ['', '{', '[', 'null', '1', '"x"', '[1]', '[[]]', '{"id":}', '\u0000']) {
    for (const method of ['POST', 'PATCH', 'PUT']) await ask('profiles', { method, body });
  }
  expect(failed('REST bodies')).toEqual([]);
}, 600_000);

test('a call that makes no sense is the request’s fault', async () => {
  for (const [name, body] of calls) await ask(`rpc/${name}`, { method: 'POST', body });
  expect(failed('REST calls')).toEqual([]);
}, 600_000);
