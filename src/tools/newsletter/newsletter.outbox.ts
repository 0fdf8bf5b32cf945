import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';

/** A request for the newsletter, as it is queued and sent. */
export interface NewsletterRequest {
  submissionId: string;
  email: string;
  locale: string;
  /** The wording agreed to, as version/language. */
  consent: string;
}

const newsletterKind = 'newsletter';

/** How a queued request for the newsletter reaches the `newsletter` function (TOOL-NEWS-01). */
export const sender: Sender = {
  kind: newsletterKind,
  schemaVersion: 1,
  send: (item, { signal, fetch }) =>
    postJson({
      url: functionsUrl('newsletter'),
      id: item.id,
      ownerId: item.ownerId,
      body: item.payload,
      headers: functionHeaders(),
      signal,
      fetch,
    }),
};

/** What the list of requests says of a request for the newsletter. */
export const entry: OutboxEntryKind = {
  kind: newsletterKind,
  goesTo: 'team',
  subject: ({ payload }) => (payload as NewsletterRequest | null)?.email,
};
