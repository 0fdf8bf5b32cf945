import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftKeeper, keepAfterMs } from './draft-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failed = (error: unknown) => {
  throw error;
};

it('who types for nine seconds without a pause has lost at most half a second of it', () => {
  let kept = 0;
  const keeper = createDraftKeeper<number>(async (value) => void (kept = value), failed);
  for (let at = 0; at <= 9000; at += 100) {
    keeper.change(at);
    vi.advanceTimersByTime(100);
    expect(at - kept).toBeLessThan(500);
  }
});

it('what is still being written when the page goes is written once more, as one that leaves', async () => {
  const writes: [string, boolean][] = [];
  let hasWritten: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    hasWritten = resolve;
  });
  const keeper = createDraftKeeper<string>((value, leaving) => {
    writes.push([value, leaving]);
    return written;
  }, failed);
  keeper.change('Ravi');
  vi.advanceTimersByTime(keepAfterMs);
  keeper.keep(true);
  expect(writes).toEqual([
    ['Ravi', false],
    ['Ravi', true],
  ]);
  hasWritten();
  await written;
  await Promise.resolve();
  expect(keeper.isBehind()).toBe(false);
  keeper.keep(true);
  expect(writes).toHaveLength(2);
});

it('a key pressed while the text before it is written is kept too', async () => {
  const kept: string[] = [];
  const keeper = createDraftKeeper<string>(async (value) => void kept.push(value), failed);
  keeper.change('R');
  keeper.keep();
  keeper.change('Ra');
  await vi.advanceTimersByTimeAsync(keepAfterMs);
  expect(kept).toEqual(['R', 'Ra']);
});

it('what was sent off is not kept any more', () => {
  const kept: string[] = [];
  const keeper = createDraftKeeper<string>(async (value) => void kept.push(value), failed);
  keeper.change('Ravi');
  keeper.forget();
  vi.advanceTimersByTime(keepAfterMs);
  keeper.keep(true);
  expect(kept).toEqual([]);
});
