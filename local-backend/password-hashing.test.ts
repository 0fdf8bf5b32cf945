import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';

const password = 'correct horse battery';
/** The hash of the same password by bcryptjs, which servers used until November 2026. */
const oldHash = '$2b$10$SbYi5IKOSiE6cdJdhhLXmuF.rswmXoPdXLXUQZCZetdgA8WOqw4l6';

let opened: TestDatabase;
let keys: Keys;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ database, keys } = opened);
});
afterAll(() => opened.close());
afterEach(() => vi.unstubAllEnvs());

const post = (path: string, body: object) =>
  database.fetch(
    new Request(`http://x/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

test('a password is hashed with the default cost of 10 unless the environment sets another', async () => {
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', undefined);
  const email = 'default@example.com';
  await post('signup', { email, password });
  const { rows } = await database.postgres.query(
    'select encrypted_password as hash from auth.users where email = $1',
    [email],
  );
  expect(rows).toEqual([{ hash: expect.stringMatching(/^\$2b\$10\$/) }]);
});

test('the server answers others while it hashes a password', async () => {
  await post('signup', { email: 'first@example.com', password });
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', '13');
  const done = new AbortController();
  const response = post('signup', { email: 'second@example.com', password }).finally(() => {
    done.abort();
  });
  let turns = 0;
  for (; !done.signal.aborted; turns += 1) await setImmediate();
  expect((await response).status).toBe(200);
  // On the main thread a turn of the event loop takes a tenth of a second, which allows only ten or twenty.
  expect(turns).toBeGreaterThan(300);
});

test('a password that was hashed by an earlier version still signs in', async () => {
  const email = 'earlier@example.com';
  await post('signup', { email, password: 'another password' });
  await database.postgres.query('update auth.users set encrypted_password = $1 where email = $2', [
    oldHash,
    email,
  ]);
  const signIn = (tried: string) => post('token?grant_type=password', { email, password: tried });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn('another password')).status).toBe(400);
});
