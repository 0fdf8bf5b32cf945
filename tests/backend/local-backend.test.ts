import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../local-backend/backend.ts';
import { DataDirInUse } from '../../local-backend/data-lock.ts';
import { readLeads } from '../../local-backend/leads-source.ts';
import { startServer } from '../../local-backend/server.ts';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 30_000);
afterAll(() => server.stop());

test('the ping is told apart from a captive portal and kept by no cache', async () => {
  const response = await fetch(`${server.url}/ping`);
  expect(response.status).toBe(204);
  expect(response.headers.get('x-niyam')).toBe('1');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the site can learn the publishable key, and only that', async () => {
  const response = await fetch(`${server.url}/backend.json`);
  expect(await response.json()).toEqual({ publishableKey: server.keys.publishableKey });
});

test('the keys are readable by their owner alone', async () => {
  expect((await stat(path.join(server.dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('a second process is refused while the first one runs', async () => {
  const second = createBackend({
    dataDir: server.dataDir,
    siteUrl: 'http://127.0.0.1:1',
    leads: { LEAD_RATE_LIMIT: 0 },
  });
  await expect(second).rejects.toThrow(DataDirInUse);
});

test('a password reset is kept as a readable message whose link works', async () => {
  const headers = { apikey: server.keys.publishableKey, 'content-type': 'application/json' };
  const email = 'lakshmi@example.com';
  const post = (name: string, body: object) =>
    fetch(`${server.url}/auth/v1/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  expect((await post('signup', { email, password: 'correct horse battery' })).status).toBe(200);
  const callback = `${server.url}/auth/callback?next=/reset-password`;
  const recover = `recover?redirect_to=${encodeURIComponent(callback)}`;
  expect((await post(recover, { email })).status).toBe(200);

  const [file = ''] = await readdir(path.join(server.dataDir, 'mail'));
  expect(file).not.toContain('lakshmi');
  const message = await readFile(path.join(server.dataDir, 'mail', file), 'utf8');
  expect(message).toContain(`To: ${email}`);
  const link = /http:\S+/.exec(message)?.[0] ?? '';
  expect(link).toContain(server.url);
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(`${callback}#access_token=`);
});

test('an unknown function is 404', async () => {
  for (const name of ['nothing', 'constructor', '']) {
    expect((await fetch(`${server.url}/functions/v1/${name}`)).status).toBe(404);
  }
});

test('a body that trickles in holds up nobody else', async () => {
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.write(
    'POST /rest/v1/leads HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
      `apikey: ${server.keys.publishableKey}\r\ncontent-length: 100\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await server.submit(sampleLead())).status).toBe(201);
  slow.destroy();
});

test('an address that is not a path is refused', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('GET http://elsewhere.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
});

test('leads are all listed, in the order they arrived', async () => {
  const leads = [sampleLead(), sampleLead(), sampleLead()];
  for (const lead of leads) await server.submit(lead);
  const listed = await readLeads({ url: server.url, key: server.keys.secretKey });
  expect(listed.slice(-3).map((lead) => lead.id)).toEqual(leads.map((lead) => lead.submissionId));
});

test('what was stored is there after a restart, and the privileges too', async () => {
  const dataDir = path.join(server.dataDir, 'restarted');
  await mkdir(dataDir);
  // Left by a process that died: no such process runs.
  await writeFile(path.join(dataDir, 'lock'), '4194305 1\n');
  const settings = {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    siteDir: dataDir,
    connectOrigins: [],
    analyticsOrigins: [],
    leads: { LEAD_RATE_LIMIT: 0 },
  };
  const send = (url: string, lead: object) =>
    fetch(`${url}/functions/v1/lead-intake`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
  const lead = sampleLead();
  const first = await startServer(settings);
  expect((await send(first.url, lead)).status).toBe(201);
  await first.close();

  const second = await startServer(settings);
  try {
    expect(await (await send(second.url, lead)).json()).toMatchObject({ duplicate: true });
    const { publishableKey } = (await (await fetch(`${second.url}/backend.json`)).json()) as {
      publishableKey: string;
    };
    const headers = { apikey: publishableKey };
    expect((await fetch(`${second.url}/rest/v1/leads`, { headers })).status).toBe(401);
  } finally {
    await second.close();
  }
}, 30_000);
