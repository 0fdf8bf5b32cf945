import { expect, it } from 'vitest';
import {
  newClock,
  newOutbox,
  startFakeServer,
  type ServerFault,
} from '../../../tests/support/fake-server.ts';

const hour = 3_600_000;

it.each<[string, ServerFault]>([
  ['the connection is reset before the commit', 'reset'],
  ['the answer is lost after the commit', 'answer-lost'],
  ['a captive portal answers 200 with its page', 'captive-portal'],
  ['a captive portal redirects', 'redirect'],
  ['the answer is cut off', 'cut-off'],
  ['the answer names another id', 'wrong-id'],
  ['the server breaks', { status: 500 }],
  ['a proxy refuses', { status: 403 }],
  ['a Wi-Fi wants a sign-in', { status: 401 }],
])('%s: the item stays, and later arrives once', async (_, trouble) => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now });
  server.setFaults([trouble, 'none']);
  const { id } = await enqueue();

  await outbox.drain();
  expect(await item(id)).toMatchObject({
    state: 'queued',
    attempts: 1,
    payload: { submissionId: id },
  });

  clock.pass(hour);
  await outbox.drain();
  expect(await item(id)).toMatchObject({ state: 'delivered', payload: null, receipt: { id } });
  expect([...server.rows.keys()]).toEqual([id]);
});

it('a line that never replies is given up and tried again', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now, timeoutMs: 20 });
  server.setFaults(['hangs', 'none']);
  const { id } = await enqueue();
  await outbox.drain();
  expect(await item(id)).toMatchObject({ state: 'queued', lastError: { code: 'network' } });
  clock.pass(hour);
  await outbox.drain();
  expect((await item(id)).state).toBe('delivered');
});

it('the outbox respects Retry-After: no request comes early', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue } = newOutbox(server, { now: clock.now });
  server.setFaults([{ status: 429, headers: { 'retry-after': '600' } }, 'none']);
  await enqueue();
  const { nextAt } = await outbox.drain();
  expect(nextAt).toBe(clock.now() + 600_000);
  clock.pass(599_000);
  await outbox.drain();
  expect(server.requests).toHaveLength(1);
  clock.pass(2000);
  await outbox.drain();
  expect(server.rows.size).toBe(1);
});

it('fault 31: an opaque answer is no delivery', async () => {
  const server = startFakeServer();
  const opaque = { ok: false, status: 0, type: 'opaque', headers: new Headers() } as Response;
  const { outbox, enqueue, item } = newOutbox(server, { fetch: () => Promise.resolve(opaque) });
  const { id } = await enqueue();
  await outbox.drain();
  expect((await item(id)).state).toBe('queued');
});

it('fault 37: after a Wi-Fi’s sign-in page, the next network is used at once, whatever the page asked', async () => {
  const server = startFakeServer();
  const clock = newClock();
  let signedIn = false;
  const { outbox, enqueue, item } = newOutbox(server, {
    now: clock.now,
    fetch: (...asked) => {
      const headers = { 'content-type': 'text/html', 'retry-after': '3600' };
      const page = new Response('<h1>Wi-Fi</h1>', { status: 401, headers });
      return signedIn ? server.fetch(...asked) : Promise.resolve(page);
    },
  });
  const { id } = await enqueue();
  await outbox.drain();
  expect(await item(id)).toMatchObject({ state: 'queued', lastError: { code: 'login-page' } });
  signedIn = true;
  await outbox.drainUnreached();
  expect((await item(id)).state).toBe('delivered');
});

it('items go as soon as the network returns; those that the server delayed still wait (OUTBOX-03)', async () => {
  const server = startFakeServer();
  const clock = newClock();
  const { outbox, enqueue, item } = newOutbox(server, { now: clock.now });
  server.setFaults(['reset', { status: 503, headers: { 'retry-after': '600' } }, 'none']);
  const unreached = await enqueue();
  clock.pass(1);
  const asked = await enqueue();
  await outbox.drain();
  await outbox.drainUnreached();
  expect((await item(unreached.id)).state).toBe('delivered');
  expect((await item(asked.id)).state).toBe('queued');
  expect(server.requests).toHaveLength(3);
});
