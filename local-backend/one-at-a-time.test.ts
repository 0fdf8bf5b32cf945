import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('calls never overlap, keep their order, and survive a failure before them', async () => {
  const log: string[] = [];
  const run = oneAtATime(async (name: string) => {
    log.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b failed');
    return name;
  });
  const results = await Promise.allSettled([run('a'), run('b'), run('c')]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
