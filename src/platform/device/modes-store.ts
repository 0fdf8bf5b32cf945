import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { isLowData, onLowDataChange } from './low-data-store.ts';

/** What the device is like; drives lazy images and motion (the specification's "page modes"). */
export interface DeviceModes {
  /** Width at most 768 px. 768 itself is mobile (DEV-01). */
  mobile: boolean;
  /** A 3g-or-worse network, or a device pixel ratio of at most 1 (DEV-02). Cosmetic effects only. */
  lowEnd: boolean;
  /** The visitor asked for less motion. */
  reducedMotion: boolean;
  /** The visitor asked to save data, of the browser or of this site (Settings). */
  saveData: boolean;
}

/** The parts of a browser that the modes are read from; a test gives its own. */
export interface DeviceSignals {
  matchMedia(query: string): { matches: boolean };
  devicePixelRatio: number;
  connection: { effectiveType?: string | undefined; saveData?: boolean | undefined } | undefined;
  lowData: boolean;
}

const slowNetworks = new Set(['slow-2g', '2g', '3g']);

/** Reads the modes off the device. An unknown network alone does not make a device low-end. */
export function readDeviceModes(signals: DeviceSignals): DeviceModes {
  const { connection } = signals;
  return {
    mobile: signals.matchMedia('(max-width: 768px)').matches,
    lowEnd: slowNetworks.has(connection?.effectiveType ?? '') || signals.devicePixelRatio <= 1,
    reducedMotion: signals.matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: signals.lowData || connection?.saveData === true,
  };
}

/** Before the browser has been asked: the choice that costs least and moves nothing. */
const unknownDevice: DeviceModes = {
  mobile: true,
  lowEnd: true,
  reducedMotion: true,
  saveData: false,
};

export const deviceModesStore = createStore<DeviceModes>(() => unknownDevice);

/** The device's modes, live. */
export const useDeviceModes = <T>(select: (modes: DeviceModes) => T): T =>
  useStore(deviceModesStore, select);

/** Reads the device now and again whenever it changes. Gives a function that stops it. */
export function watchDeviceModes(): () => void {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
  const read = () =>
    deviceModesStore.setState(
      readDeviceModes({
        matchMedia: (query) => matchMedia(query),
        devicePixelRatio,
        connection,
        lowData: isLowData(),
      }),
    );
  read();
  const media = ['(max-width: 768px)', '(prefers-reduced-motion: reduce)'].map((query) =>
    matchMedia(query),
  );
  for (const query of media) query.addEventListener('change', read);
  connection?.addEventListener('change', read);
  const stopLowData = onLowDataChange(read);
  return () => {
    for (const query of media) query.removeEventListener('change', read);
    connection?.removeEventListener('change', read);
    stopLowData();
  };
}

/** The Network Information API, which TypeScript's DOM library does not carry. */
interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}
