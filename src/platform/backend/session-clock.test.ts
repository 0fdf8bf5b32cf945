import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datedByThisClock, readByThisClock } from './session-clock.ts';

const hour = 3600;
const text = (token: string, expiresAt: number) =>
  JSON.stringify({ access_token: token, expires_in: hour, expires_at: expiresAt });
const endOf = (session: string) => (JSON.parse(session) as { expires_at: number }).expires_at;

describe('how long a token is good for, on a phone whose clock is wrong', () => {
  test('a new token is good for an hour from now, whatever hour it is here', () => {
    assert(
      property(integer({ min: 0, max: 4e9 }), integer({ min: 0, max: 4e9 }), (now, end) => {
        const dated = datedByThisClock(text('a', end), null, now * 1000);
        expect(endOf(dated)).toBe(now + hour);
        expect(readByThisClock(dated, now * 1000)).toBe(dated);
      }),
    );
  });

  test('a token that is saved again expires at the same time', () => {
    const before = datedByThisClock(text('a', 0), null, 1_000_000);
    expect(endOf(datedByThisClock(text('a', 9e9), before, 2_000_000))).toBe(1000 + hour);
    expect(endOf(datedByThisClock(text('b', 9e9), before, 2_000_000))).toBe(2000 + hour);
  });

  test('a token saved while the clock was ten years ahead is renewed as soon as the clock is right', () => {
    const ahead = datedByThisClock(text('a', 0), null, 2e12);
    expect(endOf(readByThisClock(ahead, 1.7e12))).toBe(1.7e9);
  });

  test('a value that is no session stays unchanged', () => {
    for (const other of ['"verifier"', '{"flow":1}', 'plain']) {
      expect(datedByThisClock(other, null, 5000)).toBe(other);
      expect(readByThisClock(other, 5000)).toBe(other);
    }
  });
});
