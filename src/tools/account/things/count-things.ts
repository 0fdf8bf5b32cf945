import { followSession } from '../session.ts';
import { sentRequests } from './own-requests.ts';
import { itemsIn } from './sync-thing.ts';
import { syncedValues, type SyncedKind } from './synced-values.ts';

/** How many there are of each kind; kinds of which there are none are left out. */
export type Counts = readonly { kind: SyncedKind | 'requests'; count: number }[];

const some = (counts: Counts): Counts => counts.filter(({ count }) => count > 0);

/** What this phone would send. Rejects when the phone keeps nothing. */
export async function countHere(userId: string): Promise<Counts> {
  const things = await Promise.all(
    syncedValues.map(async (value) => ({
      kind: value.kind,
      count: Object.keys(value.itemsIn(await value.read())).length,
    })),
  );
  return some([...things, { kind: 'requests', count: (await sentRequests(userId, true)).length }]);
}

/** What the account has and this phone would get. Rejects with the client's error. */
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
