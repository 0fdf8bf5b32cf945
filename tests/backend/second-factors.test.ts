import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wantsCode } from '../../src/tools/account/assurance.ts';
import {
  askForCode,
  beginApp,
  beginPhone,
  codeIsWanted,
  giveCode,
  listFactors,
  removeFactor,
} from '../../src/tools/account/second-factors.ts';
import { startFactorServer, type FactorServer } from '../support/factor-server.ts';
import { totpCode } from '../support/totp.ts';
import { samplePassword, startTestServer, type TestServer } from './running-server.ts';

/** The calls of second factors (AUTH-14…17), by the client as it is, against GoTrue's documented answers. */

let server: TestServer;
let factors: FactorServer;
beforeAll(async () => {
  server = await startTestServer();
  factors = await startFactorServer(Number(new URL(server.url).port));
}, 180_000);
afterAll(async () => {
  await factors.close();
  await server.stop();
});

const browser = () =>
  createClient(factors.url, server.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: function () {} as unknown as typeof WebSocket },
  });

let people = 0;
async function newPerson() {
  const client = browser();
  const email = `second-${(people += 1)}@example.com`;
  const { data, error } = await client.auth.signUp({ email, password: samplePassword });
  if (error || !data.session) throw error ?? new Error('No session');
  return { client, email };
}

async function sessionOf(client: ReturnType<typeof browser>) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('Nobody is signed in');
  return data.session;
}

test('codes are those of RFC 6238', () => {
  // Its test vectors, of which the last six digits are ours; the key is "12345678901234567890".
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(totpCode(key, 59_000)).toBe('287082');
  expect(totpCode(key, 1_111_111_109_000)).toBe('081804');
  expect(totpCode(key, 20_000_000_000_000)).toBe('353130');
});

test('an app is added, asked for at the next sign-in, and removed (AUTH-15, 16, 17)', async () => {
  const { client, email } = await newPerson();
  expect(wantsCode(await sessionOf(client))).toBe(false);

  const begun = factors.calls.length;
  const app = await beginApp(client, 'My phone', 'Niyam');
  expect(app.qrCode).toMatch(/^data:image\/svg\+xml/);
  const wrong = giveCode(
    client,
    app.id,
    await askForCode(client, { id: app.id, kind: 'totp' }),
    '1',
  );
  await expect(wrong).rejects.toMatchObject({ code: 'mfa_verification_failed' });
  const challenge = await askForCode(client, { id: app.id, kind: 'totp' });
  await giveCode(client, app.id, challenge, totpCode(app.secret));
  expect(factors.calls.slice(begun).map(({ call }) => call)).toEqual([
    'POST /factors',
    'POST /factors/:id/challenge',
    'POST /factors/:id/verify',
    'POST /factors/:id/challenge',
    'POST /factors/:id/verify',
  ]);
  expect(factors.calls[begun]?.body).toEqual({
    friendly_name: 'My phone',
    factor_type: 'totp',
    issuer: 'Niyam',
  });
  expect(await listFactors(client)).toMatchObject([
    { factor_type: 'totp', status: 'verified', friendly_name: 'My phone' },
  ]);

  const later = browser();
  await later.auth.signInWithPassword({ email, password: samplePassword });
  expect(wantsCode(await sessionOf(later))).toBe(true);
  expect(await codeIsWanted(later)).toBe(true);
  expect((await later.rpc('export_my_data')).error).toMatchObject({ code: '42501' });
  const again = await askForCode(later, { id: app.id, kind: 'totp' });
  await giveCode(later, app.id, again, totpCode(app.secret));
  expect(await codeIsWanted(later)).toBe(false);
  expect((await later.rpc('export_my_data')).error).toBeNull();
  await later.auth.refreshSession();
  expect(wantsCode(await sessionOf(later))).toBe(false);

  await removeFactor(later, app.id);
  expect(await listFactors(later)).toEqual([]);
  expect(factors.calls.at(-1)).toEqual({ call: 'DELETE /factors/:id', body: undefined });
  expect((await sessionOf(later)).user.factors).toEqual([]);
});

test('a code goes to a telephone (AUTH-16)', async () => {
  const { client } = await newPerson();
  const begun = factors.calls.length;
  const id = await beginPhone(client, '+910000000001');
  const challenge = await askForCode(client, { id, kind: 'phone' });
  expect(factors.messages.at(-1)?.phone).toBe('+910000000001');
  await giveCode(client, id, challenge, factors.messages.at(-1)?.code ?? '');
  expect(wantsCode(await sessionOf(client))).toBe(false);
  expect(factors.calls.slice(begun).map(({ body }) => body)).toEqual([
    { factor_type: 'phone', phone: '+910000000001' },
    expect.objectContaining({ channel: 'sms' }),
    expect.objectContaining({ challenge_id: challenge, code: expect.any(String) }),
  ]);
});

test('an unfinished enrolment is no obstacle', async () => {
  const { client } = await newPerson();
  await beginApp(client, 'My phone', 'Niyam');
  await beginApp(client, 'My phone', 'Niyam');
  expect(await listFactors(client)).toHaveLength(1);
});

test('a second step added on another device is noticed by asking the server', async () => {
  const { client, email } = await newPerson();
  factors.addElsewhere(email);
  expect(wantsCode(await sessionOf(client))).toBe(false);
  expect(await codeIsWanted(client)).toBe(true);
});

test('the embedded backend refuses by Supabase’s codes', async () => {
  const { client } = await server.signUp();
  await expect(beginPhone(client, '+910000000001')).rejects.toMatchObject({
    code: 'mfa_phone_enroll_not_enabled',
  });
});
