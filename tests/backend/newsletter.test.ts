import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const request = (changes: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  email: `${randomUUID()}@example.com`,
  locale: 'en',
  consent: '1/en',
  ...changes,
});

async function post(body: unknown) {
  const response = await fetch(`${server.url}/functions/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** The letters to an address, oldest first. */
async function lettersTo(email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).toSorted();
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return letters.filter((letter) => letter.includes(`To: ${email}`));
}

const tokenIn = (letter: string) =>
  /action=confirm&token=([0-9a-f]{64})/.exec(letter)?.[1] ?? 'no token';

/** The token in the newest letter to an address. */
async function tokenFor(email: string): Promise<string> {
  return tokenIn((await lettersTo(email)).at(-1) ?? '');
}

async function rowsOf(email: string) {
  const response = await server.rest(
    `newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`,
    server.keys.secretKey,
  );
  return (await response.json()) as Record<string, unknown>[];
}

test('a wish is answered with its id, kept as pending, and a letter asks for confirmation', async () => {
  const wish = request({ email: 'Vendor.One@Example.com' });
  const { status, answer } = await post(wish);
  expect(status).toBe(200);
  expect(answer).toEqual({ id: wish.submissionId, status: 'check-your-email' });
  const rows = await rowsOf('vendor.one@example.com');
  expect(rows).toMatchObject([{ status: 'pending', consent: '1/en', locale: 'en' }]);
  expect(await lettersTo('vendor.one@example.com')).toHaveLength(1);
});

test('the same wish again, and the same address under another id: one row, one letter', async () => {
  const wish = request();
  const first = await post(wish);
  expect(await post(wish)).toEqual(first);
  const again = await post({ ...wish, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('check-your-email');
  expect(await rowsOf(wish.email)).toHaveLength(1);
  expect(await lettersTo(wish.email)).toHaveLength(1);
});

test('many wishes for one address at once are one letter; each is answered in the end', async () => {
  const email = `${randomUUID()}@example.com`;
  const first = request({ email });
  const wishes = [first, first, ...Array.from({ length: 6 }, () => request({ email }))];
  const statuses = (await Promise.all(wishes.map(post))).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await lettersTo(email)).toHaveLength(1);
  // As the outbox does with what was not answered.
  for (const wish of wishes) {
    expect(await post(wish)).toMatchObject({ status: 200, answer: { status: 'check-your-email' } });
  }
  expect(await lettersTo(email)).toHaveLength(1);
});

test('ten minutes later the same address gets another letter, and both letters’ links are good', async () => {
  const wish = request();
  await post(wish);
  await server.rest(
    `newsletter_subscriptions?email=eq.${encodeURIComponent(wish.email)}`,
    server.keys.secretKey,
    { method: 'PATCH', body: JSON.stringify({ mail_after: new Date().toISOString() }) },
  );
  await post({ ...wish, submissionId: randomUUID() });
  const tokens = (await lettersTo(wish.email)).map(tokenIn);
  expect(tokens).toHaveLength(2);
  for (const token of tokens) {
    expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  }
});

test('a letter that did not go goes with the next try of the same wish', async () => {
  const folder = join(server.dataDir, 'mail');
  await post(request());
  await rename(folder, `${folder}-away`);
  // A file where the folder should be: no letter can be kept.
  await writeFile(folder, '');
  const wish = request();
  expect((await post(wish)).status).toBe(503);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  expect(await post(wish)).toMatchObject({ status: 200, answer: { status: 'check-your-email' } });
  expect(await lettersTo(wish.email)).toHaveLength(1);
});

test('an id that was another address’s is refused', async () => {
  const wish = request();
  await post(wish);
  const { status, answer } = await post({ ...wish, email: 'another@example.com' });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { code: 'id-reused' } });
});

test('the link confirms once pressed; then the address is on the list already', async () => {
  const wish = request();
  await post(wish);
  const token = await tokenFor(wish.email);
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  const again = await post({ ...wish, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('already-subscribed');
  // A replay of the first wish gets its first answer.
  expect((await post(wish)).answer['status']).toBe('check-your-email');
  expect(await lettersTo(wish.email)).toHaveLength(1);
});

test('who leaves is off the list for good: the old link does not bring them back, a new wish does', async () => {
  const wish = request();
  await post(wish);
  const token = await tokenFor(wish.email);
  await post({ token, action: 'confirm' });
  expect((await post({ token, action: 'unsubscribe' })).answer).toEqual({ status: 'unsubscribed' });
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'unsubscribed' });
  expect(await rowsOf(wish.email)).toMatchObject([{ status: 'unsubscribed' }]);

  const again = await post({ ...wish, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('check-your-email');
  const newToken = await tokenFor(wish.email);
  expect(newToken).not.toBe(token);
  expect((await post({ token, action: 'confirm' })).status).toBe(404);
  expect((await post({ token: newToken, action: 'confirm' })).answer).toEqual({
    status: 'confirmed',
  });
});

test('the link to leave in an old letter is good for ever, after a new wish too', async () => {
  const wish = request();
  await post(wish);
  const oldToken = await tokenFor(wish.email);
  await post({ token: oldToken, action: 'unsubscribe' });
  await post({ ...wish, submissionId: randomUUID() });
  await post({ token: await tokenFor(wish.email), action: 'confirm' });
  expect(await rowsOf(wish.email)).toMatchObject([{ status: 'confirmed' }]);

  const { answer } = await post({ token: oldToken, action: 'unsubscribe' });
  expect(answer).toEqual({ status: 'unsubscribed' });
  expect(await rowsOf(wish.email)).toMatchObject([{ status: 'unsubscribed' }]);
});

test('the database holds the hash of a token, and the token nowhere', async () => {
  const wish = request();
  await post(wish);
  const token = await tokenFor(wish.email);
  const links = await server.rest(`newsletter_links?email=eq.${wish.email}`, server.keys.secretKey);
  const hash = createHash('sha256').update(token).digest('hex');
  expect(await links.json()).toEqual([
    { token_hash: hash, email: wish.email, request: wish.submissionId },
  ]);
  expect(JSON.stringify(await rowsOf(wish.email))).not.toContain(token);
});

test('what is wrong is named; an unknown link is 404', async () => {
  expect((await post(request({ email: 'no address' }))).answer).toMatchObject({
    error: { code: 'invalid', fields: { email: 'Must be an e-mail address' } },
  });
  expect((await post(request({ consent: 'yes' }))).status).toBe(400);
  expect((await post(request({ extra: 'field' }))).status).toBe(400);
  expect((await post({ token: 'f'.repeat(64), action: 'confirm' })).status).toBe(404);
  expect((await post({ token: 'short', action: 'confirm' })).status).toBe(404);
});

test.each([
  ['newsletter_subscriptions', { ...request(), id: randomUUID() }],
  ['newsletter_links', { token_hash: 'f'.repeat(64), email: 'x@example.com' }],
])('nobody but the function reads or writes %s', async (table, row) => {
  const ours = await server.rest(table, server.keys.secretKey);
  expect(await ours.json()).not.toEqual([]);
  for (const key of [server.keys.publishableKey, undefined]) {
    const read = await server.rest(table, key);
    expect(read.ok ? await read.json() : []).toEqual([]);
    const write = await server.rest(table, key, { method: 'POST', body: JSON.stringify(row) });
    expect(write.ok).toBe(false);
  }
});
