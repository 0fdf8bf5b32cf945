import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceModesStore } from '../platform/device/modes-store.ts';
import { saveSite } from './save-site.ts';

const saved: string[] = [];
/** The worker's answer to a request for a part. */
const answers = { first: true, second: true, all: true };
vi.mock('../platform/offline/sw-bridge.ts', () => {
  const save = (part: keyof typeof answers) => async () => {
    saved.push(part);
    return answers[part];
  };
  return {
    workerInCharge: async () => undefined,
    saveFirst: save('first'),
    saveSecond: save('second'),
    saveAllPages: save('all'),
  };
});

const second = 1000;
const line = Object.assign(new EventTarget(), { effectiveType: '4g' });
let browser = new EventTarget();
const phone = { onLine: true, connection: line };
/** When the browser calls a moment idle; `never` leaves it to the timeout. */
let idle: 'at once' | 'never' = 'at once';
const initialModes = deviceModesStore.getState();

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('navigator', phone);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  const requestIdleCallback = (callback: () => void, { timeout }: { timeout: number }) =>
    setTimeout(callback, idle === 'at once' ? 0 : timeout);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('window', { requestIdleCallback });
  saved.length = 0;
  idle = 'at once';
  phone.onLine = true;
  line.effectiveType = '4g';
  Object.assign(answers, { first: true, second: true, all: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  deviceModesStore.setState(initialModes, true);
});

describe('the site is saved', () => {
  it('in three parts on a good line, the rest ten seconds after the start (PWA-04)', async () => {
    saveSite();
    await vi.advanceTimersByTimeAsync(9 * second);
    expect(saved).toEqual(['first', 'second']);
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(saved).toEqual(['first', 'second', 'all']);
  });

  it('five seconds later where the browser calls no moment idle (S3)', async () => {
    idle = 'never';
    saveSite();
    await vi.advanceTimersByTimeAsync(14 * second);
    expect(saved).not.toContain('all');
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(saved).toContain('all');
  });

  it.each([
    ['3g', ['first', 'second']],
    ['2g', ['first']],
    ['slow-2g', ['first']],
  ])('as far as a line of %s carries it', async (type, parts) => {
    line.effectiveType = type;
    saveSite();
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(saved).toEqual(parts);
  });

  it('only in its first part where less data is wanted', async () => {
    deviceModesStore.setState({ saveData: true });
    saveSite();
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(saved).toEqual(['first']);
  });

  it('once there is a network', async () => {
    phone.onLine = false;
    saveSite();
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(saved).toEqual([]);
    phone.onLine = true;
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(11 * second);
    expect(saved).toEqual(['first', 'second', 'all']);
  });

  it('again after a failure, each time after twice as long (F2)', async () => {
    answers.second = false;
    saveSite();
    const attempts = () => saved.filter((part) => part === 'second').length;
    await vi.advanceTimersByTimeAsync(29 * second);
    expect(attempts()).toBe(1);
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(attempts()).toBe(2);
    await vi.advanceTimersByTimeAsync(58 * second);
    expect(attempts()).toBe(2);
    answers.second = true;
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(saved.at(-1)).toBe('all');
  });
});
