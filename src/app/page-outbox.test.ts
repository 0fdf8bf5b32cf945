import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleItem } from '../../tests/support/sample-item.ts';
import { authStore } from '../tools/account/auth-store.ts';
import { openOutboxDb } from '../platform/offline/db.ts';
import {
  closeOutbox,
  openOutbox,
  provideOutbox,
  startOutboxIfUsed,
} from '../platform/offline/outbox-access.ts';
import { startPageOutbox } from './page-outbox.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
const requests: string[] = [];

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requests.push(new Headers(init.headers).get('idempotency-key') ?? '');
    throw new TypeError('no network');
  });
  requests.length = 0;
  provideOutbox(() => Promise.resolve(startPageOutbox));
});
afterEach(async () => {
  await closeOutbox();
  await openOutboxDb().delete();
  vi.unstubAllGlobals();
});

const signIn = (id: string | null) =>
  authStore.setState({ user: id ? { id, email: null, phone: null } : null, loading: false });

const lead = (id: string) => ({
  kind: 'lead',
  schemaVersion: 2,
  id,
  payload: { body: {}, form: {} },
});

it('a person’s request is sent when the session is restored after the first look', async () => {
  signIn('lakshmi');
  await (await openOutbox()).enqueue(lead('hers'));
  await closeOutbox();

  // The app starts before the user is known.
  signIn(null);
  requests.length = 0;
  await openOutbox();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requests).toEqual([]);
  signIn('lakshmi');
  await vi.waitFor(() => expect(requests).toEqual(['hers']));
});

it('a tab from before the first request sends what another tab has left, once it is seen', async () => {
  signIn(null);
  startOutboxIfUsed();
  await new Promise((resolve) => setTimeout(resolve, 20));

  // Another tab queues an item and closes before sending it.
  const db = openOutboxDb();
  await db.outbox.add(sampleItem(lead('left')));
  db.close();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(requests).toEqual(['left']));
});
