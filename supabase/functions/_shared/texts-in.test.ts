import { expect, it } from 'vitest';
import { fill, textsIn } from './texts-in.ts';

it('a language without texts gets English, and its pages say so', () => {
  expect(textsIn('en').lang).toBe('en');
  expect(textsIn('xx')).toBe(textsIn('en'));
  expect(textsIn('')).toBe(textsIn('en'));
});

it('fills in every name, and throws for one without a value', () => {
  expect(fill('{minutes} of {minutes} {what}', { minutes: '2', what: 'minutes' })).toBe(
    '2 of 2 minutes',
  );
  expect(() => fill('{minutes} minutes', {})).toThrow('{minutes}');
});
