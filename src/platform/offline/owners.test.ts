import { expect, it } from 'vitest';
import { newDb, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';

it('fault 20: what one person queued is never sent while another is signed in', async () => {
  const server = startFakeServer();
  const db = newDb();
  const first = newOutbox(server, { db, ownerId: () => 'first' });
  const second = newOutbox(server, { db, ownerId: () => 'second' });
  const { id } = await first.enqueue();
  // The other user's items cause no further timers.
  expect(await second.outbox.drain()).toMatchObject({ nextAt: null });
  expect(server.requests).toEqual([]);
  await first.outbox.drain();
  expect([...server.rows.keys()]).toEqual([id]);
});

it('an anonymous item is sent in any session', async () => {
  const server = startFakeServer();
  const db = newDb();
  const { id } = await newOutbox(server, { db }).enqueue();
  await newOutbox(server, { db, ownerId: () => 'somebody' }).outbox.drain();
  expect([...server.rows.keys()]).toEqual([id]);
});
