import { expect, it } from 'vitest';
import { listed } from '../../../../tests/support/listed-schemes.ts';
import { papersFor } from './papers.ts';

const papersOf = (id: string) => {
  const scheme = listed.find((each) => each.id === id);
  if (!scheme) throw new Error(`No scheme ${id}`);
  return papersFor(scheme);
};

it('names what proves each condition, once', () => {
  expect(papersOf('pm-svanidhi')).toEqual(['identity', 'bank', 'vending']);
  expect(papersOf('nsfdc')).toEqual(['identity', 'bank', 'community', 'income']);
  expect(papersOf('ka-udyogini')).toEqual(['identity', 'bank', 'residence', 'income']);
  expect(papersOf('stree-nidhi')).toEqual(['identity', 'bank', 'shg', 'residence']);
  expect(papersOf('tn-uyegp')).toContain('school');
});

it('asks for a paper at every scheme, and never twice for the same', () => {
  for (const scheme of listed) {
    const papers = papersFor(scheme);
    expect(papers.length, scheme.id).toBeGreaterThan(0);
    expect(new Set(papers).size, scheme.id).toBe(papers.length);
  }
});
