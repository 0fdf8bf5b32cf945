import { expect, test } from 'vitest';
import { countFailures } from './failure-counts.ts';

test('failures count until their time is over, which later failures do not move', async () => {
  let now = 0;
  const counts = countFailures(1000, () => now);
  await counts.add('a');
  now = 600;
  await counts.add('a');
  expect([await counts.of('a'), await counts.waitOf('a'), await counts.of('b')]).toEqual([
    2, 400, 0,
  ]);
  now = 1000;
  expect([await counts.of('a'), await counts.waitOf('a')]).toEqual([0, 0]);
  await counts.add('a');
  expect(await counts.of('a')).toBe(1);
  await counts.forget('a');
  expect(await counts.of('a')).toBe(0);
});

test('the memory is bounded: the oldest keys are forgotten first', async () => {
  const counts = countFailures(1000, () => 0);
  for (let key = 0; key < 60_000; key += 1) await counts.add(String(key));
  expect([
    await counts.of('0'),
    await counts.of('9999'),
    await counts.of('10000'),
    await counts.of('59999'),
  ]).toEqual([0, 0, 1, 1]);
});
