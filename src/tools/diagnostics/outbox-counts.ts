import type { OutboxItem } from '../../platform/offline/db.ts';

/** Number of waiting, refused and sent requests on this device. */
export interface OutboxCounts {
  waiting: number;
  needsUser: number;
  sent: number;
}

/** Counts items without reading their text. An unopened outbox counts as empty. */
export function countOutbox(items: readonly Pick<OutboxItem, 'state'>[] = []): OutboxCounts {
  const counts: OutboxCounts = { waiting: 0, needsUser: 0, sent: 0 };
  for (const { state } of items) {
    if (state === 'delivered') counts.sent += 1;
    else if (state === 'needs-user') counts.needsUser += 1;
    else if (state !== 'cancelled') counts.waiting += 1;
  }
  return counts;
}
