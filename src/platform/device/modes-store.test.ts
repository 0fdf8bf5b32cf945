import { describe, expect, it } from 'vitest';
import { isSafari, readDeviceModes, type DeviceSignals } from './modes-store.ts';

const signals = (given: Partial<DeviceSignals> & { width?: number } = {}): DeviceSignals => ({
  matchMedia: (query) => ({
    matches: query.includes('max-width') ? (given.width ?? 1280) <= 768 : false,
  }),
  devicePixelRatio: 2,
  userAgent: '',
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

describe('Safari (DEV-04)', () => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
      true,
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
      true,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`,
      false,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
      false,
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/605.1.15`,
      false,
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      false,
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
      false,
    ],
  ])('%s', (userAgent, expected) => {
    expect(isSafari(userAgent)).toBe(expected);
  });
});
