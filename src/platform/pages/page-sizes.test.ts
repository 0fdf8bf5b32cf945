import { expect, it } from 'vitest';
import { costOf, missingBytes, pageSize, sizesIn, sizeSummary } from './page-sizes.ts';

const sizes = {
  text: { '/a': 3000, '/b': 1000, '/c': 8000 },
  style: 500,
  pictures: { en: { '/p.avif': 10 } },
};

it('sums up sizes: a page alone brings its style, all together bring it once', () => {
  expect(sizeSummary(sizes)).toEqual({ typical: 3500, longest: 8500, all: 12_510 });
  expect(pageSize(sizes, '/a')).toBe(3500);
  expect(pageSize(sizes, '/nowhere')).toBeUndefined();
});

it('knows what is still to be downloaded', () => {
  expect(missingBytes(sizes, new Set(['/b']))).toBe(11_010);
  expect(missingBytes(sizes, new Set(['/b', '/p.avif']))).toBe(11_000);
});

it('leaves out the pages and pictures of other languages', () => {
  const all = {
    ...sizes,
    text: { ...sizes.text, '/hi/a': 4000 },
    pictures: { ...sizes.pictures, hi: { '/q.avif': 20 } },
  };
  const isHindi = (path: string) => path.startsWith('/hi/');
  const english = sizesIn(all, 'en', (path) => !isHindi(path));
  expect(missingBytes(english, new Set(['/a', '/b', '/c', '/p.avif']))).toBe(0);
  expect(pageSize(english, '/hi/a')).toBeUndefined();
  expect(missingBytes(sizesIn(all, 'hi', isHindi), new Set(['/hi/a']))).toBe(20);
});

it('knows what a download costs (DEV-09)', () => {
  expect(costOf(500_000, 20)).toBeCloseTo(0.01);
});
