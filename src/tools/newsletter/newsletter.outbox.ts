import { functionSender } from '../../platform/backend/function-sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';

/** A queued request for the newsletter. */
export interface NewsletterRequest {
  submissionId: string;
  email: string;
  locale: string;
  /** Version and language of the consent's text. */
  consent: string;
}

const newsletterKind = 'newsletter';

/** Sends a queued request to the `newsletter` function (TOOL-NEWS-01). */
export const sender = functionSender(newsletterKind);

/** A request for the newsletter in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: newsletterKind,
  goesTo: 'team',
  subject: ({ payload }) => (payload as NewsletterRequest | null)?.email,
};
