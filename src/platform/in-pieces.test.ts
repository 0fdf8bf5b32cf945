import { expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';

/** Works without a pause for so many ms. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('long work lets others act in between, and is done for each thing in order', async () => {
  const done: (number | string)[] = [];
  setTimeout(() => done.push('a tap'));
  await inPieces([1, 2, 3], (one) => {
    work(20);
    done.push(one);
  });
  expect(done).toEqual([1, 'a tap', 2, 3]);
});

it('short work is done at once', async () => {
  const done: number[] = [];
  const all = inPieces([1, 2, 3], (one) => done.push(one));
  expect(done).toEqual([1, 2, 3]);
  await all;
});

it('rejects with the first error of the work, and does no more', async () => {
  const done: number[] = [];
  const all = inPieces([1, 2, 3], (one) => {
    if (one === 2) throw new Error('broken');
    done.push(one);
  });
  await expect(all).rejects.toThrow('broken');
  expect(done).toEqual([1]);
});
