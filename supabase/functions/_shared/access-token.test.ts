import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keySetMaxAgeMs, readAccessToken } from './access-token.ts';
import type { FunctionEnv } from './function-env.ts';

const start = Date.parse('2026-11-20T06:30:00Z');
const soon = start / 1000 + 3600;
const user = '0197a000-1111-7222-8333-444455556666';

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

/** Creating keys is slow, so all tests share them. */
const pairs: Promise<{ rsa: Pair; ec: Pair; other: Pair }> = (async () => ({
  rsa: await generateKeyPair('RS256'),
  ec: await generateKeyPair('ES256'),
  other: await generateKeyPair('ES256'),
}))();

/** A fake auth server: its key set, its answer for a user, and the paths that were requested. */
function project({ keys = [] as JWK[], userAnswer = () => new Response(null, { status: 500 }) }) {
  const asked: string[] = [];
  let broken = false;
  const fetch: typeof globalThis.fetch = (input) => {
    const { pathname } = new URL(String(input));
    asked.push(pathname);
    if (broken) return Promise.reject(new TypeError('fetch failed'));
    if (pathname === '/auth/v1/.well-known/jwks.json') {
      return Promise.resolve(Response.json({ keys }));
    }
    return Promise.resolve(userAnswer());
  };
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://project.test',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
    LEAD_RATE_LIMIT: 0,
    fetch,
  };
  return {
    asked,
    break: () => (broken = true),
    read: (token: string) =>
      readAccessToken(new Headers({ authorization: `Bearer ${token}` }), env),
  };
}

const publicKey = async (pair: Pair, kid: string, alg: string): Promise<JWK> => ({
  ...(await exportJWK(pair.publicKey)),
  kid,
  alg,
});

const sign = (pair: Pair, alg: string, kid: string, claims: JWTPayload = {}) =>
  new SignJWT({ sub: user, role: 'authenticated', aud: 'authenticated', exp: soon, ...claims })
    .setProtectedHeader({ alg, kid })
    .sign(pair.privateKey);

/** A token of the given parts, signed only when a secret is given. */
const handmade = (header: object, claims: object, secret = 'x'.repeat(32)) =>
  'alg' in header && header.alg === 'HS256'
    ? new SignJWT(claims as JWTPayload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(secret))
    : Promise.resolve(
        [header, claims, {}]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.'),
      );

test.each(['RS256', 'ES256'] as const)('%s is checked with the key set', async (alg) => {
  const { rsa, ec } = await pairs;
  const pair = alg === 'RS256' ? rsa : ec;
  const { read, asked } = project({ keys: [await publicKey(pair, 'k', alg)] });
  expect(await read(await sign(pair, alg, 'k'))).toEqual({ kind: 'user', id: user });
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json']);
});

// AUTH-18
test.each([
  ['without an end', { exp: undefined }, 'Missing exp claim'],
  ['whose end is now', { exp: start / 1000 }, 'JWT has expired'],
  ['that ended long ago', { exp: 1 }, 'JWT has expired'],
  ['whose end is no number', { exp: 'soon' }, 'Invalid exp claim'],
  ['that is not valid yet', { nbf: soon }, 'Invalid nbf claim'],
  ['of nobody', { sub: undefined }, 'Invalid sub claim'],
  ['of somebody who is no user', { sub: 'admin' }, 'Invalid sub claim'],
])('a token %s is refused', async (_, claims, message) => {
  const { ec } = await pairs;
  const { read } = project({ keys: [await publicKey(ec, 'k', 'ES256')] });
  // The library refuses to sign invalid claims, so they are inserted as they are.
  const token = await handmadeSigned(ec, claims);
  expect(await read(token)).toEqual({ kind: 'refused', message });
});

async function handmadeSigned(pair: Pair, claims: object): Promise<string> {
  const parts = [
    { alg: 'ES256', kid: 'k' },
    { sub: user, role: 'authenticated', exp: soon, ...claims },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const text = new TextEncoder().encode(parts.join('.'));
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, pair.privateKey, text);
  return [...parts, Buffer.from(signature).toString('base64url')].join('.');
}

// AUTH-19
test.each(['none', 'PS256', 'HS512', 'EdDSA', undefined])(
  'the algorithm %s is refused before anybody is asked',
  async (alg) => {
    const { read, asked } = project({});
    const token = await handmade({ alg }, { sub: user, role: 'authenticated', exp: soon });
    expect(await read(token)).toEqual({ kind: 'refused', message: 'Invalid alg claim' });
    expect(asked).toEqual([]);
  },
);

test('a project with keys of its own takes no token signed with a secret', async () => {
  const { ec } = await pairs;
  const { read, asked } = project({ keys: [await publicKey(ec, 'k', 'ES256')] });
  const claims = { sub: user, role: 'authenticated', exp: soon };
  const message = 'Invalid alg claim';
  expect(await read(await handmade({ alg: 'HS256' }, claims))).toEqual({
    kind: 'refused',
    message,
  });
  expect(asked).not.toContain('/auth/v1/user');
});

test('a signature by another key is refused, under a known name and an unknown one', async () => {
  const { ec, other } = await pairs;
  const { read } = project({ keys: [await publicKey(ec, 'k', 'ES256')] });
  for (const kid of ['k', 'unknown']) {
    const message = 'Invalid JWT signature';
    expect(await read(await sign(other, 'ES256', kid))).toEqual({ kind: 'refused', message });
  }
});

test('claims that were changed under a signature are refused', async () => {
  const { ec } = await pairs;
  const { read } = project({ keys: [await publicKey(ec, 'k', 'ES256')] });
  const [header, , signature] = (await sign(ec, 'ES256', 'k')).split('.');
  const claims = { sub: crypto.randomUUID(), role: 'authenticated', exp: soon };
  const changed = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(await read([header, changed, signature].join('.'))).toEqual({
    kind: 'refused',
    message: 'Invalid JWT signature',
  });
});

test.each(['a.b.c', '..', 'a.b', `e30.${Buffer.from('[]').toString('base64url')}.x`])(
  '%s is no token',
  async (token) => {
    const { read, asked } = project({});
    expect(await read(token)).toEqual({ kind: 'refused', message: 'Invalid JWT structure' });
    expect(asked).toEqual([]);
  },
);

test('API keys of either kind are no user', async () => {
  const { read, asked } = project({});
  const older = await handmade({ alg: 'HS256' }, { role: 'anon', exp: soon });
  for (const key of ['sb_publishable_x', 'sb_secret_x', older]) {
    expect(await read(key)).toEqual({ kind: 'none' });
  }
  expect(asked).toEqual([]);
});

test('the key set is kept for ten minutes, and a new key is found before that (AUTH-20)', async () => {
  const { ec, other } = await pairs;
  const keys = [await publicKey(ec, 'one', 'ES256')];
  const { read, asked } = project({ keys });
  const token = await sign(ec, 'ES256', 'one', { exp: soon + 3600 });

  expect(keySetMaxAgeMs).toBe(10 * 60_000);
  for (const after of [0, 1, keySetMaxAgeMs - 1]) {
    vi.setSystemTime(start + after);
    expect(await read(token)).toMatchObject({ kind: 'user' });
    expect(asked).toHaveLength(1);
  }
  vi.setSystemTime(start + keySetMaxAgeMs);
  expect(await read(token)).toMatchObject({ kind: 'user' });
  expect(asked).toHaveLength(2);

  keys.push(await publicKey(other, 'two', 'ES256'));
  vi.setSystemTime(start + keySetMaxAgeMs + 60_000);
  const rotated = await sign(other, 'ES256', 'two', { exp: soon + 3600 });
  expect(await read(rotated)).toMatchObject({ kind: 'user' });
  expect(asked).toHaveLength(3);
});

test('an auth server that does not answer is no refusal', async () => {
  const { ec } = await pairs;
  const down = project({ keys: [await publicKey(ec, 'k', 'ES256')] });
  down.break();
  const token = await sign(ec, 'ES256', 'k');
  expect(await down.read(token)).toEqual({ kind: 'unavailable', reason: 'TypeError' });
});

test.each([
  ['its user', Response.json({ id: user }), { kind: 'user', id: user }],
  [
    'that it is not its own',
    Response.json({ error_code: 'bad_jwt' }, { status: 403 }),
    { kind: 'refused', message: 'Invalid JWT signature' },
  ],
  [
    'that the account is gone',
    Response.json({ error_code: 'user_not_found' }, { status: 403 }),
    { kind: 'refused', message: 'Auth session missing!' },
  ],
  [
    'nothing of use',
    Response.json({}, { status: 200 }),
    { kind: 'unavailable', reason: 'no user in the answer' },
  ],
  [
    'that it is busy',
    Response.json({}, { status: 503 }),
    { kind: 'unavailable', reason: 'status 503' },
  ],
])('where there are no keys the auth server says: %s', async (_, answer, outcome) => {
  const { read, asked } = project({ userAnswer: () => answer });
  const claims = { sub: user, role: 'authenticated', exp: soon };
  expect(await read(await handmade({ alg: 'HS256' }, claims))).toEqual(outcome);
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json', '/auth/v1/user']);
});
