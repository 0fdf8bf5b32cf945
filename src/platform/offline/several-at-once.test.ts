import { expect, it } from 'vitest';
import { newClock, newDb, newOutbox, startOffice } from '../../../tests/support/office.ts';

it('five tabs that send at once, without locks, send each item once (OUTBOX-04)', async () => {
  const office = startOffice();
  const db = newDb();
  const tabs = Array.from({ length: 5 }, () => newOutbox(office, { db }));
  for (let count = 0; count < 20; count++) await tabs[0]?.enqueue();
  await Promise.all(tabs.map(({ outbox }) => outbox.drain()));
  expect(office.rows.size).toBe(20);
  expect(office.requests).toHaveLength(20);
});

it('the same id queued twenty times is one item', async () => {
  const office = startOffice();
  const { outbox, enqueue } = newOutbox(office);
  const id = crypto.randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => enqueue(id)));
  await outbox.drain();
  expect(office.requests).toEqual([id]);
});

it('a sender that dies mid-send leaves a lease; another takes over when it ends', async () => {
  const office = startOffice();
  const clock = newClock();
  const { outbox, db, enqueue, item } = newOutbox(office, { now: clock.now, leaseMs: 60_000 });
  const { id } = await enqueue();
  // The state after a tab was closed between commit and answer.
  office.rows.set(id, { submissionId: id });
  await db.outbox.update(id, {
    state: 'sending',
    attempts: 1,
    leaseOwner: 'dead tab',
    leaseUntil: clock.now() + 60_000,
  });
  // The next look is at the end of the lease and not at the next visit.
  expect(await outbox.drain()).toMatchObject({ nextAt: clock.now() + 60_000 });
  expect(office.requests).toEqual([]);
  clock.pass(60_001);
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
  expect(office.rows.size).toBe(1);
});

it('who holds the lock knows that the last holder is gone, and takes its item over at once', async () => {
  const office = startOffice();
  const free = {
    request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}),
  } as unknown as LockManager;
  const { outbox, db, enqueue, item } = newOutbox(office, { locks: free });
  const { id } = await enqueue();
  await db.outbox.update(id, {
    state: 'sending',
    attempts: 1,
    leaseOwner: 'closed tab',
    leaseUntil: Date.now() + 60_000,
  });
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
});

it('one drain tries an item once, however short the wait it is given', async () => {
  const office = startOffice();
  const { outbox, enqueue } = newOutbox(office, { random: () => 0 });
  office.troubles(['reset']);
  await enqueue();
  await outbox.drain();
  expect(office.requests).toHaveLength(1);
});

it('who has lost the lease no longer decides about the item', async () => {
  const office = startOffice();
  const clock = newClock();
  const { outbox, db, enqueue, item } = newOutbox(office, { now: clock.now });
  const { id } = await enqueue();
  office.troubles(() => {
    // During the request another sender leases the item and delivers it.
    void db.outbox.update(id, { state: 'delivered', leaseOwner: null, receipt: 'theirs' });
    return { status: 500 };
  });
  await outbox.drain();
  expect(await item(id)).toMatchObject({ state: 'delivered', receipt: 'theirs' });
});

it('fault 13: a frozen tab keeps the lock: what it leaves lying is sent all the same', async () => {
  const office = startOffice();
  const clock = newClock();
  const heldForEver = {
    request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null),
  } as unknown as LockManager;
  const { outbox, enqueue } = newOutbox(office, { now: clock.now, locks: heldForEver });
  await enqueue();
  const first = await outbox.drain();
  expect(office.requests).toEqual([]);
  expect(first.nextAt).not.toBeNull();
  clock.pass(65_000);
  await outbox.drain();
  expect(office.rows.size).toBe(1);
});
