import { readdir } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectDir } from '../../local-backend/settings.ts';
import { startMailService, type MailServer } from '../backend/mail-server.ts';
import { newDatabaseUrl } from '../backend/running-server.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { startServersOn, type SharedServers } from '../support/shared-database.ts';

let mail: MailServer;
let databaseUrl: string;
let both: SharedServers;
let sql: postgres.Sql;
let grantsBefore: unknown;

beforeAll(async () => {
  mail = await startMailService();
  databaseUrl = (await newDatabaseUrl()) ?? '';
  both = await startServersOn(databaseUrl, 2, {
    ...mail.settings,
    LEAD_NOTIFY_EMAIL: 'team@example.org',
  });
  sql = postgres(databaseUrl, { max: 2 });
  grantsBefore = await grants();
});
afterAll(async () => {
  await both.stop();
  await sql.end();
  await mail.stop();
});

/** Every right on the tables and columns of the schemas that the API serves. */
const grants = async () => [
  ...(await sql`
    select table_name, grantee, privilege_type from information_schema.role_table_grants
    where table_schema = 'public' order by 1, 2, 3`),
  ...(await sql`
    select table_name, column_name, grantee, privilege_type from information_schema.column_privileges
    where table_schema = 'public' order by 1, 2, 3, 4`),
];

const post = (body: unknown, headers = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers,
});

test('two servers that start together apply each migration once and have the same keys', async () => {
  const files = await readdir(path.join(projectDir, 'supabase/migrations'));
  const applied = await sql`select version from supabase_migrations.schema_migrations`;
  expect(applied.length).toBe(files.length);
  const settings = await Promise.all([0, 1].map((at) => both.call(at, '/backend.json')));
  const [first, second] = await Promise.all(settings.map((response) => response.json()));
  expect(first).toEqual(second);
});

test('the first requests give nobody a right that the migrations revoked', async () => {
  for (const at of [0, 1]) {
    const { status } = await both.call(at, '/rest/v1/leads?select=id', {
      headers: { apikey: both.keys.secretKey },
    });
    expect(status).toBe(200);
  }
  expect(await grants()).toEqual(grantsBefore);
});

test('requests that run at the same time keep their own roles', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const apikey = at % 2 ? both.keys.publishableKey : both.keys.secretKey;
      const response = await both.call(at % 4 < 2 ? 0 : 1, '/rest/v1/leads?select=id&limit=1', {
        headers: { apikey },
      });
      return response.status === 503 ? 'busy' : `${at % 2 ? 'visitor' : 'team'} ${response.status}`;
    }),
  );
  const seen = new Set(statuses.filter((status) => status !== 'busy'));
  expect(seen).toEqual(new Set(['visitor 401', 'team 200']));
});

test('a lead that reaches both servers is stored and announced once', async () => {
  const leads = Array.from({ length: 6 }, () => sampleLead());
  const answers = await Promise.all(
    leads.flatMap((lead) =>
      [0, 1].map((at) => both.call(at, '/functions/v1/lead-intake', post(lead))),
    ),
  );
  // The second answer to the same lead repeats the first one.
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...leads.map(() => 200), ...leads.map(() => 201)]);
  await expect
    .poll(() => mail.sent.length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(leads.length);
  const waiting = () =>
    sql`select 1 from lead_announcements where channel = 'email' and state <> 'sent'`;
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(0);
  expect(mail.asked.length).toBe(leads.length);
  const [count] = await sql<{ rows: number }[]>`select count(*)::int as rows from leads`;
  expect(count?.rows).toBe(leads.length);
});

test('wrong passwords count across servers', async () => {
  const email = 'asha@example.com';
  const signUp = { email, password: 'correct horse battery' };
  expect((await both.call(0, '/auth/v1/signup', post(signUp))).status).toBe(200);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const wrong = post({ email, password: `wrong ${attempt}` });
    const response = await both.call(attempt % 2, '/auth/v1/token?grant_type=password', wrong);
    statuses.push(response.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  const rows = await sql`select scope, key from private.failure_counts`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('asha');
});

test('a session that one server opened is refreshed by the other', async () => {
  const { email, password } = { email: 'ravi@example.com', password: 'correct horse battery' };
  const opened = await both.call(0, '/auth/v1/signup', post({ email, password }));
  const { refresh_token } = (await opened.json()) as { refresh_token: string };
  const refreshed = await both.call(
    1,
    '/auth/v1/token?grant_type=refresh_token',
    post({ refresh_token }),
  );
  expect(refreshed.status).toBe(200);
});

test('times are in the format that every browser reads', async () => {
  const response = await both.call(0, '/rest/v1/leads?select=received_at&limit=1', {
    headers: { apikey: both.keys.secretKey },
  });
  const [row] = (await response.json()) as { received_at: string }[];
  expect(row?.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});
