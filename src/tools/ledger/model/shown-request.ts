import type { OutboxItem } from '../../../platform/offline/db.ts';

/** Returns true for requests that a person answers, as opposed to questions to the assistant. */
const isToTeam = ({ kind }: OutboxItem): boolean => kind === 'lead';

/**
 * Returns the request that the ledger shows: first one that needs the visitor, then the newest to the
 * team, then another that still waits. `items` are the newest first.
 */
export function shownRequest(items: readonly OutboxItem[]): OutboxItem | undefined {
  const present = items.filter(({ state }) => state !== 'cancelled');
  return (
    present.find(({ state }) => state === 'needs-user') ??
    present.find(isToTeam) ??
    present.find(({ state }) => state !== 'delivered')
  );
}
