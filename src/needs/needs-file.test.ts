import { expect, it } from 'vitest';
import {
  isNeedsFile,
  readDistances,
  readValues,
  readWeights,
  writeDistances,
  writeValues,
  writeWeights,
} from './needs-file.ts';

it('reads the numbers, the values and the weights that were written', () => {
  const numbers = [0, 1, 90, 91, 180, 271, 131_071];
  expect(readDistances(writeDistances(numbers))).toEqual(numbers);
  const values = [-3, -2, -1, 0, 1, 2, 3];
  expect([...readValues(writeValues(values))]).toEqual([...values, 0]);
  const weights = Array.from({ length: 31 }, (_, at) => at - 15);
  expect([...readWeights(writeWeights(weights))]).toEqual(weights);
});

it('is written in letters that JSON leaves as they are', () => {
  const all = writeDistances([0, 50, 200, 5000]) + writeValues([3, 3, -3, -3]);
  expect(JSON.stringify(all)).toBe(`"${all}"`);
});

it('refuses letters that it does not write, and files of other versions', () => {
  expect(() => readDistances('"')).toThrow(RangeError);
  expect(() => readValues('é')).toThrow(RangeError);
  expect(isNeedsFile({ format: 2 })).toBe(false);
  expect(isNeedsFile(null)).toBe(false);
});
