import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrainResult } from './drain.ts';
import { startOutboxTriggers } from './triggers.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An outbox with one item that always waits. */
function newOutbox() {
  const answer = async (): Promise<DrainResult> => ({
    delivered: 0,
    failed: 1,
    nextAt: Date.now() + 10_000,
  });
  return { drain: vi.fn<typeof answer>(answer), drainUnreached: vi.fn<typeof answer>(answer) };
}

it('looks at start, when the item is due, online again and seen again (OUTBOX-03)', async () => {
  const outbox = newOutbox();
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outbox.drain).toHaveBeenCalledTimes(1);
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(3);
  triggers.stop();
});

it('when the network returns during a failing attempt, another attempt follows', async () => {
  const outbox = newOutbox();
  let die = () => undefined as void;
  outbox.drainUnreached.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      die = resolve;
    });
    return { delivered: 0, failed: 1, nextAt: Date.now() + 300_000 };
  });
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  browser.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(100);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(1);
  die();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(2);
  triggers.stop();
});

it('drains although the worker never registers', async () => {
  const outbox = newOutbox();
  const never = new Promise<void>(() => undefined);
  const triggers = startOutboxTriggers({ outbox, registerSync: () => never });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.drain.mock.calls.length).toBeGreaterThan(3);
  triggers.stop();
});

it('fault 4: the browser’s word that there is no network stops nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const outbox = newOutbox();
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(1);
  expect(outbox.drain.mock.calls.length).toBeGreaterThan(3);
  triggers.stop();
});

it('stopped, it looks no more', async () => {
  const outbox = newOutbox();
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  triggers.stop();
  browser.dispatchEvent(new Event('online'));
  triggers.changed();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(1);
  expect(outbox.drain).not.toHaveBeenCalled();
});

it('looks soon after a change, and once a second at most after what it could not send', async () => {
  const outbox = newOutbox();
  const overdue = async () => ({ delivered: 0, failed: 1, nextAt: Date.now() - 1 });
  outbox.drainUnreached.mockImplementation(overdue);
  outbox.drain.mockImplementation(overdue);
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  await vi.advanceTimersByTimeAsync(999);
  expect(outbox.drain).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.drain).toHaveBeenCalledTimes(1);
  triggers.changed();
  await vi.advanceTimersByTimeAsync(299);
  expect(outbox.drain).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.drain).toHaveBeenCalledTimes(2);
  triggers.stop();
});

it('a change during the last look of a drain is looked at soon after it', async () => {
  const outbox = newOutbox();
  let end = () => undefined as void;
  outbox.drainUnreached.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return { delivered: 1, failed: 0, nextAt: null };
  });
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  triggers.changed();
  end();
  await vi.advanceTimersByTimeAsync(300);
  expect(outbox.drain).toHaveBeenCalledTimes(1);
  triggers.stop();
});

it('an open tab looks every five minutes for what a tab that died has left', async () => {
  const outbox = newOutbox();
  const nothing = async () => ({ delivered: 0, failed: 0, nextAt: null });
  outbox.drainUnreached.mockImplementation(nothing);
  outbox.drain.mockImplementation(nothing);
  const registerSync = vi.fn<() => Promise<void>>();
  const triggers = startOutboxTriggers({ outbox, registerSync });
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(outbox.drain).toHaveBeenCalledTimes(2);
  expect(registerSync).not.toHaveBeenCalled();
  triggers.stop();
});

it('the items of a user are sent when that user signs in', async () => {
  const outbox = newOutbox();
  const triggers = startOutboxTriggers({ outbox, registerSync: async () => undefined });
  await vi.advanceTimersByTimeAsync(0);
  triggers.ownerChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.drainUnreached).toHaveBeenCalledTimes(2);
  triggers.stop();
});
