import { changeValue, keepValue, readValue, removeValue } from './keyval.ts';

/** Whether what somebody enters stays: on this phone, not on a `shared` one, not where the phone `refused`. */
export type Persistence = 'phone' | 'shared' | 'refused';

/**
 * A small value on this device. The tool that saves it declares it in its `stored.ts`; who reads it parses
 * it, because any earlier version of the app may have written it.
 */
export interface StoredValue {
  /** Never changes meaning. */
  readonly name: string;
  /** What is saved; undefined where nothing is. Rejects when the device stores nothing. */
  read(): Promise<unknown>;
  /** Saves a value; on a shared phone nothing. Rejects when the device stores nothing or is full. */
  save(value: unknown): Promise<void>;
  /** Changes it in one step, so that two tabs cannot undo each other. Rejects as `save` does. */
  change(work: (saved: unknown) => unknown): Promise<void>;
  /** Removes it. Rejects when the device stores nothing. */
  remove(): Promise<void>;
}

/** Declares a value under its name. */
export const storedValue = (name: string): StoredValue => ({
  name,
  read: () => readValue<unknown>(name),
  save: (value) => keepValue(name, value),
  change: (work) => changeValue<unknown>(name, work),
  remove: () => removeValue(name),
});

/** Items by their keys: a tick, an answer, a saved guide. Values are JSON. */
export type Items = Readonly<Record<string, unknown>>;

/** A value that an account can save too, item by item, so that two devices of one person are merged. */
export interface SyncedValue<Kind extends string = string> extends StoredValue {
  /** Its `kind` among the account's saved checks: a to z, digits and hyphens, 40 at most. */
  readonly kind: Kind;
  /** The items in what is saved, of whatever version; what cannot be read is left out. */
  itemsIn(saved: unknown): Items;
  /** What is to be saved: what was saved before, with these items in it. */
  withItems(saved: unknown, items: Items): unknown;
}

/** Declares a value that an account can save too. */
export const syncedValue = <Kind extends string>(
  declared: Pick<SyncedValue<Kind>, 'name' | 'kind' | 'itemsIn' | 'withItems'>,
): SyncedValue<Kind> => ({ ...storedValue(declared.name), ...declared });

/** True for a plain object, as opposed to a list or null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a saved list; what is none is left out. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A set as items: each id is true. */
export const asItems = (ids: readonly string[]): Items =>
  Object.fromEntries(ids.map((id) => [id, true]));
