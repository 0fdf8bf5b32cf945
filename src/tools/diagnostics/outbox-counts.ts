import type { OutboxItem } from '../../platform/offline/db.ts';

/** How many requests on this phone wait, need their owner, or have been sent. */
export interface OutboxCounts {
  waiting: number;
  needsUser: number;
  sent: number;
}

/** Counts, and nothing of what the requests say. An outbox that was never opened has none. */
export function countOutbox(items: readonly Pick<OutboxItem, 'state'>[] = []): OutboxCounts {
  const counts: OutboxCounts = { waiting: 0, needsUser: 0, sent: 0 };
  for (const { state } of items) {
    if (state === 'delivered') counts.sent += 1;
    else if (state === 'needs-user') counts.needsUser += 1;
    else if (state !== 'cancelled') counts.waiting += 1;
  }
  return counts;
}
