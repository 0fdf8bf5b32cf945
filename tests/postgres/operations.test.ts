import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { functionNames, functionsPrefix } from '../../local-backend/functions.ts';
import { projectDir } from '../../local-backend/settings.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { startCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { startServersOn, type SharedServers } from '../support/shared-database.ts';

const metricsKey = 'a key for the tests alone';
let cluster: PostgresCluster;
let databaseUrl: string;
let server: SharedServers;
beforeAll(async () => {
  cluster = await startCluster();
  databaseUrl = await cluster.createDatabase();
  server = await startServersOn(databaseUrl, 1, { METRICS_KEY: metricsKey });
});
afterAll(async () => {
  await server.stop();
  await cluster.stop();
});

const ready = async () => {
  const response = await server.call(0, '/readyz');
  return { status: response.status, ...((await response.json()) as { checks: object }) };
};
const metrics = (authorization?: string) =>
  server.call(0, '/metrics', { headers: authorization ? { authorization } : {} });

test('the metrics are for whoever has the key', async () => {
  const statuses = [
    (await metrics()).status,
    (await metrics('Bearer wrong')).status,
    (await metrics(`Bearer ${metricsKey}`)).status,
  ];
  expect(statuses).toEqual([401, 401, 200]);
});

test('the age of the newest lead appears with the first one', async () => {
  const age = async () =>
    /^niyam_newest_lead_seconds (\S+)$/m.exec(
      await (await metrics(`Bearer ${metricsKey}`)).text(),
    )?.[1];
  expect(await age()).toBeUndefined();
  await server.call(0, '/functions/v1/lead-intake', {
    method: 'POST',
    body: JSON.stringify(sampleLead()),
  });
  expect(Number(await age())).toBeLessThan(60);
});

test('a lead and a failed sign-in are counted, and nothing about a person is', async () => {
  await server.call(0, '/functions/v1/lead-intake', {
    method: 'POST',
    body: JSON.stringify(sampleLead()),
  });
  await server.call(0, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: 'asha@example.com', password: 'wrong' }),
  });
  const text = await (await metrics(`Bearer ${metricsKey}`)).text();
  expect(text).toContain('niyam_leads_received{flagged="no"} 2');
  expect(text).toContain('niyam_security_events{event="sign-in-failed"} 1');
  expect(text).toContain('niyam_answers{route="/functions/v1/lead-intake",status="201"} 2');
  expect(text).toMatch(/^# TYPE niyam_answers counter$/m);
  expect(text).toMatch(/^# TYPE niyam_security_events counter$/m);
  expect(text).not.toMatch(/asha|lakshmi|example\.com/i);
});

test('each alert rule names a metric, a function and an event that the server has', async () => {
  const rules = await readFile(path.join(projectDir, 'ops/alerts.yml'), 'utf8');
  const text = await (await metrics(`Bearer ${metricsKey}`)).text();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const named = [...rules.matchAll(/niyam_\w+/g)].map(([name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);

  const valuesOf = (label: string) =>
    [...rules.matchAll(new RegExp(`${label}=~?"([^"]+)"`, 'g'))].flatMap(([, values = '']) =>
      values.split('|'),
    );
  const routes = new Set([...functionNames].map((name) => `${functionsPrefix}${name}`));
  expect(valuesOf('route').length).toBeGreaterThan(1);
  expect(valuesOf('route').filter((route) => !routes.has(route))).toEqual([]);
  expect(valuesOf('event').length).toBeGreaterThan(3);
  for (const event of valuesOf('event')) {
    expect(text).toContain(`niyam_security_events{event="${event}"} `);
  }
});

test('a server is not ready while a migration is missing', async () => {
  expect(await ready()).toMatchObject({ status: 200, ready: true });
  const sql = postgres(databaseUrl, { max: 1 });
  const [last] = await sql`
    delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
  expect(await ready()).toMatchObject({ status: 503, checks: { migrations: '1 missing' } });
  await sql`insert into supabase_migrations.schema_migrations ${sql(last ?? {})}`;
  await sql.end();
  expect((await ready()).status).toBe(200);
});

test('a server is alive and not ready while its database is gone, and ready again afterwards', async () => {
  await cluster.kill();
  expect((await server.call(0, '/healthz')).status).toBe(200);
  const gone = await ready();
  expect(gone.status).toBe(503);
  expect(gone.checks).toMatchObject({ database: expect.not.stringMatching(/^ok$/) });
  await cluster.start();
  await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200);
});
