import { expect, it } from 'vitest';
import { costOf, missingBytes, sizeSummary } from './page-sizes.ts';

it('sums up sizes', () => {
  expect(sizeSummary({ '/a': 3000, '/b': 1000, '/c': 8000 })).toEqual({
    typical: 3000,
    longest: 8000,
    all: 12_000,
  });
});

it('knows what is still to be downloaded', () => {
  expect(missingBytes({ '/a': 3000, '/b': 1000, '/c': 8000 }, new Set(['/b']))).toBe(11_000);
});

it('knows what a download costs (DEV-09)', () => {
  expect(costOf(500_000, 20)).toBeCloseTo(0.01);
});
