import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrDrawing } from './qr-drawing.ts';

it('draws every dark module of the code once, inside a margin of four', () => {
  const text = 'https://niyam.example/labour-law-compliance';
  const { side, path } = qrDrawing(text);
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  expect(side).toBe(size + 8);

  const drawn = data.map((row) => row.map(() => 0));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    for (let step = 0; step < Number(length); step++) {
      const row = drawn[Number(y) - 4];
      if (row) row[Number(x) - 4 + step] = (row[Number(x) - 4 + step] ?? Number.NaN) + 1;
    }
  }
  expect(drawn).toEqual(data.map((row) => row.map(Number)));
});
