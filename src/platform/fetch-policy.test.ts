import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPolicy, fetchWithRetries, retryDelay } from './fetch-policy.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the times of requests to a busy server, in ms from the start. */
async function timesAsked(retries?: number): Promise<number[]> {
  const start = Date.now();
  const times: number[] = [];
  const asked = fetchWithRetries(() => {
    times.push(Date.now() - start);
    return Promise.resolve(new Response('', { status: 503 }));
  }, retries);
  await vi.runAllTimersAsync();
  expect((await asked).status).toBe(503);
  return times;
}

describe('the fetch policy', () => {
  it('caches data for five minutes, and drops it five minutes after its last use (DATA-01)', () => {
    expect(fetchPolicy.staleAfterMs).toBe(300_000);
    expect(fetchPolicy.collectAfterMs).toBe(300_000);
  });

  it('repeats three times, or as often as the option says (DATA-02)', async () => {
    expect(await timesAsked()).toEqual([0, 1000, 3000, 7000]);
    expect(await timesAsked(1)).toEqual([0, 1000]);
  });

  it('doubles its delay from 1 s to at most 30 s (DATA-03)', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('repeats neither an answer nor a dead network', async () => {
    const notFound = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(new Response('', { status: 404 })),
    );
    expect((await fetchWithRetries(notFound)).status).toBe(404);
    expect(notFound).toHaveBeenCalledTimes(1);
    const dead = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('no network')));
    await expect(fetchWithRetries(dead)).rejects.toThrow('no network');
    expect(dead).toHaveBeenCalledTimes(1);
  });
});
