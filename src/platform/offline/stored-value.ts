import { changeValue, saveValue, readValue, removeValue } from './keyval.ts';

/** Whether entered data is saved: on this device, not on a `shared` one, or `refused` by the storage. */
export type Persistence = 'phone' | 'shared' | 'refused';

/**
 * A small saved value. The tool that owns it declares it in its `stored.ts`. Readers parse it, because any
 * earlier version of the app may have written it.
 */
export interface StoredValue {
  /** Never changes its meaning. */
  readonly name: string;
  /** Returns the saved value; undefined without one. Rejects when storage is denied. */
  read(): Promise<unknown>;
  /** Saves a value; does nothing on a shared device. Rejects when storage is full or denied. */
  save(value: unknown): Promise<void>;
  /**
   * Changes the value in one transaction, so that two tabs cannot undo each other's changes. Rejects as
   * `save` does.
   */
  change(work: (saved: unknown) => unknown): Promise<void>;
  /** Removes the value. Rejects when storage is denied. */
  remove(): Promise<void>;
}

/** Declares a saved value. */
export const storedValue = (name: string): StoredValue => ({
  name,
  read: () => readValue<unknown>(name),
  save: (value) => saveValue(name, value),
  change: (work) => changeValue<unknown>(name, work),
  remove: () => removeValue(name),
});

/** Items by key: a tick, an answer, a saved guide. Values are JSON. */
export type Items = Readonly<Record<string, unknown>>;

/**
 * A value that an account can save too. Its items are merged one by one, so that two devices of a user agree.
 */
export interface SyncedValue<Kind extends string = string> extends StoredValue {
  /** Kind of the account's saved checks: a to z, digits and hyphens, at most 40 characters. */
  readonly kind: Kind;
  /** Returns the items of a saved value of any version, without unreadable ones. */
  itemsIn(saved: unknown): Items;
  /** Returns the value to save: the earlier value with these items. */
  withItems(saved: unknown, items: Items): unknown;
}

/** Declares a value that an account can save too. */
export const syncedValue = <Kind extends string>(
  declared: Pick<SyncedValue<Kind>, 'name' | 'kind' | 'itemsIn' | 'withItems'>,
): SyncedValue<Kind> => ({ ...storedValue(declared.name), ...declared });

/** True for a plain object; false for a list or null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the texts of a saved list; drops other values. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Returns a set as items: each id is true. */
export const asItems = (ids: readonly string[]): Items =>
  Object.fromEntries(ids.map((id) => [id, true]));
