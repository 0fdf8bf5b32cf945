import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { startTestServer, type TestServer } from './running-server.ts';

const limit = 12;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ LEAD_RATE_LIMIT: String(limit) });
});
afterAll(() => server.stop());

const report = (changes: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  page: '/hi/fssai-compliance',
  section: 'फ़ीस',
  locale: 'hi',
  text: 'यह शब्द ग़लत है।',
  ...changes,
});

async function post(body: unknown) {
  const response = await fetch(`${server.url}/functions/v1/mistake`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    answer: (await response.json()) as { error?: { code: string; fields?: object } },
  };
}

const rows = async (query = '') =>
  (await (await server.rest(`mistakes?${query}`, server.keys.secretKey)).json()) as Record<
    string,
    unknown
  >[];

const clear = () => server.rest('mistakes?page=neq.x', server.keys.secretKey, { method: 'DELETE' });

test('a report is stored once, with page, part, language and words', async () => {
  await clear();
  const one = report();
  expect(await post(one)).toMatchObject({ status: 201, answer: { id: one.submissionId } });
  expect(await post(one)).toMatchObject({ status: 200, answer: { id: one.submissionId } });
  const { submissionId, ...words } = one;
  expect(await rows()).toMatchObject([{ id: submissionId, ...words }]);
});

test('eight of the same at once are one row', async () => {
  await clear();
  const one = report();
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => post(one)))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  expect(await rows()).toHaveLength(1);
});

test('another report under a known id is refused, and changes nothing', async () => {
  await clear();
  const one = report();
  await post(one);
  expect(await post({ ...one, text: 'other words' })).toMatchObject({
    status: 422,
    answer: { error: { code: 'id-reused' } },
  });
  expect(await rows()).toMatchObject([{ text: one.text }]);
});

test.each([
  ['no words', { text: '  ' }, 'text'],
  ['too many words', { text: 'x'.repeat(2001) }, 'text'],
  ['another site', { page: '//elsewhere.example' }, 'page'],
  ['an unknown language', { locale: 'xx' }, 'locale'],
  ['a field of its own', { name: 'Asha' }, 'body'],
])('a report with %s is refused', async (_, changes, field) => {
  const { status, answer } = await post(report(changes));
  expect(status).toBe(400);
  expect(answer.error?.fields).toHaveProperty(field);
});

test('what no column can hold is refused for good', async () => {
  expect((await post(report({ text: 'a\u0000b' }))).status).toBe(400);
});

describe('one address', () => {
  test('that has sent enough is asked to wait; a known report is answered', async () => {
    await clear();
    const sent = Array.from({ length: limit }, () => report());
    for (const one of sent) expect((await post(one)).status).toBe(201);
    const more = await post(report());
    expect(more).toMatchObject({ status: 429, answer: { error: { code: 'too-many' } } });
    expect(more.retryAfter).toBeGreaterThan(0);
    expect((await post(sent[0])).status).toBe(200);
  });
});

test('a day later nothing tells who sent it', async () => {
  await clear();
  const one = report();
  await post(one);
  const [stored] = await rows();
  expect(stored?.['sender_hash']).toMatch(/^[0-9a-f]{64}$/);
  await server.rest(`mistakes?id=eq.${one.submissionId}`, server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify({ received_at: new Date(Date.now() - 25 * 3_600_000) }),
  });
  await fetch(`${server.url}/functions/v1/lead-forward`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.keys.secretKey}` },
  });
  await expect.poll(async () => (await rows())[0]?.['sender_hash']).toBeNull();
});

test('visitors can read no report', async () => {
  await clear();
  await post(report());
  const response = await server.rest('mistakes', server.keys.publishableKey);
  expect(response.ok).toBe(false);
});

test('`npm run mistakes` lists them without moving the cursor of a terminal', async () => {
  await clear();
  await post(report({ text: 'one\u001b[31m wrong word' }));
  const out = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'local-backend/mistakes.ts', '--page', '/hi/fssai-compliance'],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          SUPABASE_URL: server.url,
          SUPABASE_SERVICE_ROLE_KEY: server.keys.secretKey,
        },
      },
      (_failure, text) => resolve(text),
    );
  });
  expect(out).toContain('hi  /hi/fssai-compliance  फ़ीस  one [31m wrong word');
});
