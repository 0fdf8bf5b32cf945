import { expect, it } from 'vitest';
import { readNumbers, writeNumber } from './written-numbers.ts';

it('numbers are read as they were written, one after the other', () => {
  const numbers = [0, 1, 31, 32, 1023, 1024, 131_071];
  expect(readNumbers(numbers.map(writeNumber).join(''))).toEqual(numbers);
  expect(readNumbers('')).toEqual([]);
});

it('small numbers take one letter, and JSON writes every letter as it is', () => {
  const written = Array.from({ length: 2000 }, (_, number) => writeNumber(number));
  expect(written.slice(0, 32).every((one) => one.length === 1)).toBe(true);
  expect(JSON.stringify(written.join(''))).toBe(`"${written.join('')}"`);
});
