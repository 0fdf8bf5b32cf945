import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';

const env = {
  SUPABASE_URL: 'http://database.test',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test',
  LEAD_RATE_LIMIT: 300,
};
const from = (address: string, time: string, key = env.SUPABASE_SERVICE_ROLE_KEY) =>
  callerOf(
    new Headers({ 'x-forwarded-for': address }),
    { ...env, SUPABASE_SERVICE_ROLE_KEY: key },
    Date.parse(time),
  );

test('a caller has one hash a day, and nobody without the key can make it', async () => {
  const morning = await from('203.0.113.9', '2026-11-20T06:30:00Z');
  expect(morning?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await from('203.0.113.9', '2026-11-20T18:00:00Z')).toEqual(morning);
  const others = await Promise.all([
    from('203.0.113.9', '2026-11-21T06:30:00Z'),
    from('203.0.113.10', '2026-11-20T06:30:00Z'),
    from('203.0.113.9', '2026-11-20T06:30:00Z', 'sb_secret_other'),
  ]);
  for (const other of others) expect(other?.hash).not.toBe(morning?.hash);
});

test('just after midnight, leads of the day before still count', async () => {
  const before = await from('203.0.113.9', '2026-11-20T23:55:00Z');
  const after = await from('203.0.113.9', '2026-11-21T00:05:00Z');
  const later = await from('203.0.113.9', '2026-11-21T00:10:00Z');
  expect(after?.recentHashes).toEqual([after?.hash, before?.hash]);
  expect(later?.recentHashes).toEqual([after?.hash]);
});
