import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';

const email = 'lakshmi@example.com';
const password = 'correct horse battery';

let opened: TestDatabase;
let keys: Keys;
let database: Database;
let token: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database, keys } = opened);
  const answer = await call('POST', 'signup', { email, password });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => opened.close());

const call = (method: string, path: string, body: object, bearer = '') =>
  database.fetch(
    new Request(`http://x/auth/v1/${path}`, {
      method,
      headers: {
        apikey: keys.publishableKey,
        'content-type': 'application/json',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    }),
  );
const change = async (body: object) => {
  const response = await call('PUT', 'user', body, token);
  const { error_code: code } = (await response.json()) as { error_code?: string };
  return [response.status, code];
};
const agePast = (age: string) =>
  database.postgres.exec(`update auth.sessions set created_at = now() - interval '${age}'`);

test('a session that was opened just now may set a new password', async () => {
  expect(await change({ password: 'a new staple' })).toEqual([200, undefined]);
});

test('an older session must name the old password', async () => {
  await agePast('2 hours');
  expect(await change({ password: 'stolen device' })).toEqual([400, 'reauthentication_needed']);
  const wrong = { password: 'stolen device', current_password: 'a guess' };
  expect(await change(wrong)).toEqual([400, 'invalid_credentials']);
  const right = { password: 'another staple', current_password: 'a new staple' };
  expect(await change(right)).toEqual([200, undefined]);
  const signIn = await call('POST', 'token?grant_type=password', {
    email,
    password: 'another staple',
  });
  expect(signIn.status).toBe(200);
});

test('old passwords cannot be guessed without end', async () => {
  await agePast('2 hours');
  const statuses: unknown[] = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const [status] = await change({ password: 'mine now, ha', current_password: `guess ${guess}` });
    statuses.push(status);
  }
  expect(statuses).toContain(429);
  expect(statuses).not.toContain(200);
});
