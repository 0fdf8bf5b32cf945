import { describe, expect, it } from 'vitest';
import { readDeviceModes, type DeviceSignals } from './modes-store.ts';

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
