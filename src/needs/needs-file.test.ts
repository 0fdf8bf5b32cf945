import { describe, expect, it } from 'vitest';
import {
  isNeedsFile,
  isWhole,
  needsFile,
  readDistances,
  readValues,
  readWeights,
  writeDistances,
  writeValues,
  writeWeights,
} from './needs-file.ts';
import { packRows } from './packed-rows.ts';

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
  expect(isNeedsFile({ format: 1, check: 5 }, 5)).toBe(false);
  expect(isNeedsFile(null, 5)).toBe(false);
});

describe('a file', () => {
  const values = packRows([1, 2, 3, -1, -2, -3], 2);
  const whole = needsFile({
    check: 5,
    needs: { cart: ['/notice'], tax: ['/faq'] },
    dimensions: 2,
    features: writeDistances([4, 90, 200]),
    values,
    letters: values.length,
    step: 0.1,
    weights: writeWeights([1, 2, 3, 4]),
    weightSteps: [0.1, 0.2],
    starts: [0, 10],
    declined: { values: writeValues([1, 0, -1]), step: 0.5, start: -2 },
  });

  it('that was trained with other features is refused', () => {
    expect(isNeedsFile(whole, 5)).toBe(true);
    expect(isNeedsFile(whole, 6)).toBe(false);
  });

  it.each([
    ['values', { values: whole.values.slice(1) }],
    ['weights', { weights: whole.weights.slice(1) }],
    ['features', { features: whole.features.slice(1) }],
    ['steps', { weightSteps: [0.1] }],
    ['a step', { step: Number.NaN }],
    ['starts', { starts: [0] }],
    ['what is declined', { declined: { ...whole.declined, values: '' } }],
    ['the start of what is declined', { declined: { ...whole.declined, start: Number.NaN } }],
    ['needs', { needs: {} }],
  ])('that lacks %s is not whole', (_, broken) => {
    expect(isWhole(whole)).toBe(true);
    expect(isWhole({ ...whole, ...broken })).toBe(false);
  });
});
