import type { SupabaseClient } from '../../../platform/backend/client.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { openOutboxIfUsed } from '../../../platform/offline/outbox-access.ts';

/** Owner of requests that were sent while nobody was signed in. */
const nobody = 'anon';

/** Limit of `claim_leads` for one call. */
const mostIds = 200;

/**
 * Returns the ids of the user's sent requests, newest first. `withOlder` includes those from before the
 * sign-in. Excludes other users' requests. Rejects when storage is denied.
 */
export async function sentRequests(userId: string, withOlder: boolean): Promise<string[]> {
  const items = (await (await openOutboxIfUsed())?.list()) ?? [];
  return items
    .filter(({ kind, state }) => kind === 'lead' && state === 'delivered')
    .filter(({ ownerId }) => ownerId === userId || (withOlder && ownerId === nobody))
    .map(({ id }) => id);
}

/**
 * Links this device's requests to the account. Requests are sent without a token, because the worker sends
 * them too. Those from before the sign-in are linked only with consent. Throws the client's error.
 */
export async function claimRequests(
  client: SupabaseClient,
  userId: string,
  withOlder: boolean,
): Promise<void> {
  const ids = await sentRequests(userId, withOlder);
  if (ids.length === 0) return;
  const { error } = await client.rpc('claim_leads', { ids: ids.slice(0, mostIds) });
  if (error) throw error;
}

/** Returns the waiting items that need this user's session. */
export const waitingOf = (items: readonly OutboxItem[] = [], userId: string): OutboxItem[] =>
  items.filter(
    ({ ownerId, state }) => ownerId === userId && state !== 'delivered' && state !== 'cancelled',
  );

/** Removes waiting items of a deleted account. Rejects when storage is denied. */
export async function forgetWaiting(userId: string): Promise<void> {
  const outbox = await openOutboxIfUsed();
  if (!outbox) return;
  for (const { id } of waitingOf(await outbox.list(), userId)) await outbox.forget(id);
}
