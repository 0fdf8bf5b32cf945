import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wantsCode } from '../../src/tools/account/assurance.ts';
import {
  askForCode,
  beginApp,
  codeIsWanted,
  giveCode,
  listFactors,
  removeFactor,
} from '../../src/tools/account/second-factors.ts';
import { nextTotpCode, totpCode } from '../support/totp.ts';
import { startTestServer, type TestServer } from './running-server.ts';

/** Second factors of this server itself (local-backend/second-factors.ts), by the app's own calls. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 180_000);
afterAll(() => server.stop());

async function sessionOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('Nobody is signed in');
  return data.session;
}

async function give(client: SupabaseClient, id: string, code: string) {
  const challenge = await askForCode(client, { id, kind: 'totp' });
  await giveCode(client, id, challenge, code);
}

async function withApp() {
  const user = await server.signUp();
  const app = await beginApp(user.client, 'My phone', 'Niyam');
  const code = totpCode(app.secret);
  await give(user.client, app.id, code);
  return { user, app, code };
}

test('an app is added with a code, and from then on a sign-in asks for its code (AUTH-15, 16)', async () => {
  const user = await server.signUp();
  expect(wantsCode(await sessionOf(user.client))).toBe(false);
  const app = await beginApp(user.client, 'My phone', 'Niyam');
  expect(app.qrCode).toMatch(/^data:image\/svg\+xml/);
  expect(app.uri).toMatch(/^otpauth:\/\/totp\/Niyam:/);
  await give(user.client, app.id, totpCode(app.secret));
  expect(await listFactors(user.client)).toMatchObject([
    { factor_type: 'totp', status: 'verified', friendly_name: 'My phone' },
  ]);
  const level = await user.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });

  const { client: later } = await server.signInAgain(user);
  expect(wantsCode(await sessionOf(later))).toBe(true);
  expect(await codeIsWanted(later)).toBe(true);
  await give(later, app.id, nextTotpCode(app.secret));
  expect(wantsCode(await sessionOf(later))).toBe(false);
  await later.auth.refreshSession();
  expect(wantsCode(await sessionOf(later))).toBe(false);
  expect((await later.rpc('export_my_data')).error).toBeNull();
});

test('the password alone opens and changes nothing', async () => {
  const { user } = await withApp();
  const { client: thief } = await server.signInAgain(user);
  expect((await thief.rpc('export_my_data')).error).toMatchObject({ code: '42501' });
  expect((await thief.rpc('delete_my_account')).error).toMatchObject({ code: '42501' });
  expect((await thief.from('profiles').select('*')).data).toEqual([]);
  const changes = [{ password: 'a thief was here' }, { email: 'thief@example.com' }];
  for (const change of changes) {
    expect((await thief.auth.updateUser(change)).error).toMatchObject({ code: 'insufficient_aal' });
  }
  await expect(beginApp(thief, 'Mine', 'Niyam')).rejects.toMatchObject({
    code: 'insufficient_aal',
  });
  const [factor] = await listFactors(thief);
  await expect(removeFactor(thief, factor?.id ?? '')).rejects.toMatchObject({
    code: 'insufficient_aal',
  });
});

test('a code works once, and only for its own account', async () => {
  const { user, app, code } = await withApp();
  const { client: again } = await server.signInAgain(user);
  await expect(give(again, app.id, code)).rejects.toMatchObject({
    code: 'mfa_verification_failed',
  });
  const otherUser = await server.signUp();
  await expect(give(otherUser.client, app.id, totpCode(app.secret))).rejects.toMatchObject({
    code: 'mfa_factor_not_found',
  });
});

test('of two sign-ins that give the same code at the same moment one is let in', async () => {
  const { user, app } = await withApp();
  const clients = [await server.signInAgain(user), await server.signInAgain(user)].map(
    ({ client }) => client,
  );
  const asked = await Promise.all(
    clients.map((client) => askForCode(client, { id: app.id, kind: 'totp' })),
  );
  const code = nextTotpCode(app.secret);
  const given = await Promise.all(
    clients.map((client, at) =>
      client.auth.mfa.verify({ factorId: app.id, challengeId: asked[at] ?? '', code }),
    ),
  );
  expect(given.filter(({ error }) => error === null)).toHaveLength(1);
});

test('five wrong codes stop the guessing, for this caller', async () => {
  const { user, app } = await withApp();
  const { client: thief } = await server.signInAgain(user);
  const codes: unknown[] = [];
  for (let at = 0; at < 7; at += 1) {
    const challenge = await askForCode(thief, { id: app.id, kind: 'totp' });
    const { error } = await thief.auth.mfa.verify({
      factorId: app.id,
      challengeId: challenge,
      code: '000000',
    });
    codes.push(error?.code);
  }
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'mfa_verification_failed'));
  expect(codes.slice(5)).toEqual(['over_request_rate_limit', 'over_request_rate_limit']);
});

test('an app that is added ends sessions without its code', async () => {
  const user = await server.signUp();
  const { client: lost } = await server.signInAgain(user);
  const app = await beginApp(user.client, '', 'Niyam');
  await give(user.client, app.id, totpCode(app.secret));
  expect((await lost.auth.refreshSession()).error).not.toBeNull();
  expect((await user.client.auth.refreshSession()).error).toBeNull();
});

test('a removed app is no longer asked for (AUTH-17)', async () => {
  const { user, app } = await withApp();
  await removeFactor(user.client, app.id);
  expect(await listFactors(user.client)).toEqual([]);
  const { client: later } = await server.signInAgain(user);
  expect(await codeIsWanted(later)).toBe(false);
  const level = await later.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('a forged level in a token is refused', async () => {
  const { user } = await withApp();
  const { access_token: token } = await sessionOf((await server.signInAgain(user)).client);
  const [header, claims = '', signature] = token.split('.');
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...said, aal: 'aal2' })).toString('base64url');
  const response = await server.rest('rpc/export_my_data', server.keys.publishableKey, {
    method: 'POST',
    headers: { authorization: `Bearer ${header}.${forged}.${signature}` },
    body: '{}',
  });
  expect(response.status).toBe(401);
});

test('who is not signed in cannot add an app', async () => {
  const response = await fetch(`${server.url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ factor_type: 'totp' }),
  });
  expect(response.status).toBe(401);
});
