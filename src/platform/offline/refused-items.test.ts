import { expect, it } from 'vitest';
import { newClock, newOutbox, startFakeServer } from '../../../tests/support/fake-server.ts';

const refusal = { status: 422, error: { code: 'id-reused', message: 'Another body' } };

it('a poisoned item at the head needs the person; those behind it go on', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  server.setFaults([refusal, 'none']);
  const poisoned = await enqueue();
  const second = await enqueue();
  const third = await enqueue();
  expect(await outbox.drain()).toMatchObject({ delivered: 2, failed: 1, nextAt: null });
  expect(await item(poisoned.id)).toMatchObject({
    state: 'needs-user',
    lastError: { code: 'id-reused', message: 'Another body' },
    payload: { submissionId: poisoned.id },
  });
  expect([...server.rows.keys()].sort()).toEqual([second.id, third.id].sort());
});

const expired = { status: 401, error: { code: 'session-expired', message: 'Sign in' } };

it('fault 19: an expired session holds its owner’s item until somebody asks for it again', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server, { ownerId: () => 'asha' });
  server.setFaults([expired, 'none']);
  const { id } = await enqueue();
  await outbox.drain();
  await outbox.drain();
  expect((await item(id)).state).toBe('held');
  expect(server.requests).toHaveLength(1);
  await outbox.sendNow();
  expect(server.requests).toHaveLength(1);
  await outbox.tryAgain(id);
  expect((await item(id)).state).toBe('delivered');
});

it('fault 19: an anonymous item is retried after any 401', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now });
  server.setFaults([expired, { status: 401 }, 'none']);
  const { id } = await enqueue();
  for (let attempt = 0; attempt < 2; attempt++) {
    await outbox.drain();
    expect((await item(id)).state).toBe('queued');
    clock.pass(60_000);
  }
  await outbox.drain();
  expect([...server.rows.keys()]).toEqual([id]);
});

it('fault 36: an item that an earlier version stopped for an unproven 401 or 403 is sent at the next start', async () => {
  const server = startFakeServer();
  const { db, outbox, enqueue, item } = newOutbox(server);
  const held = await enqueue();
  const refused = await enqueue();
  // The state that the earlier version saved.
  const stop = { code: 'status-401', message: 'The answer was 401', at: 1 };
  await db.outbox.update(held.id, { state: 'held', lastError: stop });
  await db.outbox.update(refused.id, { state: 'needs-user', lastError: { ...stop, code: '' } });
  await outbox.drain();
  expect(server.requests).toEqual([]);
  await outbox.recoverStranded();
  await outbox.drain();
  expect((await item(held.id)).state).toBe('delivered');
  expect((await item(refused.id)).state).toBe('delivered');
});

it('fault 36: an item that our server refused still needs its owner at the next start', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  server.setFaults([refusal]);
  const { id } = await enqueue();
  await outbox.drain();
  await outbox.recoverStranded();
  await outbox.drain();
  expect((await item(id)).state).toBe('needs-user');
  expect(server.requests).toHaveLength(1);
});

it('an item taken back before it was sent is never sent; after ten seconds it is gone (OUTBOX-06)', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue } = newOutbox(server, { now: clock.now });
  const { id } = await enqueue();
  expect(await outbox.cancel(id)).toBe(true);
  await outbox.drain();
  expect(server.requests).toEqual([]);
  await outbox.purge();
  expect(await outbox.list()).toHaveLength(1);
  clock.pass(10_000);
  await outbox.purge();
  expect(await outbox.list()).toEqual([]);
  expect(await outbox.restore(id)).toBe(false);
});

it('an item taken back while the one before it is on its way is never sent (OUTBOX-06)', async () => {
  const server = startFakeServer();
  const clock = newClock();
  let cancelItem = async () => {};
  const { outbox, enqueue } = newOutbox(server, {
    now: clock.now,
    fetch: async (...asked) => {
      await cancelItem();
      return server.fetch(...asked);
    },
  });
  const first = await enqueue();
  clock.pass(1);
  const second = await enqueue();
  cancelItem = async () => void (await outbox.cancel(second.id));
  await outbox.drain();
  expect(server.requests).toEqual([first.id]);
});

it('a deleted item can be restored within ten seconds, and is sent', async () => {
  const server = startFakeServer();
  const { outbox, enqueue } = newOutbox(server);
  const { id } = await enqueue();
  await outbox.cancel(id);
  expect(await outbox.restore(id)).toBe(true);
  await outbox.drain();
  expect([...server.rows.keys()]).toEqual([id]);
});

it('an edited item is sent with its new text under its old id', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  server.setFaults([refusal, 'none']);
  const { id } = await enqueue();
  await outbox.drain();
  const payload = { submissionId: id, notes: 'better' };
  expect(await outbox.edit(id, { payload, schemaVersion: 1 })).toBe(true);
  await outbox.drain();
  expect(server.rows.get(id)).toEqual({ submissionId: id, notes: 'better' });
  expect(await outbox.edit(id, { payload: {}, schemaVersion: 1 })).toBe(false);
  expect((await item(id)).payload).toBeNull();
});

it('a delivered item cannot be deleted', async () => {
  const server = startFakeServer();
  const { outbox, enqueue } = newOutbox(server);
  const { id } = await enqueue();
  await outbox.drain();
  expect(await outbox.cancel(id)).toBe(false);
});

it('fault 27: after a rollback, a kind that only the newer version knows waits untouched and holds up nothing', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  const unknown = await outbox.enqueue({ kind: 'from-the-future', schemaVersion: 1, payload: {} });
  const { id } = await enqueue();
  expect(await outbox.drain()).toMatchObject({ delivered: 1, nextAt: null });
  expect((await item(id)).state).toBe('delivered');
  expect(await item(unknown.id)).toMatchObject({ state: 'queued', attempts: 0 });
});

it('fault 27: after a rollback, an item of a newer shape waits for the newer version', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  const newer = await outbox.enqueue({ kind: 'lead', schemaVersion: 9, payload: { new: true } });
  await enqueue();
  expect(await outbox.drain()).toMatchObject({ delivered: 1, nextAt: null });
  expect(await item(newer.id)).toMatchObject({ state: 'queued', attempts: 0 });
});

it('fault 26: an item of an older shape is brought up to date, or needs the person', async () => {
  const server = startFakeServer();
  const sender = {
    kind: 'lead',
    schemaVersion: 2,
    send: async (sent: { id: string; payload: unknown }) => {
      server.rows.set(sent.id, sent.payload);
      return { outcome: 'delivered', receipt: { id: sent.id } } as const;
    },
    upgrade: (payload: unknown) => (payload === 'readable' ? { text: 'readable' } : null),
  };
  const { outbox, item } = newOutbox(server, { senders: [sender] });
  const good = await outbox.enqueue({ kind: 'lead', schemaVersion: 1, payload: 'readable' });
  const bad = await outbox.enqueue({ kind: 'lead', schemaVersion: 1, payload: 'unreadable' });
  await outbox.drain();
  expect(server.rows.get(good.id)).toEqual({ text: 'readable' });
  expect(await item(bad.id)).toMatchObject({ state: 'needs-user', payload: 'unreadable' });
});

it('an item of an older shape that was edited is sent as it was edited', async () => {
  const server = startFakeServer();
  const sender = {
    kind: 'lead',
    schemaVersion: 2,
    send: async (sent: { id: string; payload: unknown }) => {
      server.rows.set(sent.id, sent.payload);
      return { outcome: 'delivered', receipt: { id: sent.id } } as const;
    },
    upgrade: (payload: unknown) => ({ upgraded: payload }),
  };
  const { outbox } = newOutbox(server, { senders: [sender] });
  const { id } = await outbox.enqueue({ kind: 'lead', schemaVersion: 1, payload: 'old' });
  await outbox.edit(id, { payload: { text: 'new' }, schemaVersion: 2 });
  await outbox.drain();
  expect(server.rows.get(id)).toEqual({ text: 'new' });
});

it('"send now" does not hurry what the server has asked to wait, and hurries the rest', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now });
  server.setFaults([{ status: 429, headers: { 'retry-after': '120' } }, { status: 500 }, 'none']);
  const asked = await enqueue();
  clock.pass(1);
  const failed = await enqueue();
  await outbox.drain();
  expect((await item(asked.id)).lastError).toMatchObject({ waitUntil: clock.now() + 120_000 });
  await outbox.sendNow();
  expect([...server.rows.keys()]).toEqual([failed.id]);
  clock.pass(120_001);
  await outbox.sendNow();
  expect(server.rows.size).toBe(2);
});

it('"send now" leaves alone what a person must see to', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  server.setFaults([refusal, 'none']);
  const { id } = await enqueue();
  await outbox.drain();
  await outbox.sendNow();
  expect(server.requests).toEqual([id]);
  await outbox.tryAgain(id);
  expect((await item(id)).state).toBe('delivered');
});

it('a refused item that is not corrected for 30 days is deleted (OUTBOX-07)', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue } = newOutbox(server, { now: clock.now });
  server.setFaults([refusal]);
  await enqueue();
  await outbox.drain();
  clock.pass(29 * 24 * 3_600_000);
  await outbox.purge();
  expect(await outbox.list()).toHaveLength(1);
  clock.pass(2 * 24 * 3_600_000);
  await outbox.purge();
  expect(await outbox.list()).toEqual([]);
});

it('a refused item saves the names of its refused fields', async () => {
  const server = startFakeServer();
  const { outbox, enqueue, item } = newOutbox(server);
  const error = { code: 'invalid', message: 'For programs', fields: { phone: 'For programs' } };
  server.setFaults([{ status: 400, error }]);
  const { id } = await enqueue();
  await outbox.drain();
  expect((await item(id)).lastError).toMatchObject({ code: 'invalid', fields: ['phone'] });
});
