import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftSaver, saveAfterMs } from './draft-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failed = (error: unknown) => {
  throw error;
};

it('typing for nine seconds without a pause loses at most half a second of text', () => {
  let saved = 0;
  const draftSaver = createDraftSaver<number>(async (value) => void (saved = value), failed);
  for (let at = 0; at <= 9000; at += 100) {
    draftSaver.change(at);
    vi.advanceTimersByTime(100);
    expect(at - saved).toBeLessThan(500);
  }
});

it('a write that is pending when the page closes is repeated as a last write', async () => {
  const writes: [string, boolean][] = [];
  let hasWritten: () => void = () => undefined;
  const written = new Promise<void>((resolve) => {
    hasWritten = resolve;
  });
  const draftSaver = createDraftSaver<string>((value, leaving) => {
    writes.push([value, leaving]);
    return written;
  }, failed);
  draftSaver.change('Ravi');
  vi.advanceTimersByTime(saveAfterMs);
  draftSaver.save(true);
  expect(writes).toEqual([
    ['Ravi', false],
    ['Ravi', true],
  ]);
  hasWritten();
  await written;
  await Promise.resolve();
  expect(draftSaver.isBehind()).toBe(false);
  draftSaver.save(true);
  expect(writes).toHaveLength(2);
});

it('a key pressed during a write is saved too', async () => {
  const saved: string[] = [];
  const draftSaver = createDraftSaver<string>(async (value) => void saved.push(value), failed);
  draftSaver.change('R');
  draftSaver.save();
  draftSaver.change('Ra');
  await vi.advanceTimersByTimeAsync(saveAfterMs);
  expect(saved).toEqual(['R', 'Ra']);
});

it('a sent text is no longer saved', () => {
  const saved: string[] = [];
  const draftSaver = createDraftSaver<string>(async (value) => void saved.push(value), failed);
  draftSaver.change('Ravi');
  draftSaver.forget();
  vi.advanceTimersByTime(saveAfterMs);
  draftSaver.save(true);
  expect(saved).toEqual([]);
});
