import { functionHeaders, functionsUrl } from '../../platform/backend/functions.ts';
import type { OutboxItem } from '../../platform/offline/db.ts';
import { postJson, type Sender } from '../../platform/offline/sender.ts';

/** A request for the newsletter, as it is queued and sent. */
export interface NewsletterRequest {
  submissionId: string;
  email: string;
  locale: string;
  /** The wording agreed to, as version/language. */
  consent: string;
}

const newsletterKind = 'newsletter';

/** The address that a queued request is for; undefined for other kinds, and once its text has been wiped. */
export function newsletterAddressOf({ kind, payload }: OutboxItem): string | undefined {
  return kind === newsletterKind && payload ? (payload as NewsletterRequest).email : undefined;
}

/** How a queued request for the newsletter reaches the `newsletter` function (TOOL-NEWS-01). */
export const newsletterSender: Sender = {
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
