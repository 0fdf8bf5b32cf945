import { createServer, connect } from 'node:net';
import type { AddressInfo } from 'node:net';
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

/** Forwards to the Postgres server, and resets a connection as soon as Postgres says for the first time that it is ready. */
async function startBreakingProxy(target: URL) {
  let hasBroken = false;
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const end = () => {
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.pipe(upstream);
    upstream.on('data', (chunk: Buffer) => {
      const isReady = chunk.subarray(-6).toString('latin1') === 'Z\0\0\0\u0005I';
      client.write(chunk, () => {
        if (!isReady || hasBroken) return;
        hasBroken = true;
        end();
      });
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.href, hasBroken: () => hasBroken, stop: () => proxy.close() };
}

test('a connection that breaks when it has just opened fails one request and not the process', async () => {
  const proxy = await startBreakingProxy(new URL(await cluster.createDatabase()));
  try {
    await expect(opening(proxy.url)).rejects.toThrow(DatabaseRefused);
    expect(proxy.hasBroken()).toBe(true);
    await opening(proxy.url);
  } finally {
    proxy.stop();
  }
});

test('lists are read and written as lists', async () => {
  const opened = await openExternalPostgres(await cluster.createDatabase());
  try {
    const words = ['a "b"', 'c, d', 'e\\f', 'NULL', ''];
    const ids = ['7d8f1d1e-8a3c-4a8e-9b59-0f2f4d3c2b1a'];
    const { rows } = await opened.postgres.query(
      `select $1::text[] as words, $2::uuid[] as ids, array[1, 2] as numbers, array[true, false] as flags,
        array[9007199254740993]::bigint[] as big, array['{"a":1}']::jsonb[] as documents,
        array['2026-11-24T10:00:00Z']::timestamptz[] as moments, array[null]::text[] as nothing,
        array['x']::name[] as names, '{}'::text[] as none`,
      [words, ids],
    );
    expect(rows).toEqual([
      {
        words,
        ids,
        numbers: [1, 2],
        flags: [true, false],
        big: ['9007199254740993'],
        documents: [{ a: 1 }],
        moments: ['2026-11-24T10:00:00+00:00'],
        nothing: [null],
        names: ['x'],
        none: [],
      },
    ]);
  } finally {
    await opened.close();
  }
});
