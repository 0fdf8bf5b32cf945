import { randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, importJWK } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../supabase/functions/_shared/base64url.ts';
import {
  dispatchReminders,
  pushWait,
} from '../../supabase/functions/_shared/dispatch-reminders.ts';
import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import { readPushSettings } from '../../supabase/functions/_shared/push-settings.ts';
import { pushSettings } from '../support/push-keys.ts';
import { pushSubscribe } from '../../supabase/functions/push-subscribe/handler.ts';
import { startPushService, type Browser, type PushService } from './push-service.ts';
import { startTestServer, type TestServer } from './running-server.ts';

let service: PushService;
let server: TestServer;
let env: FunctionEnv;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer(pushSettings);
  env = {
    SUPABASE_URL: server.url,
    SUPABASE_SERVICE_ROLE_KEY: server.keys.secretKey,
    LEAD_RATE_LIMIT: 0,
    ...readPushSettings((name) => (pushSettings as Record<string, string>)[name]),
    pushFetch: service.fetch,
  };
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await server.rest('push_subscriptions?endpoint=neq.x', server.keys.secretKey, {
    method: 'DELETE',
  });
});
afterEach(() => vi.restoreAllMocks());

/** Ten in the morning in India, on a day far from today, so that the server's own timer sends nothing. */
const day = '2031-03-10';
const morning = new Date(`${day}T10:00:00+05:30`);
const run = (now = morning) => dispatchReminders(env, now);

const reminder = (on = day) => ({ id: randomBytes(16).toString('base64url'), on });

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/functions/v1/push-subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

/** A phone that wants these reminders. */
async function phoneWith(reminders = [reminder()], browser = service.browser(), id = randomUUID()) {
  const { status } = await post({ id, address: browser.address, reminders });
  expect(status).toBe(200);
  return { id, browser, reminders, ids: reminders.map((each) => each.id) };
}

async function rows(table: 'push_subscriptions' | 'push_reminders') {
  const response = await server.rest(table, server.keys.secretKey);
  return (await response.json()) as Record<string, unknown>[];
}

const change = (changes: Record<string, unknown>) =>
  server.rest('push_reminders?id=neq.x', server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify(changes),
  });

const idsIn = ({ taken }: Browser): string[][] =>
  taken.map(({ text }) => (JSON.parse(text) as { ids: string[] }).ids.toSorted());

describe('a phone', () => {
  test('gets the public key, and is stored with ids and days alone', async () => {
    const key = await fetch(`${server.url}/functions/v1/push-subscribe`);
    expect(await key.json()).toEqual({ publicKey: pushSettings.VAPID_PUBLIC_KEY });
    const { id, browser, reminders } = await phoneWith();
    expect(await rows('push_subscriptions')).toEqual([
      {
        id,
        user_id: null,
        ...browser.address,
        created_at: expect.any(String),
        seen_at: expect.any(String),
      },
    ]);
    expect(await rows('push_reminders')).toEqual([
      {
        subscription_id: id,
        id: reminders[0]?.id,
        remind_on: day,
        sent_at: null,
        attempts: 0,
        try_after: expect.any(String),
      },
    ]);
  });

  test('replaces its reminders, and may be repeated', async () => {
    const { id, browser, reminders } = await phoneWith([reminder(), reminder('2031-04-01')]);
    const wanted = [...reminders.slice(1), reminder('2031-05-01')];
    const body = { id, address: browser.address, reminders: wanted };
    expect((await post(body)).answer).toEqual({ id, planned: 2 });
    expect((await post(body)).answer).toEqual({ id, planned: 2 });
    expect((await rows('push_reminders')).map((row) => String(row['id'])).toSorted()).toEqual(
      wanted.map((each) => each.id).toSorted(),
    );
  });

  test('that lost its id replaces its earlier subscription', async () => {
    const { browser } = await phoneWith();
    const { id } = await phoneWith([reminder()], browser);
    expect((await rows('push_subscriptions')).map((row) => row['id'])).toEqual([id]);
    expect(await rows('push_reminders')).toHaveLength(1);
  });

  test('is asked to wait where its address has added enough, and goes on once it is known', async () => {
    const add = async (id = randomUUID()) => {
      const { address } = service.browser();
      const request = new Request(server.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
        body: JSON.stringify({ id, address, reminders: [reminder()] }),
      });
      const { status, headers } = await pushSubscribe(request, { ...env, LEAD_RATE_LIMIT: 2 });
      return { id, status, wait: Number(headers.get('retry-after')) };
    };
    const [first, second, third] = [await add(), await add(), await add()];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
    expect(third.wait).toBeGreaterThan(590);
    expect(third.wait).toBeLessThanOrEqual(600);
    expect((await add(first.id)).status).toBe(200);
    expect(await rows('push_subscriptions')).toHaveLength(2);
  });

  test('is forgotten when it says so, once or twice, and only with its id', async () => {
    const { id } = await phoneWith();
    const other = await phoneWith();
    for (const _ of [1, 2]) {
      expect(await post({ id, stop: true })).toEqual({
        status: 200,
        answer: { id, stopped: true },
      });
    }
    expect((await rows('push_subscriptions')).map((row) => row['id'])).toEqual([other.id]);
    expect(await rows('push_reminders')).toHaveLength(1);
  });

  test('of who is signed in belongs to the account: in its export, and gone with it', async () => {
    const { client, id: owner } = await server.signUp();
    const { access_token: token = '' } = (await client.auth.getSession()).data.session ?? {};
    const browser = service.browser();
    const id = randomUUID();
    const wanted = reminder();
    const body = { id, address: browser.address, reminders: [wanted] };
    await post(body, { authorization: `Bearer ${token}` });
    // The worker holds no session: it takes nothing away.
    await post(body);
    expect(await rows('push_subscriptions')).toMatchObject([{ id, user_id: owner }]);
    const { data } = await client.rpc('export_my_data');
    expect(data).toMatchObject({
      push_subscriptions: [
        {
          id,
          endpoint: browser.address.endpoint,
          reminders: [{ id: wanted.id, remind_on: day, sent_at: null }],
        },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(browser.address.auth);
    expect((await client.rpc('delete_my_account')).data).toMatchObject({ push_subscriptions: 1 });
    expect(await rows('push_subscriptions')).toEqual([]);
    expect(await rows('push_reminders')).toEqual([]);
  });

  test.each([
    ['another site’s address', { endpoint: 'https://evil.example/a' }, 'unknown-service'],
    ['our own network', { endpoint: 'https://127.0.0.1/a' }, 'unknown-service'],
    ['keys that are none', { p256dh: 'x' }, 'invalid'],
  ])('with %s is refused', async (_, wrong, code) => {
    const { address } = service.browser();
    const { status, answer } = await post({
      id: randomUUID(),
      address: { ...address, ...wrong },
      reminders: [],
    });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ error: { code } });
  });

  test.each([
    ['a text', { ...reminder(), text: 'GSTR-3B' }],
    ['an id that could say something', { id: 'gstr-3b', on: day }],
    ['a day that is none', { ...reminder('2031-02-30') }],
  ])('that sends %s is refused', async (_, wrong) => {
    const { address } = service.browser();
    const { status } = await post({ id: randomUUID(), address, reminders: [wrong] });
    expect(status).toBe(400);
  });
});

describe('a message', () => {
  test('carries ids and nothing else, encrypted for the browser and signed for its service', async () => {
    const { browser, ids } = await phoneWith([reminder(), reminder('2031-03-09')]);
    expect(await run()).toEqual({ tried: 1, sent: 1 });
    const [message] = browser.taken;
    expect(JSON.parse(message?.text ?? '')).toEqual({ ids: expect.any(Array) });
    expect(idsIn(browser)).toEqual([ids.toSorted()]);
    expect(message?.body.includes(ids[0] ?? '')).toBe(false);
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '172800',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{1,32}$/),
    });
    const [, token = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(message?.headers.authorization ?? '') ?? [];
    expect(key).toBe(pushSettings.VAPID_PUBLIC_KEY);
    const point = fromBase64Url(pushSettings.VAPID_PUBLIC_KEY);
    const [x, y] = [toBase64Url(point.slice(1, 33)), toBase64Url(point.slice(33))];
    const { payload } = await jwtVerify(
      token,
      await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
      { audience: 'https://push.example', algorithms: ['ES256'] },
    );
    expect(payload.sub).toBe('mailto:owner@example.org');
    // RFC 8292: at most a day.
    expect((payload.exp ?? 0) - Date.now() / 1000).toBeLessThan(86_400);
  });

  test('goes once, however many runs there are beside each other', async () => {
    const { browser } = await phoneWith();
    await Promise.all([run(), run(), run()]);
    expect(await run()).toEqual({ tried: 0, sent: 0 });
    expect(browser.taken).toHaveLength(1);
  });

  test('that was sent is not sent again when the phone repeats the same list', async () => {
    const { id, browser, reminders } = await phoneWith();
    await run();
    await post({ id, address: browser.address, reminders });
    expect(await run()).toEqual({ tried: 0, sent: 0 });
  });

  test.each([
    ['before its day', `2031-03-09T12:00:00+05:30`],
    ['early in the morning', `${day}T08:59:00+05:30`],
    ['late in the evening', `${day}T21:00:00+05:30`],
    ['three days late', `2031-03-13T10:00:00+05:30`],
  ])('does not go %s', async (_, time) => {
    const { browser } = await phoneWith();
    expect(await run(new Date(time))).toEqual({ tried: 0, sent: 0 });
    expect(browser.taken).toEqual([]);
  });

  test('goes two days late, when nothing ran before', async () => {
    await phoneWith();
    expect(await run(new Date(`2031-03-12T10:00:00+05:30`))).toEqual({ tried: 1, sent: 1 });
  });
});

describe('a push service that does not take it', () => {
  test.each([404, 410])('%s: the phone is forgotten', async (status) => {
    const { browser } = await phoneWith();
    const left = await phoneWith();
    browser.answer = { status };
    expect(await run()).toEqual({ tried: 2, sent: 1 });
    expect((await rows('push_subscriptions')).map((row) => row['id'])).toEqual([left.id]);
    expect(await rows('push_reminders')).toHaveLength(1);
  });

  test.each([429, 500, 503, 403])('%s: it goes again later', async (status) => {
    const { browser } = await phoneWith();
    browser.answer = { status };
    expect(await run()).toEqual({ tried: 1, sent: 0 });
    const [row] = await rows('push_reminders');
    expect(row).toMatchObject({ sent_at: null, attempts: 1 });
    const wait = Date.parse(String(row?.['try_after'])) - Date.now();
    expect(wait).toBeGreaterThan(4 * 60_000);
    expect(wait).toBeLessThanOrEqual(5 * 60_000);
    expect(await run()).toEqual({ tried: 0, sent: 0 });
    browser.answer = { status: 201 };
    await change({ try_after: new Date(Date.now() - 1000) });
    expect(await run()).toEqual({ tried: 1, sent: 1 });
    expect(JSON.stringify(log.mock.calls)).not.toContain('push.example');
  });

  test('is left alone for as long as it asks', async () => {
    const { browser } = await phoneWith();
    browser.answer = { status: 429, headers: { 'retry-after': '3600' } };
    await run();
    const [row] = await rows('push_reminders');
    expect(Date.parse(String(row?.['try_after'])) - Date.now()).toBeGreaterThan(3_500_000);
  });

  test('is not followed to another address', async () => {
    const { browser } = await phoneWith();
    const other = service.browser();
    browser.answer = { status: 307, headers: { location: other.address.endpoint } };
    expect(await run()).toEqual({ tried: 1, sent: 0 });
    expect(other.taken).toEqual([]);
  });

  test('is asked again after five minutes, doubling, at most six hours', () => {
    const minutes = [1, 2, 3, 20, 1000].map((attempts) => pushWait(attempts) / 60_000);
    expect(minutes).toEqual([5, 10, 20, 360, 360]);
  });
});

test('unused rows are deleted: reminders after a month, and phones without reminders since', async () => {
  await phoneWith([reminder('2020-01-01')]);
  const kept = await phoneWith([reminder('2031-12-01')]);
  const old = { seen_at: '2020-01-01T00:00:00Z' };
  await server.rest('push_subscriptions?endpoint=neq.x', server.keys.secretKey, {
    method: 'PATCH',
    body: JSON.stringify(old),
  });
  await run();
  expect((await rows('push_subscriptions')).map((row) => row['id'])).toEqual([kept.id]);
  expect(await rows('push_reminders')).toHaveLength(1);
});

test('the dispatcher answers who has the service key alone', async () => {
  const call = (authorization?: string) =>
    fetch(`${server.url}/functions/v1/push-dispatch`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
    });
  expect((await call()).status).toBe(401);
  expect((await call(`Bearer ${server.keys.publishableKey}`)).status).toBe(401);
  const answer = await call(`Bearer ${server.keys.secretKey}`);
  expect(await answer.json()).toEqual({ tried: 0, sent: 0 });
});

describe('invalid requests of a phone', () => {
  const wish = (endpoint: string, on = day) => ({
    id: randomUUID(),
    address: { ...service.browser().address, endpoint },
    reminders: [reminder(on)],
  });

  test('an address in other letter case is the same address, stored in lower case', async () => {
    const { address } = service.browser();
    const upperCased = address.endpoint.replace('https://push.example', 'HTTPS://Push.Example');
    expect((await post(wish(upperCased))).status).toBe(200);
    expect(await rows('push_subscriptions')).toMatchObject([{ endpoint: address.endpoint }]);
  });

  test.each([
    ['https://push.example', 200],
    ['https://push.example/a b', 200],
    ['https://push.example/\u0000', 200],
    [`https://push.example/${'é'.repeat(900)}`, 400],
    [`https://push.example/${'x'.repeat(1000)}`, 400],
    ['https://push.example:444/x', 400],
    ['https://a@push.example/x', 400],
    ['push.example/x', 400],
    ['', 400],
  ])('the address %j is answered %i, never 5xx', async (endpoint, status) => {
    expect((await post(wish(endpoint))).status).toBe(status);
  });

  test.each(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', 'soon'])(
    'a reminder on %s is refused as the phone’s mistake',
    async (on) => {
      const { status, answer } = await post(wish(service.browser().address.endpoint, on));
      expect([status, answer]).toMatchObject([400, { error: { code: 'invalid' } }]);
    },
  );
});
