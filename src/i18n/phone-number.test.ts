import { expect, it } from 'vitest';
import { isCallable, normalisePhone } from './phone-number.ts';

it.each([
  ['0000000000', '+910000000000'],
  ['00000 00000', '+910000000000'],
  ['000-000-0000', '+910000000000'],
  ['+91 00000 00000', '+910000000000'],
  ['91 0000000000', '+910000000000'],
  ['0 00000 00000', '+910000000000'],
  ['0091 00000 00000', '+910000000000'],
  ['००००००००००', '+910000000000'],
  ['౦౦౦౦౦ ౦౦౦౦౦', '+910000000000'],
  ['+44 20 0000 0000', '+44 20 0000 0000'],
  [' 12345 ', '12345'],
  ['ask my brother', 'ask my brother'],
])('%s is kept as %s (LEAD-36)', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected);
});

it.each([
  ['00000 00000', true],
  ['००००००००००', true],
  ['+47 00 00 00 00', true],
  ['1234567', true],
  ['12345', false],
  ['98765abcde', false],
  ['ask my brother', false],
])('%s can be called: %s', (typed, expected) => {
  expect(isCallable(typed)).toBe(expected);
});
