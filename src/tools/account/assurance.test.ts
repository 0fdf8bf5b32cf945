import { createClient, type Factor, type User } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { assuranceOf, wantsCode } from './assurance.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Claims with characters that base64 and base64url encode differently. */
const tokenWith = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
const factor = (status: Factor['status']) => ({ id: '1', factor_type: 'totp', status }) as Factor;
const session = (claims: object, factors?: Factor[]) => ({
  access_token: tokenWith({ name: 'Lakshmi ÿþ???', ...claims }),
  user: { id: 'a', ...(factors && { factors }) } as User,
});

test.each([
  [{ aal: 'aal1' }, undefined, { current: 'aal1', next: 'aal1' }, false],
  [{ aal: 'aal1' }, [factor('unverified')], { current: 'aal1', next: 'aal1' }, false],
  [{ aal: 'aal1' }, [factor('verified')], { current: 'aal1', next: 'aal2' }, true],
  [{ aal: 'aal2' }, [factor('verified')], { current: 'aal2', next: 'aal2' }, false],
  [{ aal: 'aal2' }, [], { current: 'aal2', next: 'aal2' }, false],
  [{}, undefined, { current: null, next: null }, false],
  [{}, [factor('verified')], { current: null, next: 'aal2' }, true],
])('a token with %o and factors %o (AUTH-14)', async (claims, factors, levels, wants) => {
  const given = session(claims, factors);
  expect(assuranceOf(given)).toEqual(levels);
  expect(wantsCode(given)).toBe(wants);

  // The client's own function must return the same.
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: function () {} as unknown as typeof WebSocket },
    global: { fetch: () => Promise.resolve(Response.json(given.user)) },
  });
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel(given.access_token);
  expect(data).toMatchObject({ currentLevel: levels.current, nextLevel: levels.next });
});
