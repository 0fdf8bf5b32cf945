import { expect, it } from 'vitest';
import { newClock, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';

const tenYears = 10 * 365 * 24 * 3_600_000;

it.each([tenYears, -tenYears])('a clock that jumps by %s ms starves nothing', async (jump) => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now });
  server.setFaults([{ status: 500 }, 'none']);
  const { id } = await enqueue();
  await outbox.drain();
  clock.pass(jump);
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
});

it('a lease given by a clock ten years ahead does not last ten years', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, db, enqueue, item } = newOutbox(server, { now: clock.now });
  const { id } = await enqueue();
  await db.outbox.update(id, {
    state: 'sending',
    leaseOwner: 'a tab with a strange clock',
    leaseUntil: clock.now() + tenYears,
  });
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
});
