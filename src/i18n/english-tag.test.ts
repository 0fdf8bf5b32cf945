import { expect, it } from 'vitest';
import { englishTag } from './english-tag.ts';

it('a name in Latin letters is English on a Hindi or Telugu page', () => {
  expect(englishTag('Street vendors and the law', 'te')).toBe('en-IN');
  expect(englishTag('Rent agreement', 'hi')).toBe('en-IN');
});

it('a name in the script of the page needs no mark, whatever English words it has', () => {
  expect(englishTag('FSSAI నియమాలు', 'te')).toBeUndefined();
  expect(englishTag('GST के नियम', 'hi')).toBeUndefined();
  expect(englishTag('1,234', 'hi')).toBeUndefined();
});

it('English pages mark nothing', () => {
  expect(englishTag('Street vendors and the law', 'en')).toBeUndefined();
});
