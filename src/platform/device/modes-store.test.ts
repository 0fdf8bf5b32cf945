import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deviceModesStore,
  readDeviceModes,
  watchDeviceModes,
  type DeviceSignals,
} from './modes-store.ts';

const signals = (given: Partial<DeviceSignals> & { width?: number } = {}): DeviceSignals => ({
  matchMedia: (query) => ({
    matches: query.includes('max-width') ? (given.width ?? 1280) <= 768 : false,
  }),
  devicePixelRatio: 2,
  connection: undefined,
  lowData: false,
  ...given,
});

describe('device modes', () => {
  it('768 px is mobile, 769 px is not (DEV-01)', () => {
    expect(readDeviceModes(signals({ width: 768 })).mobile).toBe(true);
    expect(readDeviceModes(signals({ width: 769 })).mobile).toBe(false);
  });

  it('low-end is 3g or worse, or a pixel ratio of at most 1 (DEV-02)', () => {
    expect(readDeviceModes(signals({ connection: { effectiveType: '3g' } })).lowEnd).toBe(true);
    expect(readDeviceModes(signals({ connection: { effectiveType: '4g' } })).lowEnd).toBe(false);
    expect(readDeviceModes(signals({ devicePixelRatio: 1 })).lowEnd).toBe(true);
    expect(readDeviceModes(signals()).lowEnd).toBe(false);
  });
});

describe('saving data (DEV-08)', () => {
  it('is asked for by the browser or by the site’s own switch', () => {
    expect(readDeviceModes(signals()).saveData).toBe(false);
    expect(readDeviceModes(signals({ lowData: true })).saveData).toBe(true);
    expect(readDeviceModes(signals({ connection: { saveData: true } })).saveData).toBe(true);
  });
});

it('little data means Save-Data, or 3G or slower; a plain screen is neither (ANSW-10)', () => {
  const little = (given: Partial<DeviceSignals>) => readDeviceModes(signals(given)).littleData;
  expect(little({ lowData: true })).toBe(true);
  expect(little({ connection: { saveData: true } })).toBe(true);
  expect(little({ connection: { effectiveType: '3g' } })).toBe(true);
  expect(little({ connection: { effectiveType: '4g' } })).toBe(false);
  expect(little({ devicePixelRatio: 1 })).toBe(false);
});

describe('less motion (DEV-03)', () => {
  const reduced = Object.assign(new EventTarget(), { matches: true });
  afterEach(() => vi.unstubAllGlobals());

  it('follows the media query and reacts to its change until the watch stops', () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    vi.stubGlobal('matchMedia', (query: string) => (query.includes('motion') ? reduced : wide));
    vi.stubGlobal('devicePixelRatio', 2);
    vi.stubGlobal('navigator', {});
    const isReduced = () => deviceModesStore.getState().reducedMotion;
    const change = (matches: boolean) => {
      reduced.matches = matches;
      reduced.dispatchEvent(new Event('change'));
    };

    const stop = watchDeviceModes();
    expect(isReduced()).toBe(true);
    change(false);
    expect(isReduced()).toBe(false);
    change(true);
    expect(isReduced()).toBe(true);
    stop();
    change(false);
    expect(isReduced()).toBe(true);
  });
});
