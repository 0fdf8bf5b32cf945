import { expect, it } from 'vitest';
import { paced } from './paced.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('does the work at once, and once more for all that changed meanwhile', async () => {
  let state = 0;
  const shown: number[] = [];
  const show = paced(async () => {
    const read = state;
    await pause(5);
    shown.push(read);
  });
  for (state = 1; state < 1000; state++) show();
  await expect.poll(() => shown.at(-1)).toBe(1000);
  expect(shown).toEqual([1, 1000]);
});

it('shows a change that comes later', async () => {
  let state = 'first';
  const shown: string[] = [];
  const show = paced(async () => {
    shown.push(state);
  });
  show();
  await pause(20);
  state = 'second';
  show();
  await expect.poll(() => shown).toEqual(['first', 'second']);
});
