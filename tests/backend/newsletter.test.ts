import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seenFrom, startAppendingProxy } from '../support/appending-proxy.ts';
import { startTestServer, type TestServer } from './running-server.ts';

let server: TestServer;
/** No limits: they have tests of their own below. */
const noLimits = { NEWSLETTER_RATE_LIMIT: '0', NEWSLETTER_DAILY_CAP: '0' };
beforeAll(async () => {
  server = await startTestServer(noLimits);
});
afterAll(() => server.stop());

const request = (changes: Record<string, unknown> = {}) => ({
  submissionId: randomUUID(),
  email: `${randomUUID()}@example.com`,
  locale: 'en',
  consent: '1/en',
  ...changes,
});

const send = (to: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${to.url}/functions/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function post(body: unknown) {
  const response = await send(server, body);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** Changes the row of an address, as time would. */
async function change(from: TestServer, email: string, changes: Record<string, unknown>) {
  const row = `newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`;
  const init = { method: 'PATCH', body: JSON.stringify(changes) };
  expect((await from.rest(row, from.keys.secretKey, init)).ok).toBe(true);
}

/** Allows the next e-mail to an address, as a day later. */
const nextDay = (email: string) => change(server, email, { mail_after: new Date() });

/** Returns the e-mails to an address, oldest first. */
async function emailsTo(email: string): Promise<string[]> {
  const folder = join(server.dataDir, 'mail');
  const files = (await readdir(folder).catch((): string[] => [])).toSorted();
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return emails.filter((message) => message.includes(`To: ${email}`));
}

const tokenIn = (message: string) =>
  /action=confirm&token=([0-9a-f]{64})/.exec(message)?.[1] ?? 'no token';

/** Returns the token in the newest e-mail to an address. */
async function tokenFor(email: string): Promise<string> {
  return tokenIn((await emailsTo(email)).at(-1) ?? '');
}

async function rowsOf(email: string) {
  const response = await server.rest(
    `newsletter_subscriptions?email=eq.${encodeURIComponent(email)}`,
    server.keys.secretKey,
  );
  return (await response.json()) as Record<string, unknown>[];
}

test('a request gets its id as answer and is stored as pending; an e-mail asks for confirmation', async () => {
  const subscription = request({ email: 'Vendor.One@Example.com' });
  const { status, answer } = await post(subscription);
  expect(status).toBe(200);
  expect(answer).toEqual({ id: subscription.submissionId, status: 'check-your-email' });
  const rows = await rowsOf('vendor.one@example.com');
  expect(rows).toMatchObject([{ status: 'pending', consent: '1/en', locale: 'en' }]);
  expect(await emailsTo('vendor.one@example.com')).toHaveLength(1);
});

test('a repeated request, and the same address under another id, make one row and one e-mail', async () => {
  const subscription = request();
  const first = await post(subscription);
  expect(await post(subscription)).toEqual(first);
  const again = await post({ ...subscription, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('check-your-email');
  expect(await rowsOf(subscription.email)).toHaveLength(1);
  expect(await emailsTo(subscription.email)).toHaveLength(1);
});

test('concurrent requests for one address make one e-mail; each gets an answer in the end', async () => {
  const email = `${randomUUID()}@example.com`;
  const first = request({ email });
  const requests = [first, first, ...Array.from({ length: 6 }, () => request({ email }))];
  const statuses = (await Promise.all(requests.map(post))).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await emailsTo(email)).toHaveLength(1);
  // As the outbox does with what was not answered.
  for (const subscription of requests) {
    expect(await post(subscription)).toMatchObject({
      status: 200,
      answer: { status: 'check-your-email' },
    });
  }
  expect(await emailsTo(email)).toHaveLength(1);
});

test('a day later the same address gets another e-mail, and the links of both are valid', async () => {
  const subscription = request();
  await post(subscription);
  const [row] = await rowsOf(subscription.email);
  const hours = (new Date(String(row?.['mail_after'])).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  await nextDay(subscription.email);
  await post({ ...subscription, submissionId: randomUUID() });
  const tokens = (await emailsTo(subscription.email)).map(tokenIn);
  expect(tokens).toHaveLength(2);
  for (const token of tokens) {
    expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  }
});

test('an e-mail that failed is sent with the next attempt of the same request', async () => {
  const folder = join(server.dataDir, 'mail');
  await post(request());
  await rename(folder, `${folder}-away`);
  // A file in place of the folder: no e-mail can be saved.
  await writeFile(folder, '');
  const subscription = request();
  expect((await post(subscription)).status).toBe(503);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  expect(await post(subscription)).toMatchObject({
    status: 200,
    answer: { status: 'check-your-email' },
  });
  expect(await emailsTo(subscription.email)).toHaveLength(1);
});

test('an id of another address is refused', async () => {
  const subscription = request();
  await post(subscription);
  const { status, answer } = await post({ ...subscription, email: 'another@example.com' });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { code: 'id-reused' } });
});

test('the link confirms when pressed; then the address is already on the list', async () => {
  const subscription = request();
  await post(subscription);
  const token = await tokenFor(subscription.email);
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'confirmed' });
  const again = await post({ ...subscription, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('already-subscribed');
  // A repeat of the first request gets its first answer.
  expect((await post(subscription)).answer['status']).toBe('check-your-email');
  expect(await emailsTo(subscription.email)).toHaveLength(1);
});

test('who unsubscribes stays off the list: an old link does not undo it, a new request does', async () => {
  const subscription = request();
  await post(subscription);
  const token = await tokenFor(subscription.email);
  await post({ token, action: 'confirm' });
  expect((await post({ token, action: 'unsubscribe' })).answer).toEqual({ status: 'unsubscribed' });
  expect((await post({ token, action: 'confirm' })).answer).toEqual({ status: 'unsubscribed' });
  expect(await rowsOf(subscription.email)).toMatchObject([{ status: 'unsubscribed' }]);

  // The next e-mail may go a day after the last: the request waits on the device until then.
  const early = await send(server, { ...subscription, submissionId: randomUUID() });
  expect(early.status).toBe(429);
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect(await rowsOf(subscription.email)).toMatchObject([{ status: 'unsubscribed' }]);

  await nextDay(subscription.email);
  const again = await post({ ...subscription, submissionId: randomUUID() });
  expect(again.answer['status']).toBe('check-your-email');
  const newToken = await tokenFor(subscription.email);
  expect(newToken).not.toBe(token);
  expect((await post({ token, action: 'confirm' })).status).toBe(404);
  expect((await post({ token: newToken, action: 'confirm' })).answer).toEqual({
    status: 'confirmed',
  });
});

test('the link to unsubscribe in an old e-mail is always valid, after a new request too', async () => {
  const subscription = request();
  await post(subscription);
  const oldToken = await tokenFor(subscription.email);
  await post({ token: oldToken, action: 'unsubscribe' });
  await nextDay(subscription.email);
  await post({ ...subscription, submissionId: randomUUID() });
  await post({ token: await tokenFor(subscription.email), action: 'confirm' });
  expect(await rowsOf(subscription.email)).toMatchObject([{ status: 'confirmed' }]);

  const { answer } = await post({ token: oldToken, action: 'unsubscribe' });
  expect(answer).toEqual({ status: 'unsubscribed' });
  expect(await rowsOf(subscription.email)).toMatchObject([{ status: 'unsubscribed' }]);
});

test('the database holds the hash of a token, and the token nowhere', async () => {
  const subscription = request();
  await post(subscription);
  const token = await tokenFor(subscription.email);
  const links = await server.rest(
    `newsletter_links?email=eq.${subscription.email}`,
    server.keys.secretKey,
  );
  const hash = createHash('sha256').update(token).digest('hex');
  expect(await links.json()).toEqual([
    { token_hash: hash, email: subscription.email, request: subscription.submissionId },
  ]);
  expect(JSON.stringify(await rowsOf(subscription.email))).not.toContain(token);
});

test('an invalid request gets an error for each field; an unknown link is 404', async () => {
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

describe('limits', () => {
  /** Returns the statuses of so many concurrent requests for addresses of strangers. */
  async function attack(target: TestServer, requests: number, url = target.url, from?: string) {
    const headers = from === undefined ? {} : { [seenFrom]: from };
    const statuses: number[] = [];
    // Fewer at once than the server lets wait: it is the limit that must refuse them, not a full queue.
    while (statuses.length < requests) {
      const length = Math.min(10, requests - statuses.length);
      const answers = await Promise.all(
        Array.from({ length }, () => send({ ...target, url }, request(), headers)),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    return statuses;
  }
  const countEmails = async ({ dataDir }: TestServer) =>
    (await readdir(join(dataDir, 'mail')).catch(() => [])).length;
  const storedIn = async (from: TestServer, table: string) =>
    ((await (await from.rest(table, from.keys.secretKey)).json()) as object[]).length;

  test('one caller causes a few e-mails to strangers, and nothing is stored of the rest', async () => {
    const limited = await startTestServer();
    try {
      const statuses = await attack(limited, 30);
      const emails = await countEmails(limited);
      console.log(`newsletter: ${emails} of 30 e-mails to others went from one caller`);
      expect(emails).toBe(5);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(25);
      expect(await storedIn(limited, 'newsletter_subscriptions')).toBe(5);
    } finally {
      await limited.stop();
    }
  }, 300_000);

  describe('of one e-mail', () => {
    let limited: TestServer;
    beforeAll(async () => {
      limited = await startTestServer({ NEWSLETTER_RATE_LIMIT: '1' });
    });
    afterAll(() => limited.stop());
    const changeCalls = (init: RequestInit) =>
      limited.rest('newsletter_calls?sender_hash=neq.x', limited.keys.secretKey, init);
    beforeEach(async () => {
      const emptied = await changeCalls({ method: 'DELETE' });
      if (!emptied.ok) throw new Error(`The table is not emptied (${emptied.status})`);
    });

    test('a refused caller learns how long to wait, and succeeds after that', async () => {
      const first = request();
      expect((await send(limited, first)).status).toBe(200);
      const subscription = request();
      const refused = await send(limited, subscription);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ error: { code: 'too-many' } });
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(590);
      expect(wait).toBeLessThanOrEqual(600);
      // What was answered before is answered again.
      expect((await send(limited, first)).status).toBe(200);

      const earlier = { called_at: new Date(Date.now() - 11 * 60_000) };
      await changeCalls({ method: 'PATCH', body: JSON.stringify(earlier) });
      expect((await send(limited, subscription)).status).toBe(200);
      expect(await limited.emailsTo(subscription.email)).toHaveLength(1);
    }, 180_000);

    test('an e-mail that failed does not count', async () => {
      // A file in place of the folder: no e-mail can be saved.
      const folder = join(limited.dataDir, 'mail');
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, '');
      const subscription = request();
      for (let time = 0; time < 3; time += 1)
        expect((await send(limited, subscription)).status).toBe(503);
      await rm(folder);
      expect((await send(limited, subscription)).status).toBe(200);
    }, 180_000);
  });

  test('all callers together get no more than the limit of the day', async () => {
    const settings = { NEWSLETTER_DAILY_CAP: '12', TRUSTED_PROXY_HOPS: '1' };
    const limited = await startTestServer(settings);
    const proxy = await startAppendingProxy(limited.url);
    try {
      const callers = Array.from({ length: 4 }, (_, index) => `203.0.113.${index + 1}`);
      for (const caller of callers) await attack(limited, 5, proxy.url, caller);
      const emails = await countEmails(limited);
      console.log(`newsletter: ${emails} of 20 e-mails went from four callers, 12 a day`);
      expect(emails).toBe(12);
      const refused = await send({ ...limited, url: proxy.url }, request());
      const midnight = new Date().setUTCHours(24, 0, 0, 0);
      const wait = Number(refused.headers.get('retry-after'));
      expect(Math.abs(wait - (midnight - Date.now()) / 1000)).toBeLessThan(5);
    } finally {
      await proxy.close();
      await limited.stop();
    }
  }, 180_000);

  test('the scheduled work deletes an address that nobody confirmed in a week, with its links', async () => {
    const [waiting, recent, confirmed] = [request(), request(), request()];
    for (const subscription of [waiting, recent, confirmed]) await post(subscription);
    await post({ token: await tokenFor(confirmed.email), action: 'confirm' });
    const before = (days: number) => ({ requested_at: new Date(Date.now() - days * 86_400_000) });
    await change(server, waiting.email, before(8));
    await change(server, recent.email, before(6));
    await change(server, confirmed.email, before(8));

    const run = await fetch(`${server.url}/functions/v1/lead-forward`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.keys.secretKey}` },
    });
    expect(run.status).toBe(200);
    expect(await rowsOf(waiting.email)).toEqual([]);
    expect(await rowsOf(recent.email)).toMatchObject([{ status: 'pending' }]);
    expect(await rowsOf(confirmed.email)).toMatchObject([{ status: 'confirmed' }]);
    const links = `newsletter_links?email=eq.${encodeURIComponent(waiting.email)}`;
    expect(await (await server.rest(links, server.keys.secretKey)).json()).toEqual([]);
  });
});
