import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
// This module installs the simulated IndexedDB, which Dexie must find when it loads.
import { newClock, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';
import { Dexie } from 'dexie';
import { OutboxDb } from './db.ts';
import { StorageRefusedError } from './errors.ts';

const backendOf = (db: OutboxDb) =>
  db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0];

it('fault 22: a full phone is said plainly, and nothing was promised', async () => {
  const { db, enqueue, outbox } = newOutbox(startFakeServer());
  vi.spyOn(db.outbox, 'add').mockRejectedValue(
    Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  );
  await expect(enqueue()).rejects.toBeInstanceOf(StorageRefusedError);
  expect(await outbox.list()).toEqual([]);
});

it.each<[string, (db: OutboxDb) => void]>([
  // Browsers do this when they evict the database, or when their storage process ends.
  ['the browser closes it', (db) => forceCloseDatabase(backendOf(db))],
  // Our code does this when another tab opens a newer version.
  ['it stepped aside for another tab', (db) => db.close()],
])(
  'fault 24: the connection to the database is lost, %s: it is opened again, and the write is tried once more',
  async (_, lose) => {
    const { db, enqueue, outbox } = newOutbox(startFakeServer());
    await enqueue();
    lose(db);
    const { id } = await enqueue();
    expect((await outbox.list()).map((item) => item.id)).toContain(id);
  },
);

it('fault 27: a database that a newer version has written is opened after a rollback; nothing is erased', async () => {
  const server = startFakeServer();
  const name = 'rolled-back';
  const newer = new Dexie(name);
  newer.version(7).stores({ outbox: 'id, state, kind, ownerId, dueAt', reminders: 'id' });
  await newer.open();
  await newer.table('reminders').add({ id: 'from the future' });
  newer.close();

  const { enqueue, outbox } = newOutbox(server, { db: new OutboxDb(name) });
  const { id } = await enqueue();
  await outbox.drain();
  expect([...server.rows.keys()]).toEqual([id]);

  await newer.open();
  expect(await newer.table('reminders').count()).toBe(1);
  expect(await newer.table('outbox').count()).toBe(1);
  newer.close();
});

it('delivered items are deleted after 30 days, waiting items are not', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { enqueue, outbox } = newOutbox(server, { now: clock.now });
  const sent = await enqueue();
  await outbox.drain();
  server.setFaults(['reset']);
  const waiting = await enqueue();
  await outbox.drain();
  clock.pass(29 * 24 * 3_600_000);
  await outbox.purge();
  expect(await outbox.list()).toHaveLength(2);
  clock.pass(2 * 24 * 3_600_000);
  await outbox.purge();
  expect((await outbox.list()).map(({ id }) => id)).toEqual([waiting.id]);
  expect(sent.id).not.toBe(waiting.id);
});
