import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrDrawing } from './qr-drawing.ts';

it('draws every dark module of the code once, inside a margin of four', () => {
  const text = 'https://niyam.example/labour-law-compliance';
  const { side, path } = qrDrawing(text);
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  expect(side).toBe(size + 8);

  const drawn = data.map((row) => row.map(() => 0));
  for (const [, left, y, strokes = ''] of path.matchAll(/M(\d+) (\d+)\.5([mh\d ]*)/g)) {
    let x = Number(left) - 4;
    for (const [, kind, length] of strokes.matchAll(/([mh])(\d+)(?: 0)?/g)) {
      for (let step = 0; step < Number(length); step++, x++) {
        const row = drawn[Number(y) - 4];
        if (row && kind === 'h') row[x] = (row[x] ?? Number.NaN) + 1;
      }
    }
  }
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
});
