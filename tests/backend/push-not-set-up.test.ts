import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './running-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('without keys a subscription is refused with the reason, and a stop still succeeds', async () => {
  const url = `${server.url}/functions/v1/push-subscribe`;
  const post = (body: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const notSetUp = { error: { code: 'not-set-up', message: expect.any(String) as unknown } };
  const key = await fetch(url);
  expect(key.status).toBe(200);
  expect(await key.json()).toEqual({ publicKey: null });
  const address = { endpoint: 'https://fcm.googleapis.com/a', p256dh: 'A', auth: 'A' };
  const keep = await post({ id: randomUUID(), address, reminders: [] });
  expect(keep.status).toBe(404);
  expect(await keep.json()).toEqual(notSetUp);
  const id = randomUUID();
  expect(await (await post({ id, stop: true })).json()).toEqual({ id, stopped: true });
});
