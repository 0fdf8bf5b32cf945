import { sha256Hex } from '../_shared/canonical-hash.ts';
import type { NewsletterSubscription } from '../_shared/tables.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Makes the token for the links of one e-mail. The database gets its hash alone. */
export async function newLink(
  store: SubscriptionStore,
  { id, email }: Pick<NewsletterSubscription, 'id' | 'email'>,
): Promise<string> {
  const token = newToken();
  await store.addLink({ token_hash: await sha256Hex(token), email, request: id });
  return token;
}

/**
 * What the press of a button behind an e-mail's link makes of the subscription; undefined: unknown
 * link. Any e-mail's link leaves; it confirms only the request that its e-mail answered.
 */
export async function answerLink(
  store: SubscriptionStore,
  { token, action }: { token: string; action: 'confirm' | 'unsubscribe' },
): Promise<'confirmed' | 'unsubscribed' | undefined> {
  const link = await store.linkByHash(await sha256Hex(token));
  const row = link && (await store.byColumn('email', link.email));
  if (!row) return undefined;
  const now = new Date().toISOString();
  if (action === 'unsubscribe') {
    if (row.status === 'unsubscribed') return 'unsubscribed';
    return changed(store, row, { status: 'unsubscribed', unsubscribed_at: now });
  }
  if (link.request !== row.id) return undefined;
  // Who has left comes back by asking anew, not by an old link.
  if (row.status !== 'pending') return row.status;
  return changed(store, row, { status: 'confirmed', confirmed_at: now });
}

/** Never says what did not happen: another request may have come between reading and writing. */
async function changed<Status extends 'confirmed' | 'unsubscribed'>(
  store: SubscriptionStore,
  row: NewsletterSubscription,
  changes: Partial<NewsletterSubscription> & { status: Status },
): Promise<Status> {
  if (await store.change(row, changes)) return changes.status;
  throw new Error('The subscription was changed between two queries');
}

/** 32 random bytes, in hex. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
