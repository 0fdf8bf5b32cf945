import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';
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

/** A request for the newsletter in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: newsletterKind,
  goesTo: 'team',
  subject: ({ payload }) => (payload as NewsletterRequest | null)?.email,
};
