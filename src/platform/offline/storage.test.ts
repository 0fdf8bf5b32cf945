import { expect, it, vi } from 'vitest';
import { newClock, newOutbox, startOffice } from '../../../tests/support/office.ts';
import { StorageRefusedError } from './errors.ts';

it('a full phone is said plainly, and nothing was promised', async () => {
  const { db, enqueue, outbox } = newOutbox(startOffice());
  vi.spyOn(db.outbox, 'add').mockRejectedValue(
    Object.assign(new Error('full'), { name: 'QuotaExceededError' }),
  );
  await expect(enqueue()).rejects.toBeInstanceOf(StorageRefusedError);
  expect(await outbox.list()).toEqual([]);
});

it('a lost connection to the database is opened again, and the write is tried once more', async () => {
  const office = startOffice();
  const { db, enqueue, outbox } = newOutbox(office);
  await enqueue();
  db.close();
  const { id } = await enqueue();
  expect((await outbox.list()).map((item) => item.id)).toContain(id);
});

it('what was delivered goes after 30 days, what waits stays', async () => {
  const office = startOffice();
  const clock = newClock();
  const { enqueue, outbox } = newOutbox(office, { now: clock.now });
  const sent = await enqueue();
  await outbox.drain();
  office.troubles(['reset']);
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
