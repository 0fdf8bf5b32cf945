import { followSession } from '../session.ts';
import { sentRequests } from './own-requests.ts';
import { itemsIn } from './sync-value.ts';
import { syncedValues, type SyncedKind } from './synced-values.ts';

/** Number of items of each kind, without empty kinds. */
export type Counts = readonly { kind: SyncedKind | 'requests'; count: number }[];

const some = (counts: Counts): Counts => counts.filter(({ count }) => count > 0);

/** Counts the items that this device would send. Rejects when storage is denied. */
export async function countHere(userId: string): Promise<Counts> {
  const counted = await Promise.all(
    syncedValues.map(async (value) => ({
      kind: value.kind,
      count: Object.keys(value.itemsIn(await value.read())).length,
    })),
  );
  return some([...counted, { kind: 'requests', count: (await sentRequests(userId, true)).length }]);
}

/** Counts the account's items that this device would receive. Rejects with the client's error. */
export async function countInAccount(userId: string): Promise<Counts> {
  const client = await followSession();
  const { data, error } = await client
    .from('saved_checks')
    .select('kind, data')
    .eq('user_id', userId)
    .in(
      'kind',
      syncedValues.map(({ kind }) => kind),
    );
  if (error) throw error;
  const countOf = (wanted: SyncedKind): number =>
    Object.keys(itemsIn(data.find(({ kind }) => kind === wanted)?.data)).length;
  return some(syncedValues.map(({ kind }) => ({ kind, count: countOf(kind) })));
}
