import { expect, it } from 'vitest';
import { newClock, newDb, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';

it('five tabs that send at once, without locks, send each item once (OUTBOX-04)', async () => {
  const server = startFakeServer();
  const db = newDb();
  const tabs = Array.from({ length: 5 }, () => newOutbox(server, { db }));
  for (let count = 0; count < 20; count++) await tabs[0]?.enqueue();
  await Promise.all(tabs.map(({ outbox }) => outbox.drain()));
  expect(server.rows.size).toBe(20);
  expect(server.requests).toHaveLength(20);
});

it('the same id queued twenty times is one item', async () => {
  const server = startFakeServer();
  const { outbox, enqueue } = newOutbox(server);
  const id = crypto.randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => enqueue(id)));
  await outbox.drain();
  expect(server.requests).toEqual([id]);
});

it('a sender that dies mid-send leaves a lease; another takes over when it ends', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, db, enqueue, item } = newOutbox(server, { now: clock.now, leaseMs: 60_000 });
  const { id } = await enqueue();
  // The state after a tab was closed between commit and answer.
  server.rows.set(id, { submissionId: id });
  await db.outbox.update(id, {
    state: 'sending',
    attempts: 1,
    leaseOwner: 'dead tab',
    leaseUntil: clock.now() + 60_000,
  });
  // The next look is at the end of the lease and not at the next visit.
  expect(await outbox.drain()).toMatchObject({ nextAt: clock.now() + 60_000 });
  expect(server.requests).toEqual([]);
  clock.pass(60_001);
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
  expect(server.rows.size).toBe(1);
});

it('a tab that gets the lock knows that the last holder is gone, and takes over its item at once', async () => {
  const server = startFakeServer();
  const free = {
    request: (_name: string, _options: unknown, work: (lock: object) => unknown) => work({}),
  } as unknown as LockManager;
  const { outbox, db, enqueue, item } = newOutbox(server, { locks: free });
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
  const server = startFakeServer();
  const { outbox, enqueue } = newOutbox(server, { random: () => 0 });
  server.setFaults(['reset']);
  await enqueue();
  await outbox.drain();
  expect(server.requests).toHaveLength(1);
});

it('a tab that lost the lease no longer changes the item', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, db, enqueue, item } = newOutbox(server, { now: clock.now });
  const { id } = await enqueue();
  server.setFaults(() => {
    // During the request another sender leases the item and delivers it.
    void db.outbox.update(id, { state: 'delivered', leaseOwner: null, receipt: 'theirs' });
    return { status: 500 };
  });
  await outbox.drain();
  expect(await item(id)).toMatchObject({ state: 'delivered', receipt: 'theirs' });
});

it('fault 13: another tab sends the items of a frozen tab that holds the lock', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const neverReleased = {
    request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null),
  } as unknown as LockManager;
  const { outbox, enqueue } = newOutbox(server, { now: clock.now, locks: neverReleased });
  await enqueue();
  const first = await outbox.drain();
  expect(server.requests).toEqual([]);
  expect(first.nextAt).not.toBeNull();
  clock.pass(65_000);
  await outbox.drain();
  expect(server.rows.size).toBe(1);
});
