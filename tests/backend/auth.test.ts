import type { Session } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword, startTestServer, type TestServer } from './running-server.ts';

/** What supabase-js as it is gets from the embedded backend (docs/decisions/0022-accounts.md). */

/** Two servers: accounts are active at once, or wait for their e-mail. */
let server: TestServer;
let strict: TestServer;
beforeAll(async () => {
  [server, strict] = await Promise.all([
    startTestServer(),
    startTestServer({ AUTH_CONFIRM_EMAIL: '1' }),
  ]);
}, 180_000);
afterAll(() => Promise.all([server.stop(), strict.stop()]));

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/;

/** Follows the link in the last e-mail to an address. */
async function lastLink(from: TestServer, email: string): Promise<URL> {
  const message = (await from.emailsTo(email)).at(-1) ?? '';
  return new URL(/https?:\S+/.exec(message)?.[0] ?? '');
}

async function lastCode(from: TestServer, email: string): Promise<string> {
  const message = (await from.emailsTo(email)).at(-1) ?? '';
  return /: (\d{6})$/m.exec(message)?.[1] ?? '';
}

function hashOf(link: URL): string {
  return link.searchParams.get('token_hash') ?? '';
}

const signIn = async (from: TestServer, email: string, password = samplePassword) => {
  const client = from.visitor();
  return { client, ...(await client.auth.signInWithPassword({ email, password })) };
};

describe('sign-up', () => {
  test('opens a session, and makes the profile from what was said', async () => {
    const client = server.visitor();
    const { data, error } = await client.auth.signUp({
      email: 'Lakshmi@Example.com',
      password: samplePassword,
      options: {
        emailRedirectTo: `${server.url}/auth/callback`,
        data: { first_name: ' లక్ష్మి ', last_name: 'Devi', city: 'Hyderabad' },
      },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      user: {
        id: data.user?.id,
        email: 'lakshmi@example.com',
        created_at: expect.stringMatching(isoTime),
        user_metadata: { first_name: ' లక్ష్మి ' },
      },
    } satisfies Partial<Session> | object);

    const profile = await client.from('profiles').select('*').eq('id', data.user?.id).single();
    expect(profile.data).toEqual({
      id: data.user?.id,
      email: 'lakshmi@example.com',
      first_name: 'లక్ష్మి',
      last_name: 'Devi',
      phone: null,
      company_name: null,
      business_type: null,
      business_intent: null,
      sector: null,
      business_stage: null,
      expected_start_date: null,
      state: null,
      city: 'Hyderabad',
      is_email_verified: true,
      is_phone_verified: false,
      subscription_tier: 'free',
      created_at: expect.stringMatching(isoTime),
      updated_at: expect.stringMatching(isoTime),
      version: 1,
      field_edits: {},
    });
  });

  test('is not stopped by metadata that makes no sense', async () => {
    const { client } = await server.signUp({
      first_name: 5,
      last_name: 'x'.repeat(5000),
      phone: ['1'],
      city: '   ',
      expected_start_date: '2026-02-31',
      state: null,
      subscription_tier: 'gold',
      is_phone_verified: true,
    });
    const { data } = await client.from('profiles').select('*').single();
    expect(data).toMatchObject({
      first_name: '',
      last_name: 'x'.repeat(100),
      phone: null,
      city: null,
      expected_start_date: null,
      subscription_tier: 'free',
      is_phone_verified: false,
    });
  });

  test.each([
    ['2027-04-01', '2027-04-01'],
    ['2027-13-01', null],
    ['0000-01-01', null],
    ['soon', null],
    [' 2027-04-01', '2027-04-01'],
  ])('a start date of %j is kept as %j', async (said, kept) => {
    const { client } = await server.signUp({ expected_start_date: said });
    const { data } = await client.from('profiles').select('expected_start_date').single();
    expect(data).toEqual({ expected_start_date: kept });
  });

  test('says by code what is wrong', async () => {
    const { email } = await server.signUp();
    const taken = await server.visitor().auth.signUp({ email, password: samplePassword });
    expect(taken.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    const weak = await server.visitor().auth.signUp({ email: 'w@example.com', password: 'short' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] });
    const none = await server.visitor().auth.signUp({ email: 'nobody', password: samplePassword });
    expect(none.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('sign-in', () => {
  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await server.signUp();
    const wrong = await signIn(server, email, 'wrong horse battery');
    const unknown = await signIn(server, 'unknown@example.com');
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  test('the token names its level', async () => {
    const { client } = await server.signUp();
    const claims = await client.auth.getClaims();
    expect(claims.data?.header.alg).toBe('HS256');
    expect(claims.data?.claims.role).toBe('authenticated');
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password', timestamp: expect.any(Number) }],
    });
  });

  test('a missing session has an error name of its own', async () => {
    const { error } = await server.visitor().auth.getUser();
    expect(error?.message).toBe('Auth session missing!');
  });
});

describe('refresh', () => {
  test('gives new tokens, and lets a second tab use the old one once more', async () => {
    const { client } = await server.signUp();
    const first = (await client.auth.getSession()).data.session;
    const refresh_token = first?.refresh_token ?? '';
    const tabs = [server.visitor(), server.visitor()];
    const answers = await Promise.all(
      tabs.map((tab) => tab.auth.refreshSession({ refresh_token })),
    );
    for (const { data, error } of answers) {
      expect(error).toBeNull();
      expect(data.session?.user.id).toBe(first?.user.id);
      expect(data.session?.refresh_token).not.toBe(refresh_token);
    }
  });

  test('with a token that is none is refused for good', async () => {
    for (const refresh_token of ['nothing', crypto.randomUUID()]) {
      const { error } = await server.visitor().auth.refreshSession({ refresh_token });
      expect(error?.status).toBe(400);
    }
  });
});

describe('sign-out', () => {
  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ] as const)('%s', async (scope, left) => {
    const one = await server.signUp();
    const two = await signIn(server, one.email);
    const tokens = await Promise.all(
      [one.client, two.client].map(
        async (client) => (await client.auth.getSession()).data.session?.refresh_token ?? '',
      ),
    );
    expect((await one.client.auth.signOut({ scope })).error).toBeNull();
    const alive = await Promise.all(
      tokens.map(
        async (refresh_token) =>
          (await server.visitor().auth.refreshSession({ refresh_token })).error === null,
      ),
    );
    expect(alive).toEqual(left);
  });
});

describe('a new password', () => {
  test('by the link, which leads to the page asked for and works once', async () => {
    const { email } = await server.signUp();
    const page = `${server.url}/auth/callback?next=%2Freset-password`;
    const visitor = server.visitor();
    const asked = await visitor.auth.resetPasswordForEmail(email, { redirectTo: page });
    expect(asked.error).toBeNull();

    const link = await lastLink(server, email);
    expect(link.href.startsWith(`${page}&token_hash=`)).toBe(true);
    expect(link.searchParams.get('type')).toBe('recovery');
    // Another browser than the one that asked: it holds no verifier, and needs none.
    const other = server.visitor();
    const opened = await other.auth.verifyOtp({ token_hash: hashOf(link), type: 'recovery' });
    expect(opened.error).toBeNull();
    expect(opened.data.session?.user.email).toBe(email);
    expect((await other.auth.updateUser({ password: samplePassword })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await other.auth.updateUser({ password: 'a new staple' })).error).toBeNull();

    expect((await signIn(server, email)).error?.code).toBe('invalid_credentials');
    expect((await signIn(server, email, 'a new staple')).error).toBeNull();
    const again = await server
      .visitor()
      .auth.verifyOtp({ token_hash: hashOf(link), type: 'recovery' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('by the code in the same e-mail', async () => {
    const { email } = await server.signUp();
    await server.visitor().auth.resetPasswordForEmail(email);
    const token = await lastCode(server, email);
    const visitor = server.visitor();
    const wrong = await visitor.auth.verifyOtp({ email, token: '000000', type: 'recovery' });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const right = await visitor.auth.verifyOtp({ email, token, type: 'recovery' });
    expect(right.data.session?.user.email).toBe(email);
  });

  test('an unknown address gets the same answer, and no e-mail', async () => {
    const email = 'unknown@example.com';
    const { data, error } = await server.visitor().auth.resetPasswordForEmail(email);
    expect([data, error]).toEqual([{}, null]);
    expect(await server.emailsTo(email)).toEqual([]);
  });

  test.each([
    'https://evil.example/auth/callback',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1:1/auth/callback',
    'javascript:alert(1)',
    '//evil.example',
  ])('a link never leads to %s', async (redirectTo) => {
    const { email } = await server.signUp();
    await server.visitor().auth.resetPasswordForEmail(email, { redirectTo });
    const link = await lastLink(server, email);
    expect(link.origin + link.pathname).toBe(`${server.url}/auth/callback`);
  });
});

test('a new address counts after the links of both mailboxes were opened', async () => {
  const { client, id, email } = await server.signUp();
  const wanted = `${crypto.randomUUID()}@example.com`;
  const asked = await client.auth.updateUser({ email: wanted });
  expect(asked.data.user).toMatchObject({ email, new_email: wanted });
  const emailOf = async () =>
    (await client.from('profiles').select('email').eq('id', id).single()).data?.[
      'email'
    ] as unknown;
  const open = async (mailbox: string) => {
    const link = await lastLink(server, mailbox);
    const visitor = server.visitor();
    return visitor.auth.verifyOtp({ token_hash: hashOf(link), type: 'email_change' });
  };
  const first = await open(wanted);
  expect(first).toMatchObject({ error: null, data: { session: null } });
  expect(await emailOf()).toBe(email);
  expect((await open(wanted)).error).toMatchObject({ code: 'otp_expired' });
  const second = await open(email);
  expect(second.data.session?.user.email).toBe(wanted);
  expect(await emailOf()).toBe(wanted);
  expect((await signIn(server, wanted)).error).toBeNull();
});

test('the codes of a change of address do what its links do', async () => {
  const { client, email } = await server.signUp();
  const wanted = `${crypto.randomUUID()}@example.com`;
  await client.auth.updateUser({ email: wanted });
  const give = async (mailbox: string) =>
    client.auth.verifyOtp({
      email: mailbox,
      token: await lastCode(server, mailbox),
      type: 'email_change',
    });
  expect((await give(email)).data.session).toBeNull();
  expect((await give(wanted)).data.session?.user.email).toBe(wanted);
});

test('nobody gets many e-mails by somebody’s changes of address', async () => {
  const { client } = await server.signUp();
  const codes: unknown[] = [];
  for (let at = 0; at < 6; at += 1) {
    const { error } = await client.auth.updateUser({ email: `flood-${at}@example.com` });
    codes.push(error?.code);
  }
  expect(codes).toEqual([...Array.from({ length: 5 }), 'over_email_send_rate_limit']);
});

describe('where accounts wait for their e-mail', () => {
  test('sign-in fails before the link was opened', async () => {
    const email = 'ravi@example.com';
    const visitor = strict.visitor();
    const { data, error } = await visitor.auth.signUp({
      email,
      password: samplePassword,
      options: { data: { first_name: 'Ravi' }, emailRedirectTo: `${strict.url}/auth/callback` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect((await signIn(strict, email)).error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
    });

    const link = await lastLink(strict, email);
    expect(link.origin + link.pathname).toBe(`${strict.url}/auth/callback`);
    expect(link.searchParams.get('type')).toBe('signup');
    const opened = await visitor.auth.verifyOtp({ token_hash: hashOf(link), type: 'signup' });
    expect(opened.error).toBeNull();
    const profile = await visitor.from('profiles').select('first_name, is_email_verified').single();
    expect(profile.data).toEqual({ first_name: 'Ravi', is_email_verified: true });
    expect((await signIn(strict, email)).error).toBeNull();
  });

  test('the code of the e-mail opens the account too', async () => {
    const email = 'sita@example.com';
    const visitor = strict.visitor();
    await visitor.auth.signUp({ email, password: samplePassword });
    const token = await lastCode(strict, email);
    const { data } = await visitor.auth.verifyOtp({ email, token, type: 'signup' });
    expect(data.session?.user.email).toBe(email);
  });

  test('an address with an account gets the answer of a new one, and no e-mail', async () => {
    const email = 'ravi@example.com';
    const { data, error } = await strict.visitor().auth.signUp({ email, password: samplePassword });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email } });
    expect(await strict.emailsTo(email)).toHaveLength(1);
  });

  test('the settings say so', async () => {
    const settingsOf = async ({ url, keys }: TestServer) => {
      const headers = { apikey: keys.publishableKey };
      return (await fetch(`${url}/auth/v1/settings`, { headers })).json() as Promise<object>;
    };
    const lacks = { external: { phone: false, google: false } };
    expect(await settingsOf(server)).toMatchObject({ mailer_autoconfirm: true, ...lacks });
    expect(await settingsOf(strict)).toMatchObject({ mailer_autoconfirm: false, ...lacks });
  });
});

describe('functions that this backend lacks', () => {
  test('second factors by telephone: said by code', async () => {
    const settings = (await (await fetch(`${server.url}/backend.json`)).json()) as object;
    expect(settings).toMatchObject({ secondFactors: true });
    const { client } = await server.signUp();
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+910000000000' });
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('other ways to sign in: said by code', async () => {
    const { auth } = server.visitor();
    expect((await auth.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    });
    expect((await auth.signInWithSSO({ domain: 'example.com' })).error).toMatchObject({
      status: 404,
      code: 'saml_provider_disabled',
    });
    const { client } = await server.signUp();
    expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject({
      status: 404,
      code: 'manual_linking_disabled',
    });
  });

  test('telephone numbers: said by code', async () => {
    const phone = '+910000000000';
    const { auth } = server.visitor();
    for (const { error } of [
      await auth.signInWithPassword({ phone, password: samplePassword }),
      await auth.signUp({ phone, password: samplePassword }),
      await auth.signInWithOtp({ phone }),
    ]) {
      expect(error).toMatchObject({ status: 422, code: 'phone_provider_disabled' });
    }
  });

  test('a key set: it is empty, and tokens are checked by asking', async () => {
    const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(await answer.json()).toEqual({ keys: [] });
  });
});
