import type { OutboxItem } from '../../../platform/offline/db.ts';

/** Returns true for requests that a person answers, as opposed to questions to the assistant. */
const isToOffice = ({ kind }: OutboxItem): boolean => kind === 'lead';

/**
 * Returns the request that the ledger shows: first one that needs the visitor, then the newest to the
 * office, then another that still waits. `items` are the newest first.
 */
export function toldRequest(items: readonly OutboxItem[]): OutboxItem | undefined {
  const present = items.filter(({ state }) => state !== 'cancelled');
  return (
    present.find(({ state }) => state === 'needs-user') ??
    present.find(isToOffice) ??
    present.find(({ state }) => state !== 'delivered')
  );
}
