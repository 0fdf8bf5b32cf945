import { createClient, type Session } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** What the site relies on in supabase-js as it is installed: times, texts and defaults. */

const nowMs = Date.parse('2026-11-20T10:00:00Z');
const noSocket = function () {} as unknown as typeof WebSocket;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Call {
  path: string;
  at: number;
  method: string;
  body: unknown;
  headers: Headers;
}
let calls: Call[];
let answer: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: nowMs });
  calls = [];
});
afterEach(() => vi.useRealTimers());

function sessionUntil(secondsFromNow: number): Session {
  return {
    access_token: `${part({ alg: 'HS256' })}.${part({ sub: 'a' })}.c2ln`,
    refresh_token: 'first',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: nowMs / 1000 + secondsFromNow,
    user: { id: 'a', app_metadata: {}, user_metadata: {}, aud: '', created_at: '' },
  };
}

function clientWith(session?: Session) {
  const stored = new Map<string, string>();
  if (session) stored.set('s', JSON.stringify(session));
  const client = createClient('http://localhost:1', 'key', {
    auth: {
      storageKey: 's',
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
    realtime: { transport: noSocket },
    global: {
      fetch: async (input, init) => {
        const { pathname, search } = new URL(String(input));
        const text = typeof init?.body === 'string' ? init.body : undefined;
        calls.push({
          path: pathname + search,
          at: Date.now() - nowMs,
          method: init?.method ?? 'GET',
          body: text?.startsWith('{') ? JSON.parse(text) : init?.body,
          headers: new Headers(init?.headers),
        });
        return answer(pathname);
      },
    },
  });
  return { client, kept: stored };
}

const refreshed = () => Response.json({ ...sessionUntil(7200), refresh_token: 'second' });
const refreshes = () => calls.filter(({ path }) => path.includes('grant_type=refresh_token'));

describe('refreshing a token', () => {
  test('a check every 30 s refreshes from 90 s before the end, not at 91 (AUTH-10, DATA-09)', async () => {
    answer = refreshed;
    const { client } = clientWith(sessionUntil(151));
    await client.auth.initialize();
    await client.auth.startAutoRefresh();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(refreshes()).toEqual([]);
    // At 30 s the end is 121 s away: four whole ticks. At 60 s it is 91 s away: three.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(refreshes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refreshes()).toHaveLength(1);
    await client.auth.stopAutoRefresh();
  });

  test('somebody who asks for the session within the margin gets a new one (DATA-09)', async () => {
    answer = refreshed;
    const early = clientWith(sessionUntil(91)).client;
    expect((await early.auth.getSession()).data.session?.refresh_token).toBe('first');
    const late = clientWith(sessionUntil(89)).client;
    expect((await late.auth.getSession()).data.session?.refresh_token).toBe('second');
    await Promise.all([early.auth.stopAutoRefresh(), late.auth.stopAutoRefresh()]);
  });

  test('tries again after 200 ms and twice as long each time, within 30 s (AUTH-11)', async () => {
    answer = () => new Response('', { status: 503 });
    const { client } = clientWith(sessionUntil(-10));
    const asked = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    const times = refreshes().map(({ at }) => at);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.slice(0, 7)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(times[7]).toBeLessThan(30_000);
    expect((await asked).data.session).toBeNull();
    await client.auth.stopAutoRefresh();
  });

  test.each([502, 503, 504, 'no network'] as const)(
    '%s keeps the session and signs nobody out (AUTH-12, auth-js#141)',
    async (status) => {
      answer = () =>
        status === 'no network'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : new Response('', { status });
      const { client, kept: stored } = clientWith(sessionUntil(-10));
      const events: string[] = [];
      client.auth.onAuthStateChange((event) => void events.push(event));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(stored.get('s')).toContain('first');
      expect(events).not.toContain('SIGNED_OUT');
      await client.auth.stopAutoRefresh();
    },
  );

  test('a refusal ends the session (AUTH-12)', async () => {
    answer = () =>
      Response.json({ code: 400, error_code: 'refresh_token_not_found' }, { status: 400 });
    const { client, kept: stored } = clientWith(sessionUntil(-10));
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored.has('s')).toBe(false);
    expect(events).toContain('SIGNED_OUT');
    await client.auth.stopAutoRefresh();
  });
});

test('sign-in by another service is asked for with all that it takes (AUTH-29)', async () => {
  const client = createClient('http://localhost:1', 'key', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
    realtime: { transport: noSocket },
  });
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: 'https://niyam.example/auth/callback',
      scopes: 'email profile',
      queryParams: { prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  });
  const url = new URL(data.url ?? '');
  expect(url.pathname).toBe('/auth/v1/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    provider: 'google',
    redirect_to: 'https://niyam.example/auth/callback',
    scopes: 'email profile',
    prompt: 'consent',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 's256',
  });
});

describe('errors as the client reports them', () => {
  test.each([
    ['Failed to send a request to the Edge Function', () => Promise.reject(new TypeError('no'))],
    [
      'Relay Error invoking the Edge Function',
      () => new Response('', { headers: { 'x-relay-error': 'true' } }),
    ],
    ['Edge Function returned a non-2xx status code', () => new Response('', { status: 500 })],
  ])('%s (ERR-09)', async (message, respond) => {
    answer = respond;
    const { error } = await clientWith().client.functions.invoke('lead-intake');
    expect(error).toMatchObject({ message });
  });

  test('the data API’s carry message, details, hint and code (ERR-10)', async () => {
    const said = { message: 'No', details: 'why', hint: 'do this', code: '42501' };
    answer = () => Response.json(said, { status: 403 });
    const { error } = await clientWith().client.from('profiles').select();
    expect(error).toMatchObject(said);
  });

  test('storage’s carry a status and a code (ERR-11)', async () => {
    answer = () =>
      Response.json({ statusCode: '404', error: 'not_found', message: 'Gone' }, { status: 400 });
    const { error } = await clientWith().client.storage.from('papers').list();
    expect(error).toMatchObject({ message: 'Gone', status: 400, statusCode: '404' });
  });
});

describe('defaults', () => {
  test('realtime: heartbeat, joining, reconnecting (DATA-08)', () => {
    const { realtime } = clientWith().client;
    expect(realtime.heartbeatIntervalMs).toBe(25_000);
    expect(realtime.timeout).toBe(10_000);
    expect([1, 2, 3, 4, 5, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000, 10_000,
    ]);
  });

  test('storage: a hundred by name, cached for an hour (DATA-09)', async () => {
    answer = () => Response.json([]);
    const papers = clientWith().client.storage.from('papers');
    await papers.list();
    expect(calls.at(-1)?.body).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    });
    answer = () => Response.json({ Key: 'papers/a', Id: '1' });
    await papers.upload('a', 'text');
    const sent = calls.at(-1);
    const form = sent?.body instanceof FormData ? sent.body.get('cacheControl') : null;
    expect(form ?? sent?.headers.get('cache-control')).toMatch(/^(max-age=)?3600$/);
  });
});
