import type { Caller } from '../_shared/caller.ts';
import type { NewsletterMail } from '../_shared/function-env.ts';
import type { NewsletterLimits } from '../_shared/newsletter-settings.ts';
import { confirmationEmail } from './emails.ts';
import { newLink } from './email-links.ts';
import type { NewsletterSubscription, NewsletterWish } from '../_shared/tables.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** One e-mail a day, so that repeated requests cannot fill a mailbox. */
const mailAgainAfterMs = 24 * 60 * 60_000;
/**
 * Longer than it takes to send an e-mail. When the sender has died, another request may send it after this
 * time.
 */
const sendingMs = 60_000;

interface Wanted {
  submissionId: string;
  email: string;
  locale: string;
  consent: string;
}

export type Subscribed =
  | { is: 'check-your-email' | 'already-subscribed' | 'id-reused' | 'under-way' }
  /** The request has reached a limit, and may be repeated after these seconds. Nothing was stored. */
  | { is: 'too-many'; retryAfter: number };

/**
 * Takes a request for the newsletter and sends the e-mail that asks for confirmation. Two requests for the
 * same address are one row and, within a day, one e-mail, even at the same time. `under-way` means that the
 * e-mail is being sent for another request, and may still fail. A repeated request gets its earlier answer
 * regardless of the limits.
 *
 * Throws when the e-mail cannot be sent: the row stays, and the next try sends it.
 */
export async function subscribe(
  store: SubscriptionStore,
  mail: NewsletterMail,
  { submissionId: id, email, locale, consent }: Wanted,
  { caller, limits }: { caller: Caller; limits: NewsletterLimits },
): Promise<Subscribed> {
  const known = await store.byColumn('id', id);
  if (known && known.email !== email) return { is: 'id-reused' };
  const fresh = { id, email, locale, consent };
  const stored = known ?? (await store.byColumn('email', email));
  const settled = stored && answerWithoutEmail(stored, id);
  if (settled) return settled;

  // The limit comes before any row, so a flood of strangers' addresses stores nothing and costs little.
  const emailId = crypto.randomUUID();
  const retryAfter = await store.takeEmail(emailId, caller, limits);
  if (retryAfter > 0) return { is: 'too-many', retryAfter };
  const row = stored ?? (await store.add(fresh)) ?? (await store.byColumn('email', email));
  if (!row) throw new Error('The address vanished between two queries');
  if (!(await store.claimLetter(row, timeIn(sendingMs)))) {
    await store.returnEmail(emailId);
    return { is: row.mailed_at ? 'check-your-email' : 'under-way' };
  }
  const asked = row.status === 'unsubscribed' ? await askAnew(store, row, fresh) : row;
  await sendEmail(store, mail, asked, emailId);
  return { is: 'check-your-email' };
}

/** Returns the answer when no e-mail is to be sent now; undefined when one is. */
function answerWithoutEmail(row: NewsletterSubscription, id: string): Subscribed | undefined {
  // The same request was answered so after its e-mail, and gets the same answer regardless of later changes.
  if (row.id === id && row.mailed_at) return { is: 'check-your-email' };
  if (row.status === 'confirmed') return { is: 'already-subscribed' };
  const retryAfter = secondsTo(row.mail_after);
  if (retryAfter <= 0) return undefined;
  // A visitor who unsubscribed and asks again must wait until a day after the last e-mail.
  if (row.status === 'unsubscribed') return { is: 'too-many', retryAfter };
  return { is: row.mailed_at ? 'check-your-email' : 'under-way' };
}

/** Sends an e-mail that is claimed and counted. */
async function sendEmail(
  store: SubscriptionStore,
  mail: NewsletterMail,
  row: NewsletterSubscription,
  emailId: string,
): Promise<void> {
  try {
    const token = await newLink(store, row);
    await mail.send(confirmationEmail(mail.site, row, token));
  } catch (error) {
    await store.change(row, { mail_after: timeIn(0) });
    await store.returnEmail(emailId);
    throw error;
  }
  await store.change(row, { mailed_at: timeIn(0), mail_after: timeIn(mailAgainAfterMs) });
}

const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString();
const secondsTo = (time: string): number =>
  Math.ceil((new Date(time).getTime() - Date.now()) / 1000);

/** Requests confirmation again for an unsubscribed address: links in older e-mails no longer confirm. */
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
    confirmed_at: null,
  });
  if (!asked) throw new Error('The address was changed between two queries');
  return asked;
}
