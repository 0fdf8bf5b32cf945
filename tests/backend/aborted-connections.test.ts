import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cutConnections } from '../load/cut-connections.ts';
import { seedOfRun } from '../support/seed.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const guide = path.join(server.dataDir, 'site/guide');
  await mkdir(guide, { recursive: true });
  await writeFile(path.join(guide, 'index.html'), 'A line of a guide.\n'.repeat(20_000));
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

/** Everything the server sends for these bytes, until it closes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

test('the server survives 300 connections that are cut at random bytes', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const seed = seedOfRun();
  console.log(`FAULTS_SEED=${seed} repeats the cuts`);
  const { url } = server;
  const cuts = await cutConnections({ url, seed, connections: 300, atOnce: 20, paths: ['/guide'] });

  expect(cuts.inRequest).toBeGreaterThan(50);
  expect(cuts.inResponse).toBeGreaterThan(50);
  expect((await fetch(`${server.url}/guide`)).status).toBe(200);
  expect((await server.submit(sampleLead())).status).toBe(201);
  expect(log.mock.calls).toEqual([]);
});

test('the server refuses TRACE with 405 and no detail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await answerTo('TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toMatch(/\r\nallow: GET, HEAD, POST/i);
  expect(answer).toMatch(/\r\n\r\nThis method is not supported\.$/);
  expect(log).not.toHaveBeenCalled();
});

test('the server reads a body of 2 MiB to its end and refuses it with 413', async () => {
  const response = await fetch(`${server.url}/functions/v1/lead-intake`, {
    method: 'POST',
    body: 'x'.repeat(2 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});

test('the server ignores the address that a caller states', async () => {
  const hashOf = async (address: string) => {
    const lead = sampleLead();
    await server.submit(lead, { 'x-forwarded-for': address });
    return (await server.row(lead.submissionId))?.['sender_hash'];
  };
  const hash = await hashOf('203.0.113.1');
  expect(hash).toEqual(expect.any(String));
  expect(await hashOf('203.0.113.2')).toBe(hash);
});
