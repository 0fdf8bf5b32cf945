import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './running-server.ts';
import { sampleLead } from './sample-lead.ts';

let server: TestServer;
const lead = sampleLead();

beforeAll(async () => {
  server = await startTestServer();
  await server.submit(lead);
});
afterAll(() => server.stop());

/** A signed-up visitor's headers. */
async function signUp(email: string): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery' }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}

const attempts: [string, string, RequestInit][] = [
  ['read', 'leads?select=*', {}],
  ['insert', 'leads', { method: 'POST', body: JSON.stringify({ id: lead.submissionId }) }],
  ['update', 'leads?form_type=neq.x', { method: 'PATCH', body: '{"full_name":"Nobody"}' }],
  ['delete', 'leads?form_type=neq.x', { method: 'DELETE' }],
];

describe.each(['anonymous', 'signed in'])('%s', (who) => {
  test.each(attempts)('cannot %s leads', async (_, path, init) => {
    const headers = who === 'anonymous' ? {} : await signUp(`${crypto.randomUUID()}@example.com`);
    const response = await server.rest(path, server.keys.publishableKey, { ...init, headers });

    expect([401, 403]).toContain(response.status);
    expect(await response.text()).toContain('42501');
    const stored = await server.rest('leads', server.keys.secretKey);
    expect(await stored.json()).toMatchObject([{ full_name: lead.fullName }]);
  });
});

test.each([undefined, 'sb_publishable_made_up', 'sb_secret_made_up'])(
  'the key %s opens nothing',
  async (key) => {
    expect((await server.rest('leads', key)).status).toBe(401);
  },
);

test('an invalid filter blocks no later request', async () => {
  // On the embedded Postgres this failed every later request until the server was started again.
  const { publishableKey, secretKey } = server.keys;
  const unreadable = await server.rest('leads?suspicion=eq.{}', publishableKey);
  expect(unreadable.ok).toBe(false);
  expect((await server.rest('leads', secretKey)).status).toBe(200);
});

test('only the service role can have leads forwarded', async () => {
  const forward = (authorization?: string, method = 'POST') =>
    fetch(`${server.url}/functions/v1/lead-forward`, {
      method,
      headers: authorization === undefined ? {} : { authorization },
    });
  const { publishableKey, secretKey } = server.keys;
  const wrong = ['', 'Bearer ', secretKey, `Bearer ${publishableKey}`, `Bearer ${secretKey}x`];
  for (const authorization of [undefined, ...wrong, `Bearer ${secretKey.slice(0, -1)}`]) {
    expect((await forward(authorization)).status).toBe(401);
  }
  expect((await forward(`Bearer ${secretKey}`)).status).toBe(200);
  expect((await forward(`Bearer ${secretKey}`, 'GET')).status).toBe(405);
});

test('an anonymous request beside a privileged one does not borrow its role', async () => {
  const { publishableKey, secretKey } = server.keys;
  for (let round = 0; round < 5; round += 1) {
    const keys = [publishableKey, secretKey, publishableKey, secretKey];
    const statuses = await Promise.all(
      keys.map(async (key) => (await server.rest('leads', key)).status),
    );
    expect(statuses).toEqual([401, 200, 401, 200]);
  }
});
