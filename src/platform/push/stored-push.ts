import { del, get, set, update } from 'idb-keyval';
import { smallStore } from '../offline/small-store.ts';

/** One reminder, as this phone keeps it. The server knows `id` and `send`, nothing else. */
export interface KeptReminder {
  /** Says nothing to anybody but this phone (plan.ts). */
  id: string;
  /** The date's own id, which its place in the calendar is named after. */
  date: string;
  /** The day it is due, `YYYY-MM-DD`. */
  on: string;
  /** The day to remind on, `YYYY-MM-DD`. */
  send: string;
  /** What is due, in the visitor's words. */
  name: string;
}

/** What this phone keeps while reminders are on; the worker writes its notifications from it. */
export interface KeptPush {
  /** The name the server knows this phone by: made at random, and whoever has it may stop the reminders. */
  subscription: string;
  /** What reminder ids are made with. It never leaves the phone. */
  secret: string;
  /** Language of the notifications, as in `locales/languages.ts`. */
  locale: string;
  reminders: readonly KeptReminder[];
  /** What the server was told last, as a fingerprint; null: nothing yet. */
  told: string | null;
  /** True when the server was told whose account this is. */
  linked: boolean;
}

const pushName = 'reminders';
const stopsName = 'reminders-to-stop';

/** What is kept; undefined while reminders are off. Rejects when the phone keeps nothing. */
export const readKeptPush = (): Promise<KeptPush | undefined> =>
  get<KeptPush>(pushName, smallStore);

/**
 * Keeps it. Rejects when the phone keeps nothing or is full. The worker cannot tell a shared phone: whoever
 * calls this has asked `pushState`.
 */
export const keepPush = (kept: KeptPush): Promise<void> => set(pushName, kept, smallStore);

/**
 * Changes what is kept, in one step: whatever was stopped meanwhile, here or in another tab, stays stopped.
 * Gives what is kept then; undefined when this subscription is no more. Rejects when the phone keeps nothing
 * or is full.
 */
export async function changePush(
  subscription: string,
  changes: Partial<KeptPush>,
): Promise<KeptPush | undefined> {
  let changed: KeptPush | undefined;
  await update<KeptPush | undefined>(
    pushName,
    (kept) => {
      changed = kept?.subscription === subscription ? { ...kept, ...changes } : undefined;
      return changed ?? kept;
    },
    smallStore,
  );
  return changed;
}

/** Forgets it. Rejects when the phone keeps nothing. */
export const dropKeptPush = (): Promise<void> => del(pushName, smallStore);

/** Subscriptions that the server has yet to be told to stop. Rejects when the phone keeps nothing. */
export const readStops = async (): Promise<readonly string[]> =>
  (await get<readonly string[]>(stopsName, smallStore)) ?? [];

/** Notes that the server has to be told. Rejects when the phone keeps nothing or is full. */
export const noteStop = (subscription: string): Promise<void> =>
  changeStops((stops) => [...stops.filter((stop) => stop !== subscription), subscription]);

/** The server has been told. Rejects when the phone keeps nothing. */
export const dropStop = (subscription: string): Promise<void> =>
  changeStops((stops) => stops.filter((stop) => stop !== subscription));

/** In one step, so that two tabs cannot undo each other. */
const changeStops = (change: (stops: readonly string[]) => readonly string[]): Promise<void> =>
  update<readonly string[]>(stopsName, (stops = []) => change(stops), smallStore);
