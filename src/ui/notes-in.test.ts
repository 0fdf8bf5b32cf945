import { expect, it } from 'vitest';
import { bundleCount, notesIn } from './notes-in.ts';

it('An amount is drawn in the fewest notes and coins, and they add up to it (ANSW-06)', () => {
  expect(notesIn(736)).toEqual([
    { kind: 'note', value: 500, count: 1 },
    { kind: 'note', value: 200, count: 1 },
    { kind: 'note', value: 20, count: 1 },
    { kind: 'note', value: 10, count: 1 },
    { kind: 'coin', value: 5, count: 1 },
    { kind: 'coin', value: 1, count: 1 },
  ]);
  for (const amount of [1, 99, 100, 15_000, 50_000, 99_999, 100_000, 1_234_567]) {
    const sum = notesIn(amount).reduce(
      (total, { kind, value, count }) =>
        total + value * count * (kind === 'bundle' ? bundleCount : 1),
      0,
    );
    expect(sum).toBe(amount);
  }
});

it('A large amount is drawn in bundles, so that its pieces stay few (ANSW-06)', () => {
  expect(notesIn(500_000)).toEqual([{ kind: 'bundle', value: 500, count: 10 }]);
  expect(notesIn(49_500)).toEqual([{ kind: 'note', value: 500, count: 99 }]);
});
