import { expect, it } from 'vitest';
import { agreeUsage, businessesAsked } from './agree-arguments.ts';

it('a maintainer who asks for help starts no run of 20,000 businesses', () => {
  expect(businessesAsked(['--help'])).toBe(agreeUsage);
  expect(businessesAsked([])).toBe(20_000);
  expect(businessesAsked(['1000'])).toBe(1000);
});

it.each([['--fast'], ['0'], ['1e9'], ['1000', '2000'], ['-5']])('refuses %s', (...args) => {
  expect(() => businessesAsked(args)).toThrow('Usage');
});
