import { sha256Hex } from '../_shared/canonical-hash.ts';
import type { NewsletterSubscription } from '../_shared/tables.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Makes the token for the links of one e-mail. Only its hash is saved in the database. */
export async function newLink(
  store: SubscriptionStore,
  { id, email }: Pick<NewsletterSubscription, 'id' | 'email'>,
): Promise<string> {
  const token = newToken();
  await store.addLink({ token_hash: await sha256Hex(token), email, request: id });
  return token;
}

/**
 * Changes the subscription after a visitor followed an e-mail's link and pressed the button; undefined for an
 * unknown link. The link of any e-mail can unsubscribe, but it confirms only the request of its own e-mail.
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
  // A visitor who unsubscribed returns by a new request, not by an old link.
  if (row.status !== 'pending') return row.status;
  return changed(store, row, { status: 'confirmed', confirmed_at: now });
}

/** Saves a new status and returns it. Throws when another request changed the row since it was read. */
async function changed<Status extends 'confirmed' | 'unsubscribed'>(
  store: SubscriptionStore,
  row: NewsletterSubscription,
  changes: Partial<NewsletterSubscription> & { status: Status },
): Promise<Status> {
  if (await store.change(row, changes)) return changes.status;
  throw new Error('The subscription was changed between two queries');
}

/** Returns 32 random bytes, in hex. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
