import { expect, it } from 'vitest';
import { tierOf } from './tiers.ts';
import { textFilesOf } from './translation.ts';

it.each([
  ['interface.ts', 1],
  ['tools/finder/rules.ts', 1],
  ['tools/finder-questions.ts', 1],
  ['pages/guides/gst-compliance.ts', 1],
  ['pages/guides/iso-certification.ts', 2],
  ['tools/schemes.ts', 2],
  ['pages/blog/pm-svanidhi-loan.ts', 3],
])('%s belongs to tier %i', (file, tier) => {
  expect(tierOf(file)).toBe(tier);
});

it('every English text belongs to a tier', () => {
  expect(textFilesOf('en').filter((file) => tierOf(file) === 0)).toEqual([]);
});
