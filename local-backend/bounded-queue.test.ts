import { expect, test, vi } from 'vitest';
import { boundedQueue, QueueFull } from './bounded-queue.ts';

/** Work that ends on command, and logs its start. */
function controlled(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<string>((resolve) => {
    end = () => resolve(name);
  });
  const work = () => {
    log.push(name);
    return ended;
  };
  return { work, end };
}

test('the queue runs calls one after another, in order, and survives a failure', async () => {
  const log: string[] = [];
  const run = boundedQueue({ maxRunning: 1 });
  const call = (name: string) =>
    run(async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
      return name;
    });
  const results = await Promise.allSettled([call('a'), call('b'), call('c')]);
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends']);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a full queue refuses at once and takes work again when there is room', async () => {
  const log: string[] = [];
  const run = boundedQueue({ maxRunning: 2, maxWaiting: 1 });
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => controlled(log, name));
  if (!a || !b || !c || !d) throw new Error('Four were made.');
  const running = [run(a.work), run(b.work), run(c.work)];
  await expect(run(d.work)).rejects.toThrow(QueueFull);
  expect(log).toEqual(['a', 'b']);

  b.end();
  await running[1];
  const last = run(d.work);
  c.end();
  d.end();
  expect(await Promise.all([running[2], last])).toEqual(['c', 'd']);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  a.end();
  await running[0];
});

test('waiting work is never begun once its signal has aborted, and its place is free', async () => {
  const log: string[] = [];
  const run = boundedQueue({ maxRunning: 1, maxWaiting: 1 });
  const first = controlled(log, 'first');
  const left = controlled(log, 'left');
  const next = controlled(log, 'next');
  const client = new AbortController();
  const running = run(first.work);
  const abandoned = run(left.work, client.signal);
  client.abort();
  await expect(abandoned).rejects.toBe(client.signal.reason);
  await expect(run(left.work, client.signal)).rejects.toBe(client.signal.reason);

  const waiting = run(next.work);
  first.end();
  next.end();
  expect(await Promise.all([running, waiting])).toEqual(['first', 'next']);
  expect(log).toEqual(['first', 'next']);
});

test('work that has waited too long is refused, and never begun', async () => {
  vi.useFakeTimers();
  try {
    const log: string[] = [];
    const run = boundedQueue({ maxRunning: 1, maxWaitMs: 5_000 });
    const first = controlled(log, 'first');
    const running = run(first.work);
    const refused = expect(run(controlled(log, 'late').work)).rejects.toThrow(QueueFull);
    await vi.advanceTimersByTimeAsync(5_000);
    await refused;
    first.end();
    await running;
    expect(log).toEqual(['first']);
  } finally {
    vi.useRealTimers();
  }
});

test('work that has begun goes on when its signal aborts', async () => {
  const run = boundedQueue({ maxRunning: 1 });
  const client = new AbortController();
  const begun = controlled([], 'begun');
  const running = run(begun.work, client.signal);
  await Promise.resolve();
  client.abort();
  begun.end();
  expect(await running).toBe('begun');
});
