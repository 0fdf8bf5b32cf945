import { createHash, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { samplePassword, startTestServer, type TestServer } from './running-server.ts';

/** Attacks on accounts of the embedded backend. Each prints how many of its tries got anywhere. */

let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  // One proxy: these tests are it, and say where each call comes from.
  const settings = { TRUSTED_PROXY_HOPS: '1' };
  [server, strict] = await Promise.all([
    startTestServer(settings),
    startTestServer({ ...settings, AUTH_CONFIRM_EMAIL: '1' }),
  ]);
}, 180_000);
afterAll(() => Promise.all([server.stop(), strict.stop()]));

let callers = 0;
/** An address that has not called before. */
function newCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

interface Answer {
  readonly status: number;
  readonly said: string;
  /** What was said, where it is a JSON object. */
  readonly body: Record<string, unknown>;
  readonly wait: number;
}

async function call(
  to: TestServer,
  path: string,
  body: unknown,
  {
    from = newCaller(),
    token,
    method = 'POST',
  }: { from?: string; token?: string; method?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${to.url}/auth/v1/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      apikey: to.keys.publishableKey,
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const said = await response.text();
  return {
    status: response.status,
    said,
    body: said.startsWith('{') ? (JSON.parse(said) as Record<string, unknown>) : {},
    wait: Number(response.headers.get('retry-after')),
  };
}

const signIn = (email: string, password: string, from?: string, to = server) =>
  call(to, 'token?grant_type=password', { email, password }, from === undefined ? {} : { from });

const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

async function inTurn<Item>(items: readonly Item[], run: (item: Item) => Promise<Answer>) {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await run(item));
  return answers;
}

const passwords = (many: number) =>
  Array.from({ length: many }, (_, index) => `wrong password ${index}`);

describe('guessing a password', () => {
  test('from one address: ten tries, and the owner comes in from another', async () => {
    const { email } = await server.signUp();
    const from = newCaller();
    const answers = await inTurn(passwords(30), (password) => signIn(email, password, from));
    const tried = count(answers, 400);
    console.log(`passwords, one caller, one account: ${tried} of 30 were tried`);
    expect(tried).toBe(10);
    expect(count(answers, 429)).toBe(20);
    expect(answers.at(-1)).toMatchObject({
      body: { code: 429, error_code: 'over_request_rate_limit' },
    });
    expect(answers.at(-1)?.wait).toBeGreaterThan(600);
    expect(answers.at(-1)?.wait).toBeLessThanOrEqual(900);
    // Now even the right code reveals nothing to the caller.
    expect((await signIn(email, samplePassword, from)).status).toBe(429);
    expect((await signIn(email, samplePassword)).status).toBe(200);
  }, 120_000);

  test('from one address for many accounts: sixty tries', async () => {
    const from = newCaller();
    const answers = await inTurn(passwords(80), (password) =>
      signIn(`${randomUUID()}@example.com`, password, from),
    );
    console.log(`passwords, one caller, 80 accounts: ${count(answers, 400)} of 80 were tried`);
    expect(count(answers, 400)).toBe(60);
  }, 120_000);

  test('from thirty addresses, ten each: one for each address once the attack is seen; nobody is locked out', async () => {
    const { email } = await server.signUp();
    const addresses = Array.from({ length: 30 }, newCaller);
    const calls = addresses.flatMap((from) =>
      passwords(10).map((password) => ({ from, password })),
    );
    const answers = await inTurn(calls, ({ from, password }) => signIn(email, password, from));
    const tried = count(answers, 400);
    console.log(`passwords, 30 callers, one account: ${tried} of 300 were tried`);
    expect(tried).toBe(30 + 27);
    expect((await signIn(email, samplePassword)).status).toBe(200);
  }, 120_000);

  test('addresses of one IPv6 network are one caller', async () => {
    const { email } = await server.signUp();
    const answers = await inTurn(passwords(20), (password) =>
      signIn(email, password, `2001:db8:1:2::${password.replace(/\D/g, '')}`),
    );
    expect(count(answers, 400)).toBe(10);
  }, 60_000);

  test('a phone behind the same address stays signed in', async () => {
    const { client } = await server.signUp();
    const { data } = await client.auth.getSession();
    const from = newCaller();
    await inTurn(passwords(60), (password) =>
      signIn(`${randomUUID()}@example.com`, password, from),
    );
    const refresh = (refresh_token: unknown) =>
      call(server, 'token?grant_type=refresh_token', { refresh_token }, { from });
    expect((await refresh(data.session?.refresh_token)).status).toBe(200);
    expect((await refresh(randomUUID())).status).toBe(429);
  }, 60_000);

  test('supabase-js reports it by its error code', async () => {
    const visitor = server.visitor();
    const email = `${randomUUID()}@example.com`;
    for (const password of passwords(10))
      await visitor.auth.signInWithPassword({ email, password });
    const { error } = await visitor.auth.signInWithPassword({ email, password: samplePassword });
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  }, 60_000);
});

async function lastEmail(to: TestServer, email: string) {
  const message = (await to.emailsTo(email)).at(-1) ?? '';
  const link = new URL(/https?:\S+/.exec(message)?.[0] ?? '');
  const code = /: (\d{6})$/m.exec(message)?.[1] ?? '';
  return { code, link: link.searchParams.get('token_hash') ?? '' };
}

/** Codes that are not the right one. */
const wrongCodes = (right: string, many: number) =>
  Array.from({ length: many + 1 }, (_, index) => String(index).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, many);

const verify = (to: TestServer, body: object, from?: string) =>
  call(to, 'verify', body, from === undefined ? {} : { from });

/** A user with a code by e-mail, for each kind of e-mail. */
const emails = {
  async recovery() {
    const { email } = await server.signUp();
    await server.visitor().auth.resetPasswordForEmail(email);
    return { to: server, email };
  },
  async signup() {
    const email = `${randomUUID()}@example.com`;
    await strict.visitor().auth.signUp({ email, password: samplePassword });
    return { to: strict, email };
  },
  async email_change() {
    const { client, email } = await server.signUp();
    await client.auth.updateUser({ email: `${randomUUID()}@example.com` });
    return { to: server, email };
  },
} as const;

describe.each([
  ['recovery', 30],
  ['signup', 30],
  ['email_change', 30],
] as const)('guessing a code of %s', (type, many) => {
  test('wrong codes from as many addresses: five count, then the code is void and its link is not', async () => {
    const { to, email } = await emails[type]();
    const { code, link } = await lastEmail(to, email);
    const guesses = wrongCodes(code, many);
    const answers = await inTurn(guesses.slice(0, 5), (token) =>
      verify(to, { email, token, type }),
    );
    expect(count(answers, 403)).toBe(5);
    // The sixth would be right.
    expect(await verify(to, { email, token: code, type })).toMatchObject({
      status: 403,
      body: { error_code: 'otp_expired' },
    });
    const more = await inTurn(guesses.slice(5), (token) => verify(to, { email, token, type }));
    const through = [...answers, ...more].filter(({ status }) => status < 400).length;
    console.log(
      `codes of ${type}, ${many} callers: ${through} of ${many} got through, 5 were compared`,
    );
    expect(through).toBe(0);
    expect((await verify(to, { token_hash: link, type })).status).toBe(200);
  }, 300_000);
});

test('80 wrong codes from one address: it is asked to wait after sixty', async () => {
  const { to, email } = await emails.recovery();
  const { code } = await lastEmail(to, email);
  const from = newCaller();
  const answers = await inTurn(wrongCodes(code, 80), (token) =>
    verify(to, { email, token, type: 'recovery' }, from),
  );
  console.log(
    `codes, one caller: ${count(answers, 200)} of 80 got through, ${count(answers, 429)} were told to wait`,
  );
  expect([count(answers, 403), count(answers, 429)]).toEqual([60, 20]);
  expect(answers.at(-1)?.body).toMatchObject({ error_code: 'over_request_rate_limit' });
}, 300_000);

describe('another spelling of a guarded call', () => {
  const guarded: readonly (readonly [method: string, path: string])[] = [
    ['POST', 'token?grant_type=password'],
    ['POST', 'token?grant_type=refresh_token'],
    ['GET', 'verify?type=recovery&token=x'],
    ['POST', 'verify'],
    ['POST', 'signup'],
    ['POST', 'recover'],
    ['POST', 'otp'],
    ['POST', 'magiclink'],
    ['POST', 'resend'],
    ['PUT', 'user'],
    ['POST', 'factors'],
  ];
  const encoded = (message: string) => `%${message.charCodeAt(0).toString(16)}`;
  const spellings = (path: string) => {
    const [name = '', query] = path.split('?');
    const odd = [
      encoded(name[0] ?? '') + name.slice(1),
      name.slice(0, -1) + encoded(name.at(-1) ?? ''),
      [...name].map(encoded).join(''),
      `%25${encoded(name[0] ?? '').slice(1)}${name.slice(1)}`,
      `/${name}`,
      `%2F${name}`,
      `${name}/`,
      `${name}%2F`,
      `${name};x`,
      name.toUpperCase(),
    ];
    return odd.map((spelling) => (query ? `${spelling}?${query}` : spelling));
  };

  /** Sends a path as it is written: fetch would tidy it. */
  const raw = (method: string, path: string) =>
    new Promise<{ status: number; said: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', apikey: server.keys.publishableKey };
      const { hostname, port } = new URL(server.url);
      const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
        let said = '';
        response.on('data', (part) => (said += String(part)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, said }));
      });
      sent.on('error', reject);
      sent.end(method === 'GET' || method === 'HEAD' ? undefined : '{}');
    });

  test.each(guarded)('%s %s is refused in each, with a JSON error', async (method, path) => {
    for (const spelling of spellings(path)) {
      const { status, said } = await raw(method, `/auth/v1/${spelling}`);
      expect([spelling, status]).toEqual([spelling, 400]);
      expect(JSON.parse(said)).toMatchObject({ code: 400, error_code: 'validation_failed' });
    }
  });

  test('passwords are limited however the path goes there', async () => {
    const { email } = await server.signUp();
    const from = newCaller();
    const paths = ['%74oken', 'token', './token', 'x/../token', '%2e/token'];
    const answers = await inTurn(passwords(50), (password) => {
      const path = paths[Number(password.replace(/\D/g, '')) % paths.length] ?? '';
      return call(server, `${path}?grant_type=password`, { email, password }, { from });
    });
    const tried = answers.filter(({ body }) => body['error_code'] === 'invalid_credentials');
    expect(tried).toHaveLength(10);
  }, 60_000);

  test('HEAD opens no link, not even one made of a guessed code', async () => {
    const { email } = await server.signUp();
    await server.visitor().auth.resetPasswordForEmail(email);
    const { code, link } = await lastEmail(server, email);
    const made = createHash('sha256')
      .update(email + code)
      .digest('hex');
    for (const token of [made, link]) {
      const path = `/auth/v1/verify?type=recovery&token=${token}`;
      expect(await raw('HEAD', path)).toEqual({ status: 405, said: '' });
    }
    // Only opening the link does not use it up.
    expect((await verify(server, { token_hash: link, type: 'recovery' })).status).toBe(200);
  });
});

test('a new e-mail brings a valid code, until twenty wrong ones within an hour', async () => {
  const { email } = await server.signUp();
  for (let message = 0; message < 4; message += 1) {
    await server.visitor().auth.resetPasswordForEmail(email);
    const { code } = await lastEmail(server, email);
    for (const token of wrongCodes(code, 5))
      await verify(server, { email, token, type: 'recovery' });
  }
  await server.visitor().auth.resetPasswordForEmail(email);
  const { code, link } = await lastEmail(server, email);
  expect((await verify(server, { email, token: code, type: 'recovery' })).status).toBe(403);
  expect((await verify(server, { token_hash: link, type: 'recovery' })).status).toBe(200);

  const other = await server.signUp();
  await server.visitor().auth.resetPasswordForEmail(other.email);
  const first = await lastEmail(server, other.email);
  for (const token of wrongCodes(first.code, 5)) {
    await verify(server, { email: other.email, token, type: 'recovery' });
  }
  await server.visitor().auth.resetPasswordForEmail(other.email);
  const { code: token } = await lastEmail(server, other.email);
  expect((await verify(server, { email: other.email, token, type: 'recovery' })).status).toBe(200);
}, 60_000);

test('an address and a guessed code make no valid link', async () => {
  const { email } = await server.signUp();
  await server.visitor().auth.resetPasswordForEmail(email);
  const { code, link } = await lastEmail(server, email);
  const made = createHash('sha256')
    .update(email + code)
    .digest('hex');
  expect(link.startsWith(made)).toBe(true);
  for (const token_hash of [made, made + 'f'.repeat(64), `${link.slice(0, -1)}x`]) {
    expect((await verify(server, { token_hash, type: 'recovery' })).status).toBe(403);
  }
  const opened = await fetch(`${server.url}/auth/v1/verify?type=recovery&token=${made}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': newCaller() },
  });
  expect(opened.headers.get('location')).toContain('otp_expired');
  expect((await verify(server, { token_hash: link, type: 'recovery' })).status).toBe(200);
});

describe('whether an address has an account', () => {
  let slow: TestServer;
  beforeAll(async () => {
    // With the cost of other tests, the work of a comparison would be lost among other work.
    vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
    slow = await startTestServer({ TRUSTED_PROXY_HOPS: '1', AUTH_CONFIRM_EMAIL: '1' });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await slow.stop();
  });

  test('neither the text nor the time of a wrong password reveals it', async () => {
    const known = await confirmed();
    const unconfirmed = `${randomUUID()}@example.com`;
    await slow.visitor().auth.signUp({ email: unconfirmed, password: samplePassword });
    const times = { known: [] as number[], unknown: [] as number[], unconfirmed: [] as number[] };
    const bodies = new Set<string>();
    for (let turn = 0; turn < 7; turn += 1) {
      for (const [kind, email] of [
        ['known', known],
        ['unknown', `${randomUUID()}@example.com`],
        ['unconfirmed', unconfirmed],
      ] as const) {
        // Work, not time: this process is the server too, and the machine may be busy.
        const start = process.cpuUsage();
        const { status, body } = await signIn(email, 'wrong password', undefined, slow);
        const { user, system } = process.cpuUsage(start);
        times[kind].push((user + system) / 1000);
        bodies.add(`${status} ${JSON.stringify(body)}`);
      }
    }
    expect([...bodies]).toHaveLength(1);
    const [least, unknown, waiting] = [times.known, times.unknown, times.unconfirmed].map((all) =>
      Math.min(...all),
    );
    console.log(
      `a wrong password takes ${least} ms of work, for no account ${unknown} ms, for a waiting one ${waiting} ms`,
    );
    for (const time of [unknown, waiting]) {
      expect((time ?? 0) / (least ?? 1)).toBeGreaterThan(0.5);
      expect((time ?? 0) / (least ?? 1)).toBeLessThan(2);
    }
    // A caller with the right password learns what is missing.
    expect((await signIn(unconfirmed, samplePassword, undefined, slow)).body).toMatchObject({
      error_code: 'email_not_confirmed',
    });
  }, 60_000);

  /** A user who followed the link in the e-mail. */
  async function confirmed(): Promise<string> {
    const email = `${randomUUID()}@example.com`;
    await slow.visitor().auth.signUp({ email, password: samplePassword });
    const { link } = await lastEmail(slow, email);
    await verify(slow, { token_hash: link, type: 'signup' });
    return email;
  }

  /** The names of all fields, however deep. */
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, item]) => [name, shape(item)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  };

  test('a sign-up does not reveal it, where accounts wait for their e-mail', async () => {
    const email = await confirmed();
    const before = (await slow.emailsTo(email)).length;
    const data = { first_name: 'Ravi' };
    const known = await call(slow, 'signup', { email, password: samplePassword, data });
    const fresh = { email: `${randomUUID()}@example.com`, password: samplePassword, data };
    const unknown = await call(slow, 'signup', fresh);
    expect(known.status).toBe(unknown.status);
    expect(shape(known.body)).toEqual(shape(unknown.body));
    expect(await slow.emailsTo(email)).toHaveLength(before);
    // Whose account it is has noticed nothing.
    expect((await signIn(email, samplePassword, undefined, slow)).status).toBe(200);
  });

  test('a request for an e-mail does not reveal it', async () => {
    const email = await confirmed();
    const nobody = () => `${randomUUID()}@example.com`;
    for (const [path, body] of [
      ['recover', {}],
      ['otp', { create_user: false }],
      ['resend', { type: 'signup' }],
      ['resend', { type: 'email_change' }],
    ] as const) {
      const [known, unknown] = await Promise.all(
        [email, nobody()].map((to) => call(slow, path, { ...body, email: to })),
      );
      expect([path, unknown?.status, unknown?.body]).toEqual([path, known?.status, known?.body]);
    }
  });
});

describe('a password that everybody tries first', () => {
  const common = ['password', 'Password@123', '12345678', 'India@123', 'qwertyuiop', '11111111'];

  test('is refused at sign-up and at every change', async () => {
    const { client } = await server.signUp();
    let accepted = 0;
    for (const password of common) {
      const email = `${randomUUID()}@example.com`;
      const made = await server.visitor().auth.signUp({ email, password });
      const changed = await client.auth.updateUser({ password });
      for (const { error } of [made, changed]) {
        if (!error) accepted += 1;
        expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] });
      }
    }
    console.log(`common passwords: ${accepted} of ${2 * common.length} accepted`);
  });
});

test('a new password ends every session except this one', async () => {
  const { client, email } = await server.signUp();
  const others = [server.visitor(), server.visitor()];
  for (const other of others) {
    await other.auth.signInWithPassword({ email, password: samplePassword });
  }
  const otherUser = await server.signUp();
  expect((await client.auth.updateUser({ password: 'a new staple' })).error).toBeNull();

  for (const other of others) {
    expect((await other.auth.getUser()).error).not.toBeNull();
    const held = (await other.auth.getSession()).data.session?.refresh_token ?? 'none';
    const again = await server.visitor().auth.refreshSession({ refresh_token: held });
    expect(again.error).not.toBeNull();
  }
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await otherUser.client.auth.getUser()).error).toBeNull();
});

test('an invalid request to the auth API gets a 4xx', async () => {
  const { client } = await server.signUp();
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const bad: readonly unknown[] = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '5',
    '{"email":"\\ud800@example.com","password":"correct horse"}',
    { email: 'a\u0000b@example.com', password: samplePassword },
    { email: 'x@example.com', password: 'correct\u0000horse battery' },
    { email: 'x@example.com', password: samplePassword, data: { first_name: 'a\u0000b' } },
    { email: `x@${'a'.repeat(300)}.example`, password: samplePassword },
    { email: `${'a'.repeat(300)}@example.com`, password: samplePassword },
    { email: 5, password: samplePassword },
    { email: [], password: {} },
    { email: 'x@example.com', password: 12_345_678 },
    { email: 'x@example.com', password: 'x'.repeat(5000) },
    { email: `${randomUUID()}@example.com`, password: samplePassword, data: 'x' },
    { email: `${randomUUID()}@example.com`, password: samplePassword, data: [1] },
    { type: 5, token: [], token_hash: {} },
    { type: 'recovery', token_hash: '\u0000' },
    { type: 'recovery', email: 'x@example.com', token: '\u0000' },
    { refresh_token: 5 },
    { refresh_token: '\u0000' },
    { auth_code: {}, code_verifier: [] },
    { auth_code: '\u0000', code_verifier: '\u0000' },
    { scope: 5 },
    { nonce: {} },
  ];
  const paths = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
    'token',
    'verify',
    'recover',
    'otp',
    'magiclink',
    'resend',
    'user',
    'signup?x=%00',
    'verify?x=%FF',
    'factors',
    'factors/%00',
    '%00',
    'logout?scope=%00',
  ];
  const failed: string[] = [];
  let tried = 0;
  for (const path of paths) {
    const method = path === 'user' ? 'PUT' : 'POST';
    const answers = await Promise.all(
      bad.map(async (sent) => ({ sent, ...(await call(server, path, sent, { token, method })) })),
    );
    tried += answers.length;
    for (const { status, sent, said } of answers) {
      if (status >= 500) failed.push(`${path} ${JSON.stringify(sent)} → ${status} ${said}`);
    }
  }
  console.log(`auth requests: ${failed.length} of ${tried} answered 5xx`);
  expect(failed).toEqual([]);
}, 300_000);
