import type { Json, Row, SupabaseClient } from '../../../platform/backend/client.ts';
import type { Items, SyncedValue } from '../../../platform/offline/stored-value.ts';
import { mergeItems, sameItems } from './merge-items.ts';

/** Where this phone keeps its things (`platform/offline/keyval.ts`, or a test's). */
export interface PhoneValues {
  read(name: string): Promise<unknown>;
  change(name: string, work: (kept: unknown) => unknown): Promise<void>;
}

/** `both`: the phone gets what the account has. `up`: the account alone gets what the phone has. */
export type Direction = 'both' | 'up';

/** Two devices that write at once: each is given this many turns. */
const turns = 5;

/** The account's row of one kind of thing: the same id on every phone, so that none makes a second one. */
async function thingRowId(userId: string, kind: string): Promise<string> {
  const text = new TextEncoder().encode(`${userId}/${kind}`);
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', text))];
  const hex = hash.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // A UUID of one's own making (RFC 9562, version 8).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The things in a row, whoever wrote it. */
export function itemsIn(data: unknown): Items {
  const items = typeof data === 'object' && data !== null && 'items' in data ? data.items : {};
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? { ...items } : {};
}

/**
 * Brings one kind of thing together on phone and account, and gives the base of the next time. `base`
 * is what it gave last time on this phone; empty the first time.
 * @throws the client's error; nothing is half done then, and the same base serves again.
 */
export async function syncThing(
  client: SupabaseClient,
  options: {
    userId: string;
    thing: SyncedValue;
    phone: PhoneValues;
    base: Items;
    direction: Direction;
  },
): Promise<Items> {
  const { userId, thing, phone, direction } = options;
  const id = await thingRowId(userId, thing.kind);
  for (let turn = 0; turn < turns; turn++) {
    const mine = thing.itemsIn(await phone.read(thing.name));
    const row = await rowOf(client, id);
    // Without a row there is nothing to compare with: it was never there, or was deleted as a whole.
    const base = row ? options.base : {};
    const theirs = itemsIn(row?.data);
    const merged = mergeItems(base, mine, theirs);
    const isWritten =
      sameItems(merged, theirs) || (await write(client, id, thing.kind, merged, row?.version));
    if (!isWritten) continue;
    if (direction === 'up' || sameItems(merged, mine)) return mine;
    await phone.change(thing.name, (kept) =>
      thing.withItems(kept, mergeItems(mine, thing.itemsIn(kept), merged)),
    );
    return merged;
  }
  throw new Error(`Another device kept writing ${thing.kind}`);
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

/** False when another device was faster. */
async function write(
  client: SupabaseClient,
  id: string,
  kind: string,
  items: Items,
  version: number | undefined,
): Promise<boolean> {
  // What the phone saves can be cloned, and of that the things have only what JSON has.
  const row = { data: { items } as Json, taken_at: new Date().toISOString() };
  const table = client.from('saved_checks');
  const { data, error } =
    version === undefined
      ? await table.upsert({ id, kind, ...row }, { ignoreDuplicates: true }).select('id')
      : await table.update(row).eq('id', id).eq('version', version).select('id');
  if (error) throw error;
  return data.length > 0;
}
