import type { SupabaseClient } from '../../../platform/backend/client.ts';
import type { OutboxItem } from '../../../platform/offline/db.ts';
import { openOutboxIfUsed } from '../../../platform/offline/outbox-access.ts';

/** The owner of what was sent while nobody was signed in. */
const nobody = 'anon';

/** So many ids `claim_leads` takes at a time. */
const mostIds = 200;

/**
 * The ids of requests that this phone has sent for this person, newest first; `withOlder` also of those
 * from before signing in. Never those of somebody else who was signed in here. Rejects when the phone
 * keeps nothing.
 */
export async function sentRequests(userId: string, withOlder: boolean): Promise<string[]> {
  const items = (await (await openOutboxIfUsed())?.list()) ?? [];
  return items
    .filter(({ kind, state }) => kind === 'lead' && state === 'delivered')
    .filter(({ ownerId }) => ownerId === userId || (withOlder && ownerId === nobody))
    .map(({ id }) => id);
}

/**
 * Has the account own the requests of this phone: a request goes without a token, since the worker sends
 * it too. What was sent while signed in is the person's; what was sent before becomes theirs with a yes.
 * Throws the client's error.
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

/** What waits on this phone and goes only while this person is signed in. */
export const waitingOf = (items: readonly OutboxItem[] = [], userId: string): OutboxItem[] =>
  items.filter(
    ({ ownerId, state }) => ownerId === userId && state !== 'delivered' && state !== 'cancelled',
  );

/** The account is gone: what waits for its person would wait for ever. Rejects when the phone keeps nothing. */
export async function forgetWaiting(userId: string): Promise<void> {
  const outbox = await openOutboxIfUsed();
  if (!outbox) return;
  for (const { id } of waitingOf(await outbox.list(), userId)) await outbox.forget(id);
}
