import { expect, test } from 'vitest';
import { countFailures } from './failure-counts.ts';

test('failures count until their time is over, which later failures do not move', () => {
  let now = 0;
  const counts = countFailures(1000, () => now);
  counts.add('a');
  now = 600;
  counts.add('a');
  expect([counts.of('a'), counts.waitOf('a'), counts.of('b')]).toEqual([2, 400, 0]);
  now = 1000;
  expect([counts.of('a'), counts.waitOf('a')]).toEqual([0, 0]);
  counts.add('a');
  expect(counts.of('a')).toBe(1);
  counts.forget('a');
  expect(counts.of('a')).toBe(0);
});

test('the memory is bounded: the oldest keys are forgotten first', () => {
  const counts = countFailures(1000, () => 0);
  for (let key = 0; key < 60_000; key += 1) counts.add(String(key));
  expect([counts.of('0'), counts.of('9999'), counts.of('10000'), counts.of('59999')]).toEqual([
    0, 0, 1, 1,
  ]);
});
