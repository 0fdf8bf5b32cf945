import { functionSender } from '../../platform/backend/function-sender.ts';
import type { OutboxEntryKind } from '../outbox/model/entry.ts';

/** A queued report of a mistake in a text. */
export interface MistakeReport {
  submissionId: string;
  /** The address of the page without the site. */
  page: string;
  /** The sentence or the part that is wrong; empty for the whole page. */
  section: string;
  /** The language of the page. */
  locale: string;
  text: string;
}

const mistakeKind = 'mistake';

/** Sends a queued report to the `mistake` function. */
export const sender = functionSender(mistakeKind);

/** A report in the list of requests. */
export const entry: OutboxEntryKind = {
  kind: mistakeKind,
  goesTo: 'team',
  subject: ({ payload }) => (payload as MistakeReport | null)?.page,
};
