import type { NewsletterMail } from '../_shared/function-env.ts';
import { confirmationLetter } from './letters.ts';
import { newLink } from './letter-links.ts';
import type { NewsletterSubscription, NewsletterWish } from '../_shared/tables.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** Whoever enters an address over and over does not fill its mailbox. */
const mailAgainAfterMs = 10 * 60_000;
/** Longer than a letter takes to be handed over; when whoever sends it has died, another may. */
const sendingMs = 60_000;

interface Wanted {
  submissionId: string;
  email: string;
  locale: string;
  consent: string;
}

/**
 * Takes a request for the newsletter and sends the letter that asks for confirmation. The same
 * address twice is one row and, within ten minutes, one letter, also when both come at once:
 * `under-way` says that the letter is being sent for another request, and may yet fail.
 * @throws when the letter cannot be handed over: the row stays, and the next try sends it.
 */
export async function subscribe(
  store: SubscriptionStore,
  mail: NewsletterMail,
  { submissionId: id, email, locale, consent }: Wanted,
): Promise<'check-your-email' | 'already-subscribed' | 'id-reused' | 'under-way'> {
  const known = await store.byColumn('id', id);
  if (known && known.email !== email) return 'id-reused';
  const fresh = { id, email, locale, consent };
  const row = known ?? (await store.add(fresh)) ?? (await store.byColumn('email', email));
  if (!row) throw new Error('The address vanished between two queries');
  // The same request again, after its letter: whatever happened since, it was answered so before.
  if (row.id === id && row.mailed_at) return 'check-your-email';
  if (row.status === 'confirmed') return 'already-subscribed';

  const asked = row.status === 'unsubscribed' ? await askAnew(store, row, fresh) : row;
  const sent = await sendOnce(store, mail, asked);
  return sent || asked.mailed_at ? 'check-your-email' : 'under-way';
}

/** Sends the letter; false when one went within ten minutes or is being sent by another. */
async function sendOnce(
  store: SubscriptionStore,
  mail: NewsletterMail,
  row: NewsletterSubscription,
): Promise<boolean> {
  if (!(await store.claimLetter(row, timeIn(sendingMs)))) return false;
  try {
    const token = await newLink(store, row);
    await mail.send(confirmationLetter(mail.site, row.email, token));
  } catch (error) {
    await store.change(row, { mail_after: timeIn(0) });
    throw error;
  }
  await store.change(row, { mailed_at: timeIn(0), mail_after: timeIn(mailAgainAfterMs) });
  return true;
}

const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** An address that had left asks again: links in older letters no longer confirm. */
async function askAnew(
  store: SubscriptionStore,
  row: NewsletterSubscription,
  fresh: NewsletterWish,
): Promise<NewsletterSubscription> {
  const asked = await store.change(row, {
    ...fresh,
    status: 'pending',
    requested_at: new Date().toISOString(),
    mailed_at: null,
    mail_after: timeIn(0),
    confirmed_at: null,
  });
  if (!asked) throw new Error('The address was changed between two queries');
  return asked;
}
