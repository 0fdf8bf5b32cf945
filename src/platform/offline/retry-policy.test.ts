import { describe, expect, it } from 'vitest';
import { parseRetryAfter, retryDelay } from './retry-policy.ts';

describe('the wait between attempts', () => {
  it('doubles from 1 s to 5 min, of which jitter takes at most two thirds', () => {
    expect(retryDelay(1, () => 0)).toBe(1000);
    expect(retryDelay(4, () => 0)).toBe(8000);
    expect(retryDelay(30, () => 0)).toBe(300_000);
    expect(retryDelay(3, () => 1)).toBeCloseTo(1333, 0);
  });

  it('fault 16: ten minutes of failures cost at most 15 attempts an item, in the worst case too', () => {
    let attempts = 0;
    for (let time = 0; time < 600_000; attempts++) time += retryDelay(attempts + 1, () => 1);
    expect(attempts).toBeLessThanOrEqual(15);
  });
});

it.each([
  ['120', 120_000],
  ['0', 0],
  ['999999', 3_600_000],
  ['Fri, 20 Nov 2026 00:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2020 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %s is %s ms, at most one hour', (header, expected) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 20))).toBe(expected);
});
