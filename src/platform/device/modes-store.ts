import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { isLowData, onLowDataChange } from './low-data-store.ts';

/** Features of the device that change effects and downloads (the specification's "page modes"). */
export interface DeviceModes {
  /** Width of at most 768 px. 768 itself counts as mobile (DEV-01). */
  mobile: boolean;
  /**
   * A network of 3G or slower, or a device pixel ratio of at most 1 (DEV-02). Changes cosmetic effects only.
   */
  lowEnd: boolean;
  /** The visitor asked for less motion. */
  reducedMotion: boolean;
  /** The visitor asked to save data, of the browser or of this site (Settings). */
  saveData: boolean;
  /** The visitor saves data, or the network is 3G or slower: pictures come on request only (ANSW-10). */
  littleData: boolean;
}

/** The parts of a browser that determine the modes. Tests pass their own. */
export interface DeviceSignals {
  matchMedia(query: string): { matches: boolean };
  devicePixelRatio: number;
  connection: { effectiveType?: string | undefined; saveData?: boolean | undefined } | undefined;
  lowData: boolean;
}

const slowNetworks = new Set(['slow-2g', '2g', '3g']);

/** Reads the modes of a device. An unknown network alone does not make a device low-end. */
export function readDeviceModes(signals: DeviceSignals): DeviceModes {
  const { connection } = signals;
  const isSlow = slowNetworks.has(connection?.effectiveType ?? '');
  const saveData = signals.lowData || connection?.saveData === true;
  return {
    mobile: signals.matchMedia('(max-width: 768px)').matches,
    lowEnd: isSlow || signals.devicePixelRatio <= 1,
    reducedMotion: signals.matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData,
    littleData: saveData || isSlow,
  };
}

/** Before the browser has been asked: the choice that costs least and moves nothing. */
const unknownDevice: DeviceModes = {
  mobile: true,
  lowEnd: true,
  reducedMotion: true,
  saveData: false,
  littleData: true,
};

export const deviceModesStore = createStore<DeviceModes>(() => unknownDevice);

/** Returns the current modes of the device, and renders again at each change. */
export const useDeviceModes = <T>(select: (modes: DeviceModes) => T): T =>
  useStore(deviceModesStore, select);

/** Reads the modes now and at each change. Returns a function that stops it. */
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

/** The Network Information API, which TypeScript's DOM library does not contain. */
interface NetworkInformation extends EventTarget {
  effectiveType?: string;
  saveData?: boolean;
}
