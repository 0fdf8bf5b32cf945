import { del, get, set, update } from 'idb-keyval';
import { smallStore } from '../offline/small-store.ts';

/** A reminder on this device. The server knows only `id` and `send`. */
export interface SavedReminder {
  /** Has no meaning outside this device (plan.ts). */
  id: string;
  /** Id of the date in the calendar. */
  date: string;
  /** The due day, `YYYY-MM-DD`. */
  on: string;
  /** The day of the reminder, `YYYY-MM-DD`. */
  send: string;
  /** Name of the date in the visitor's language. */
  name: string;
}

/** Saved data while reminders are on. The worker writes notifications from it. */
export interface SavedPush {
  /** Random id of this device for the server. Its holder may stop the reminders. */
  subscription: string;
  /** Secret for the ids of reminders. It never leaves the device. */
  secret: string;
  /** Language of the notifications, as in `locales/languages.ts`. */
  locale: string;
  reminders: readonly SavedReminder[];
  /** Fingerprint of the data that the server received last; null: none yet. */
  told: string | null;
  /** True when the server knows the account of these reminders. */
  linked: boolean;
}

const pushName = 'reminders';
const stopsName = 'reminders-to-stop';

/** Reads the saved data; undefined while reminders are off. Rejects when storage is denied. */
export const readSavedPush = (): Promise<SavedPush | undefined> =>
  get<SavedPush>(pushName, smallStore);

/**
 * Saves the data. Call it only after `pushState`, because the worker does not know about shared devices.
 * Rejects when storage is full or denied.
 */
export const savePush = (saved: SavedPush): Promise<void> => set(pushName, saved, smallStore);

/**
 * Changes the saved data in one transaction, so that reminders that another tab has stopped stay stopped.
 * Returns the new data; undefined when this subscription is gone. Rejects when storage is full or denied.
 */
export async function changePush(
  subscription: string,
  changes: Partial<SavedPush>,
): Promise<SavedPush | undefined> {
  let changed: SavedPush | undefined;
  await update<SavedPush | undefined>(
    pushName,
    (saved) => {
      changed = saved?.subscription === subscription ? { ...saved, ...changes } : undefined;
      return changed ?? saved;
    },
    smallStore,
  );
  return changed;
}

/** Removes the saved data. Rejects when storage is denied. */
export const removeSavedPush = (): Promise<void> => del(pushName, smallStore);

/**
 * Returns the stopped subscriptions that the server does not know about yet. Rejects when storage is denied.
 */
export const readStops = async (): Promise<readonly string[]> =>
  (await get<readonly string[]>(stopsName, smallStore)) ?? [];

/** Saves a stopped subscription for the server. Rejects when storage is full or denied. */
export const noteStop = (subscription: string): Promise<void> =>
  changeStops((stops) => [...stops.filter((stop) => stop !== subscription), subscription]);

/** Removes a stopped subscription after the server was told. Rejects when storage is denied. */
export const dropStop = (subscription: string): Promise<void> =>
  changeStops((stops) => stops.filter((stop) => stop !== subscription));

/** Changes the list in one transaction, so that two tabs cannot undo each other's changes. */
const changeStops = (change: (stops: readonly string[]) => readonly string[]): Promise<void> =>
  update<readonly string[]>(stopsName, (stops = []) => change(stops), smallStore);
