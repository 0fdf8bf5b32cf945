import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRefresh } from './refresh-clock.ts';

/** A simulated window, page and network. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const network = { onLine: true };
const browser = new EventTarget();
const auth = {
  initialize: () => Promise.resolve({ error: null }),
  startAutoRefresh: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  stopAutoRefresh: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  getSession: vi.fn<() => Promise<unknown>>(),
};
const onGone = vi.fn<() => void>();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const last = () => {
  const starts = auth.startAutoRefresh.mock.invocationCallOrder.at(-1) ?? 0;
  const stops = auth.stopAutoRefresh.mock.invocationCallOrder.at(-1) ?? 0;
  return starts > stops ? 'refreshing' : 'resting';
};

let stop: () => void;
beforeEach(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  page.visibilityState = 'visible';
  network.onLine = true;
  auth.getSession.mockResolvedValue({ data: { session: {} }, error: null });
  stop = watchRefresh(auth as unknown as Parameters<typeof watchRefresh>[0], onGone);
  await settled();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function see(state: 'visible' | 'hidden') {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

function go(state: 'online' | 'offline') {
  network.onLine = state === 'online';
  browser.dispatchEvent(new Event(state));
}

test('tokens are refreshed while the page is seen, and rest while it is hidden (AUTH-13)', () => {
  expect(last()).toBe('refreshing');
  see('hidden');
  expect(last()).toBe('resting');
  see('visible');
  expect(last()).toBe('refreshing');
});

test('they rest without a network, and a page that is seen again does not wake them', () => {
  go('offline');
  expect(last()).toBe('resting');
  see('hidden');
  see('visible');
  expect(last()).toBe('resting');
  go('online');
  expect(last()).toBe('refreshing');
});

test('the return of the network wakes no hidden page', () => {
  see('hidden');
  go('offline');
  go('online');
  expect(last()).toBe('resting');
});

test('a page that slept while another tab signed out notices it', async () => {
  see('hidden');
  await settled();
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null });
  see('visible');
  await settled();
  expect(onGone).toHaveBeenCalledOnce();
});

test('no answer is no sign-out', async () => {
  auth.getSession.mockResolvedValue({ data: { session: null }, error: new Error('no network') });
  see('visible');
  await settled();
  expect(onGone).not.toHaveBeenCalled();
});
