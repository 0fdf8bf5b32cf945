import type { OutboxDb, OutboxItem } from './db.ts';

/** No item waits longer than this. An item that is due later was dated by another clock, so it is due now. */
const farthestWaitMs = 60 * 60_000;

/**
 * Duration of a hold in ms while the visitor edits an item. Longer than browsers delay the timers of a hidden
 * page.
 */
export const editMs = 120_000;

/** The sender, the end of its leases, and its clock. */
export interface LeaseTerms {
  owner: string;
  leaseMs: number;
  now: number;
  /** True when this version of the app may send the item for the current user. */
  maySend: (item: OutboxItem) => boolean;
  /**
   * This sender has the browser's lock, so earlier holders of leases are closed and their items are free. A
   * frozen tab may still be open; then the server's unique key prevents a second row.
   */
  holdsLock: boolean;
  /** Items that this drain has tried. Each is tried once. */
  tried: ReadonlySet<string>;
}

/** True when the item may be tried now, also after changes of the clock. */
function isDue(item: OutboxItem, now: number): boolean {
  return item.nextAt <= now || item.nextAt > now + farthestWaitMs;
}

/** True while the visitor edits the item. A time beyond the longest hold counts as none. */
export function isBeingEdited({ editedUntil }: OutboxItem, now: number): boolean {
  const until = editedUntil ?? 0;
  return until > now && until <= now + editMs;
}

/** True when no sender can still be sending the item. A lease beyond the longest one counts as none. */
export function isLeaseOver(item: OutboxItem, now: number, leaseMs: number): boolean {
  const until = item.leaseUntil ?? 0;
  return until <= now || until > now + leaseMs;
}

/** True when an item is overdue by more than a lease. */
export function isOverdue(item: OutboxItem, now: number, leaseMs: number): boolean {
  if (item.state === 'sending') return isLeaseOver(item, now, leaseMs);
  return isDue(item, now - leaseMs) && !isBeingEdited(item, now);
}

const mayBeLeased = (item: OutboxItem, { now, leaseMs, maySend, holdsLock }: LeaseTerms): boolean =>
  maySend(item) &&
  ((item.state === 'queued' && isDue(item, now) && !isBeingEdited(item, now)) ||
    (item.state === 'sending' && (holdsLock || isLeaseOver(item, now, leaseMs))));

/** Returns the ids of due items that this drain has not tried, oldest first. */
export async function listDue(db: OutboxDb, terms: LeaseTerms): Promise<string[]> {
  const open = await db.outbox.where('state').anyOf('queued', 'sending').toArray();
  return open
    .filter((item) => !terms.tried.has(item.id) && mayBeLeased(item, terms))
    .sort((a, b) => a.createdAt - b.createdAt)
    .map(({ id }) => id);
}

/**
 * Leases an item. Returns undefined when it was sent, changed or leased since it was listed. The item stays
 * in the table.
 */
export function claim(
  db: OutboxDb,
  id: string,
  terms: LeaseTerms,
): Promise<OutboxItem | undefined> {
  return db.write(async () => {
    const item = await db.outbox.get(id);
    if (!item || !mayBeLeased(item, terms)) return undefined;
    const leased: OutboxItem = {
      ...item,
      state: 'sending',
      attempts: item.attempts + 1,
      leaseOwner: terms.owner,
      leaseUntil: terms.now + terms.leaseMs,
    };
    await db.outbox.put(leased);
    return leased;
  });
}

/**
 * Saves the outcome of an attempt. Returns false, and changes nothing, when another sender has leased the
 * item.
 */
export function settle(
  db: OutboxDb,
  leased: OutboxItem,
  changes: Partial<OutboxItem>,
): Promise<boolean> {
  return db.write(async () => {
    const present = await db.outbox.get(leased.id);
    const isOurs =
      present?.state === 'sending' &&
      present.leaseOwner === leased.leaseOwner &&
      present.attempts === leased.attempts;
    if (!isOurs) return false;
    await db.outbox.put({ ...present, leaseOwner: null, leaseUntil: null, ...changes });
    return true;
  });
}
