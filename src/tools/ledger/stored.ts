import { isObject, storedValue } from '../../platform/offline/stored-value.ts';

/** The guide that the visitor read last. */
export interface LastRead {
  path: string;
  /** When the first guide was read on this device, in ms since 1970. */
  since: number;
}

const stored = storedValue('last-read');

/** Reads a saved value; returns undefined for other values and versions. */
function lastReadIn(saved: unknown): LastRead | undefined {
  if (!isObject(saved)) return undefined;
  const { path, since } = saved;
  return typeof path === 'string' && typeof since === 'number' ? { path, since } : undefined;
}

/** Returns the guide that was read last; undefined without one. Rejects when storage is denied. */
export const readLastRead = async (): Promise<LastRead | undefined> =>
  lastReadIn(await stored.read());

/** Saves the path of a guide as read now. Rejects when storage is full or denied. */
export const saveLastRead = (path: string, now: number): Promise<void> =>
  stored.change((saved) => ({ path, since: lastReadIn(saved)?.since ?? now }));
