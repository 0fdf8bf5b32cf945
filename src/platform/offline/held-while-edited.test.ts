import { expect, it } from 'vitest';
import { newClock, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';
import { editMs } from './leases.ts';

const start = () => {
  const clock = newClock();
  const server = startFakeServer();
  return { clock, server, ...newOutbox(server, { now: clock.now }) };
};

it('an item is not sent while it is edited, and is then sent once with its new text', async () => {
  const { server, outbox, enqueue, item } = start();
  const { id } = await enqueue();
  expect(await outbox.hold(id)).toBe(true);
  await outbox.drain();
  await outbox.sendNow();
  expect(server.requests).toEqual([]);

  const payload = { submissionId: id, notes: 'Second thoughts' };
  expect(await outbox.edit(id, { payload, schemaVersion: 1 })).toBe(true);
  await outbox.drain();
  expect(server.rows.get(id)).toEqual(payload);
  expect((await item(id)).state).toBe('delivered');
});

it('a page that dies while it changes a request holds it back for two minutes, no longer', async () => {
  const { clock, server, outbox, enqueue } = start();
  const { id } = await enqueue();
  await outbox.hold(id);
  // The sender looks again when the hold ends.
  expect((await outbox.drain()).nextAt).toBe(clock.now() + editMs);
  clock.pass(editMs);
  await outbox.drain();
  expect(server.requests).toEqual([id]);
});

it('an item is sent at once when the dialog closes without a change', async () => {
  const { server, outbox, enqueue } = start();
  const { id } = await enqueue();
  await outbox.hold(id);
  await outbox.release(id);
  expect(server.requests).toEqual([id]);
});

it('a clock that is set back holds nothing back', async () => {
  const { clock, server, outbox, enqueue } = start();
  const { id } = await enqueue();
  await outbox.hold(id);
  clock.pass(-24 * 3_600_000);
  await outbox.sendNow();
  expect(server.requests).toEqual([id]);
});

it('an item that is being sent or was sent cannot be held, and the call says so at once', async () => {
  const { db, outbox, enqueue } = start();
  const sending = await enqueue();
  const leaseUntil = sending.nextAt + 30_000;
  await db.outbox.update(sending.id, { state: 'sending', leaseOwner: 'another', leaseUntil });
  expect(await outbox.hold(sending.id)).toBe(false);
  const sent = await enqueue();
  await outbox.drain();
  expect(await outbox.hold(sent.id)).toBe(false);
});
