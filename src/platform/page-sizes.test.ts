import { expect, it } from 'vitest';
import { costOf, sizeSummary } from './page-sizes.ts';

it('sums up sizes', () => {
  expect(sizeSummary({ '/a': 3000, '/b': 1000, '/c': 8000 })).toEqual({
    typical: 3000,
    longest: 8000,
    all: 12_000,
  });
});

it('knows what a download costs (DEV-09)', () => {
  expect(costOf(500_000, 20)).toBeCloseTo(0.01);
});
