import { expect, it } from 'vitest';
import { newDb, newOutbox, startOffice } from '../../../tests/support/office.ts';

it('fault 20: what one person queued is never sent while another is signed in', async () => {
  const office = startOffice();
  const db = newDb();
  const first = newOutbox(office, { db, ownerId: () => 'first' });
  const second = newOutbox(office, { db, ownerId: () => 'second' });
  const { id } = await first.enqueue();
  // The other user's items cause no further timers.
  expect(await second.outbox.drain()).toMatchObject({ nextAt: null });
  expect(office.requests).toEqual([]);
  await first.outbox.drain();
  expect([...office.rows.keys()]).toEqual([id]);
});

it('what nobody signed in for is sent by anybody', async () => {
  const office = startOffice();
  const db = newDb();
  const { id } = await newOutbox(office, { db }).enqueue();
  await newOutbox(office, { db, ownerId: () => 'somebody' }).outbox.drain();
  expect([...office.rows.keys()]).toEqual([id]);
});
