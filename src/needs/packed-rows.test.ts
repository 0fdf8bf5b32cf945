import { expect, it } from 'vitest';
import { randomFrom } from '../../build/random.ts';
import { packRows, unpackRows } from './packed-rows.ts';

/** Rows of numbers of which this share is not 0. */
function rowsOf(rows: number, width: number, share: number, seed: number): Int8Array {
  const random = randomFrom(seed);
  return Int8Array.from({ length: rows * width }, () =>
    random() < share ? Math.floor(random() * 7) - 3 : 0,
  );
}

it.each([
  [0, 0],
  [1, 1],
  [7, 5],
  [400, 48],
])(
  'reads the %s rows of %s numbers that were written, whatever share of them is 0',
  (rows, width) => {
    for (const share of [0, 0.01, 0.3, 1]) {
      const numbers = rowsOf(rows, width, share, 1 + rows);
      expect(unpackRows(packRows(numbers, width), rows, width)).toEqual(numbers);
    }
  },
);

it('writes numbers that are mostly 0 with less than half a bit each', () => {
  const numbers = rowsOf(2000, 48, 0.03, 4);
  expect((packRows(numbers, 48).length * 6) / numbers.length).toBeLessThan(0.45);
});

it('is written in letters that JSON leaves as they are, and refuses others', () => {
  const packed = packRows(rowsOf(50, 8, 0.4, 2), 8);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
  expect(() => unpackRows('"', 1, 1)).toThrow(RangeError);
});

it('reads a file that was cut off to its end, without an error', () => {
  const packed = packRows(rowsOf(50, 8, 0.4, 2), 8);
  expect(unpackRows(packed.slice(0, 20), 50, 8)).toHaveLength(400);
});
