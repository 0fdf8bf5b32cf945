import type { Json, Row, SupabaseClient } from '../../../platform/backend/client.ts';
import type { Items, SyncedValue } from '../../../platform/offline/stored-value.ts';
import { mergeItems, sameItems } from './merge-items.ts';

/** Storage of the device's values (`platform/offline/keyval.ts`, or a test's). */
export interface DeviceValues {
  read(name: string): Promise<unknown>;
  change(name: string, work: (saved: unknown) => unknown): Promise<void>;
}

/** `both`: items go in both directions. `up`: only to the account. */
export type Direction = 'both' | 'up';

/** Number of attempts while another device writes too. */
const turns = 5;

/**
 * Returns the id of the account's row for a kind. Every device calculates the same id, so that there is one
 * row.
 */
async function rowIdOf(userId: string, kind: string): Promise<string> {
  const text = new TextEncoder().encode(`${userId}/${kind}`);
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))];
  const hex = hash.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A custom UUID (RFC 9562, version 8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Returns the items of a row of any version. */
export function itemsIn(data: unknown): Items {
  const items = typeof data === 'object' && data !== null && 'items' in data ? data.items : {};
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? { ...items } : {};
}

/**
 * Syncs one kind of items and returns the next base. `base` is the result of the last sync on this device;
 * empty at first.
 * Throws the client's error; nothing is half done then, and the same base remains valid.
 */
export async function syncValue(
  client: SupabaseClient,
  options: {
    userId: string;
    value: SyncedValue;
    phone: DeviceValues;
    base: Items;
    direction: Direction;
  },
): Promise<Items> {
  const { userId, value, phone, direction } = options;
  const id = await rowIdOf(userId, value.kind);
  for (let turn = 0; turn < turns; turn++) {
    const mine = value.itemsIn(await phone.read(value.name));
    const row = await rowOf(client, id);
    // Without a row there is no earlier state: it never existed, or was deleted.
    const base = row ? options.base : {};
    const theirs = itemsIn(row?.data);
    const merged = mergeItems(base, mine, theirs);
    const isWritten =
      sameItems(merged, theirs) || (await write(client, id, value.kind, merged, row?.version));
    if (!isWritten) continue;
    if (direction === 'up' || sameItems(merged, mine)) return mine;
    await phone.change(value.name, (saved) =>
      value.withItems(saved, mergeItems(mine, value.itemsIn(saved), merged)),
    );
    return merged;
  }
  throw new Error(`Another device goes on writing ${value.kind}`);
}

async function rowOf(
  client: SupabaseClient,
  id: string,
): Promise<Pick<Row<'saved_checks'>, 'data' | 'version'> | undefined> {
  const { data, error } = await client
    .from('saved_checks')
    .select('data, version')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data ?? undefined;
}

/** Returns false when another device wrote first. */
async function write(
  client: SupabaseClient,
  id: string,
  kind: string,
  items: Items,
  version: number | undefined,
): Promise<boolean> {
  // Saved values are cloneable, and items contain only JSON.
  const row = { data: { items } as Json, taken_at: new Date().toISOString() };
  const table = client.from('saved_checks');
  const { data, error } =
    version === undefined
      ? await table.upsert({ id, kind, ...row }, { ignoreDuplicates: true }).select('id')
      : await table.update(row).eq('id', id).eq('version', version).select('id');
  if (error) throw error;
  return data.length > 0;
}
