import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
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
});
afterAll(() => server.stop());

test('the ping differs from a captive portal’s page, and no cache stores it', async () => {
  const response = await fetch(`${server.url}/ping`);
  expect(response.status).toBe(204);
  expect(response.headers.get('x-niyam')).toBe('1');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the site can learn the publishable key and what is lacking, and only that', async () => {
  const response = await fetch(`${server.url}/backend.json`);
  expect(await response.json()).toEqual({
    publishableKey: server.keys.publishableKey,
    secondFactors: true,
  });
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

test('an e-mail is saved as a readable message, and its file name names nobody', async () => {
  const { email } = await server.signUp();
  await server.visitor().auth.resetPasswordForEmail(email);
  const [file = ''] = await readdir(path.join(server.dataDir, 'mail'));
  expect(file).not.toContain(email.split('@')[0]);
  const { mode } = await stat(path.join(server.dataDir, 'mail', file));
  expect(mode & 0o777).toBe(0o600);
  const [message] = await server.emailsTo(email);
  expect(message).toMatch(/^To: \S+\nSubject: .+\nDate: .+\n\n/);
});

test('a value that a table does not take is the request’s fault, by the code of Postgres', async () => {
  const { client, id } = await server.signUp();
  const { error, status } = await client
    .from('profiles')
    .update({ city: 'x'.repeat(101) })
    .eq('id', id);
  expect([status, error?.code]).toEqual([400, '23514']);
  // The session in the database is as it was.
  expect((await client.from('profiles').select('id')).data).toEqual([{ id }]);
});

test('an unknown function is 404', async () => {
  for (const name of ['nothing', 'constructor', '']) {
    expect((await fetch(`${server.url}/functions/v1/${name}`)).status).toBe(404);
  }
});

test('a slow body delays no other request', async () => {
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

test('data and privileges survive a restart', async () => {
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
