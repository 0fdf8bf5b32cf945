import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../tests/support/test-database.ts';
import { ensureKeys, readKeys, rotateKeys } from './keys.ts';
import { unseal } from './sealed.ts';

test('a copy of the database has no secret of an authenticator app, and the server reads it', async () => {
  const { database, keys, close } = await openTestDatabase();
  try {
    const call = async (where: string, body: object, bearer = '') => {
      const request = new Request(`http://x/auth/v1/${where}`, {
        method: 'POST',
        headers: {
          apikey: keys.publishableKey,
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(body),
      });
      return (await database.fetch(request)).json() as Promise<unknown>;
    };
    const person = { email: 'lakshmi@example.com', password: 'correct horse battery' };
    const { access_token: token } = (await call('signup', person)) as { access_token: string };
    const factor = { factor_type: 'totp', friendly_name: 'My phone' };
    const { id, totp } = (await call('factors', factor, token)) as {
      id: string;
      totp: { secret: string };
    };
    const { rows } = await database.postgres.query<{ all: string; secret: string }>(
      'select to_jsonb(mfa_factors)::text as all, secret from auth.mfa_factors',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(totp.secret);
    const key = Buffer.from(keys.factorKey, 'base64url');
    expect(unseal(rows[0]?.secret ?? '', key, id)).toBe(totp.secret);
  } finally {
    await close();
  }
});

test('new keys leave the key of authenticator apps, also of a folder that is older than this key', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'niyam-keys-'));
  try {
    const { factorKey, ...older } = await ensureKeys(folder);
    await rotateKeys(folder);
    const rotated = await readKeys(folder);
    expect(rotated?.factorKey).toBe(factorKey);
    expect(rotated?.jwtSecret).not.toBe(older.jwtSecret);

    await writeFile(path.join(folder, 'keys.json'), JSON.stringify(older));
    const derived = (await readKeys(folder))?.factorKey;
    expect(derived).toMatch(/^[\w-]{43}$/);
    expect(derived).not.toBe(factorKey);
    expect((await ensureKeys(folder)).factorKey).toBe(derived);
    await rotateKeys(folder);
    expect((await readKeys(folder))?.factorKey).toBe(derived);
    expect(await readFile(path.join(folder, 'keys.json'), 'utf8')).toContain(derived);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
