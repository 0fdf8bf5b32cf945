import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseRefused, openExternalPostgres } from '../../local-backend/external-postgres.ts';
import { sampleLead } from '../backend/sample-lead.ts';
import { startCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { startServersOn } from '../support/shared-database.ts';

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const opening = async (url: string) => {
  const opened = await openExternalPostgres(url);
  await opened.close();
};

test.each(['fsync', 'synchronous_commit'])('a database with %s off is refused', async (name) => {
  const url = await cluster.createDatabase();
  await opening(url);
  const admin = postgres(cluster.url(), { max: 1 });
  try {
    await admin.unsafe(`alter system set ${name} = off`);
    await admin`select pg_reload_conf()`;
    // A new session may still read the old configuration for a moment.
    await expect
      .poll(() => opening(url).then(() => '', String), { timeout: 5000 })
      .toContain(`${name} off`);
  } finally {
    await admin.unsafe(`alter system reset ${name}`);
    await admin`select pg_reload_conf()`;
    await admin.end();
  }
});

test('a database that does not answer is named in one sentence, without its password', async () => {
  const refused = openExternalPostgres('postgres://niyam:secret@127.0.0.1:1/niyam');
  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseRefused);
  expect(String(error)).toContain('127.0.0.1:1');
  expect(String(error)).not.toContain('secret');
});

test('a server whose database is killed answers 5xx and goes on when the database is back', async () => {
  const servers = await startServersOn(await cluster.createDatabase(), 1);
  const submit = (lead = sampleLead()) =>
    servers.call(0, '/functions/v1/lead-intake', { method: 'POST', body: JSON.stringify(lead) });
  try {
    expect((await submit()).status).toBe(201);
    await cluster.kill();
    expect((await submit()).status).toBeGreaterThanOrEqual(500);
    await cluster.start();
    await expect.poll(async () => (await submit()).status, { timeout: 10_000 }).toBe(201);
  } finally {
    await servers.stop();
  }
});
