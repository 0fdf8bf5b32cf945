import type { OutboxDb, OutboxItem } from './db.ts';

/** An item due further ahead than this is taken as due: the clock was set back, nothing waits so long. */
const farthestWaitMs = 60 * 60_000;

/**
 * So long an item is kept back for who is changing it, unless they renew it: longer than browsers put off
 * the timers of a page that is not looked at.
 */
export const editMs = 120_000;

/** Who sends, until when, by which clock. */
export interface LeaseTerms {
  owner: string;
  leaseMs: number;
  now: number;
  /** Whether the item may be sent by this version of the app, for whoever is signed in now. */
  maySend: (item: OutboxItem) => boolean;
  /**
   * We hold the browser's lock: whoever leased an item before us is gone, so that a closed tab's item
   * need not wait for its lease to end. (A frozen tab is not gone; then the server's unique key decides.)
   */
  holdsLock: boolean;
  /** Items this drain has tried already: once each is enough. */
  tried: ReadonlySet<string>;
}

/** True when the item may be tried now, whatever the clock has done in between. */
function isDue(item: OutboxItem, now: number): boolean {
  return item.nextAt <= now || item.nextAt > now + farthestWaitMs;
}

/** True while somebody changes the item's text. A time longer than any we give is none. */
export function isBeingEdited({ editedUntil }: OutboxItem, now: number): boolean {
  const until = editedUntil ?? 0;
  return until > now && until <= now + editMs;
}

/** True when nobody can be sending the item any more. A lease longer than any we give is none. */
export function isLeaseOver(item: OutboxItem, now: number, leaseMs: number): boolean {
  const until = item.leaseUntil ?? 0;
  return until <= now || until > now + leaseMs;
}

/** True when an item should have been tried a whole lease ago and was not. */
export function isLeftLying(item: OutboxItem, now: number, leaseMs: number): boolean {
  if (item.state === 'sending') return isLeaseOver(item, now, leaseMs);
  return isDue(item, now - leaseMs) && !isBeingEdited(item, now);
}

const mayBeLeased = (item: OutboxItem, { now, leaseMs, maySend, holdsLock }: LeaseTerms): boolean =>
  maySend(item) &&
  ((item.state === 'queued' && isDue(item, now) && !isBeingEdited(item, now)) ||
    (item.state === 'sending' && (holdsLock || isLeaseOver(item, now, leaseMs))));

/** The items that may be sent and that this drain has not tried, by their ids, oldest first. */
export async function listDue(db: OutboxDb, terms: LeaseTerms): Promise<string[]> {
  const open = await db.outbox.where('state').anyOf('queued', 'sending').toArray();
  return open
    .filter((item) => !terms.tried.has(item.id) && mayBeLeased(item, terms))
    .sort((a, b) => a.createdAt - b.createdAt)
    .map(({ id }) => id);
}

/**
 * Leases an item if it may still be sent; gives undefined when it has been sent, changed or taken by
 * another since it was listed. An item is leased, never taken out.
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
 * Writes down what became of a leased item, if it is still leased to us; otherwise its new holder
 * decides. Gives false then.
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
