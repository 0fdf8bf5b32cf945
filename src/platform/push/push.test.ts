import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { pushSettings } from '../../../tests/support/push-keys.ts';
import { removeSavedPush, dropStop, readSavedPush, readStops } from './stored-push.ts';
import {
  isPushSetUp,
  pushState,
  startReminders,
  stopLinkedReminders,
  stopReminders,
  syncReminders,
  updateReminders,
} from './push.ts';

vi.mock('../backend/client.ts', () => ({
  loadClient: async () => ({
    auth: { getSession: async () => ({ data: { session: { access_token: 'a.b.c' } } }) },
  }),
}));

/** Tests push.ts between a simulated browser and a simulated server. */

let endpoint: string | null;
let permission: NotificationPermission;
let answer: NotificationPermission;
let settings: Map<string, string>;
/** The messages that the server received. */
let sent: Record<string, unknown>[];
let server: 'answers' | 'away' | 'has-no-keys' | 'refuses';
let asked: number;
/** While set, the server does not answer messages about reminders. */
let held: Promise<void> | undefined;

const subscription = () => ({
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }),
  unsubscribe: async () => {
    endpoint = null;
    return true;
  },
});

beforeEach(async () => {
  endpoint = null;
  permission = 'default';
  answer = 'granted';
  settings = new Map();
  sent = [];
  server = 'answers';
  asked = 0;
  held = undefined;
  await removeSavedPush();
  for (const stop of await readStops()) await dropStop(stop);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscription()),
    subscribe: async () => {
      endpoint = 'https://push.example/one';
      return subscription();
    },
  };
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    maxTouchPoints: 5,
    serviceWorker: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      asked += 1;
      permission = answer;
      return permission;
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => settings.get(key) ?? null,
    setItem: (key: string, value: string) => settings.set(key, value),
    removeItem: (key: string) => settings.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (server === 'away') throw new TypeError('Failed to fetch');
    const body = JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>;
    if (init.method !== 'POST') {
      const publicKey = server === 'has-no-keys' ? null : pushSettings.VAPID_PUBLIC_KEY;
      return Response.json({ publicKey });
    }
    sent.push(body);
    if (body['address']) await held;
    const error = (code: string, status: number) =>
      Response.json(
        { item: body['id'], error: { code, message: '' } },
        { status, headers: { 'x-niyam-item': String(body['id']) } },
      );
    if (server === 'has-no-keys' && !body['stop']) return error('not-set-up', 404);
    if (server === 'refuses' && body['address']) return error('unknown-service', 400);
    const { id } = body;
    return Response.json({ id }, { headers: { 'x-niyam-item': String(id) } });
  });
});

const dates = [{ id: 'gstr-3b-2099-01', on: '2099-02-20', name: 'GSTR-3B' }];

test('turned on: the server hears ids and days, and nothing of what they are about', async () => {
  expect(await pushState()).toBe('off');
  expect(asked).toBe(0);
  expect(await startReminders(dates, 'en')).toEqual({ state: 'on' });
  expect(await pushState()).toBe('on');
  const id = expect.stringMatching(/^[\w-]{22}$/) as unknown;
  expect(sent).toEqual([
    {
      id: (await readSavedPush())?.subscription,
      address: { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      reminders: [
        { id, on: '2099-02-13' },
        { id, on: '2099-02-19' },
      ],
    },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/gstr/i);
  expect((await readSavedPush())?.reminders[0]).toMatchObject({
    name: 'GSTR-3B',
    on: '2099-02-20',
  });
});

test('unchanged dates are sent once, changed dates again, under the same id', async () => {
  await startReminders(dates, 'en');
  expect(await updateReminders(dates, 'en')).toEqual({ state: 'on' });
  await syncReminders();
  expect(sent).toHaveLength(1);
  await updateReminders([], 'en');
  expect(sent).toEqual([sent[0], { ...sent[0], reminders: [] }]);
});

test('a changed push address is sent to the server at the next start', async () => {
  await startReminders(dates, 'en');
  endpoint = 'https://push.example/two';
  await syncReminders();
  expect(sent[1]).toEqual({
    ...sent[0],
    address: { endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
  // The browser has lost the subscription.
  endpoint = null;
  await syncReminders();
  expect(sent[2]).toEqual(sent[0]);
});

test.each(['denied', 'default'] as const)(
  'the visitor says "%s": nothing is kept',
  async (says) => {
    answer = says;
    expect(await startReminders(dates, 'en')).toEqual({ state: says === 'denied' ? says : 'off' });
    expect(await readSavedPush()).toBeUndefined();
    expect(sent).toEqual([]);
  },
);

test('a site without keys never asks for permission', async () => {
  server = 'has-no-keys';
  expect(await isPushSetUp()).toBe(false);
  expect(await startReminders(dates, 'en')).toEqual({ state: 'not-set-up' });
  expect(asked).toBe(0);
});

test('without a network reminders stay off, and permission is not asked for', async () => {
  server = 'away';
  expect(await isPushSetUp()).toBeUndefined();
  expect(await startReminders(dates, 'en')).toEqual({ state: 'off', problem: 'no-network' });
  expect(asked).toBe(0);
});

test('a change made offline is sent when the network returns', async () => {
  await startReminders(dates, 'en');
  server = 'away';
  expect(await updateReminders([], 'en')).toEqual({ state: 'on', problem: 'not-told' });
  server = 'answers';
  await syncReminders();
  expect(sent.at(-1)).toMatchObject({ reminders: [] });
});

test('a browser whose service we do not send to is left as it was', async () => {
  server = 'refuses';
  expect(await startReminders(dates, 'en')).toEqual({ state: 'off', problem: 'refused' });
  expect(endpoint).toBeNull();
  expect(await readSavedPush()).toBeUndefined();
});

test('turned off without a network: off at once, and the server hears it later', async () => {
  await startReminders(dates, 'en');
  const name = (await readSavedPush())?.subscription;
  server = 'away';
  await stopReminders();
  expect(await pushState()).toBe('off');
  expect(endpoint).toBeNull();
  expect(settings.get('niyam.reminders')).toBe('stopping');
  server = 'answers';
  await syncReminders();
  expect(sent.at(-1)).toEqual({ id: name, stop: true });
  expect(settings.has('niyam.reminders')).toBe(false);
  const count = sent.length;
  await syncReminders();
  expect(sent).toHaveLength(count);
});

test('a stop wins over dates that are being sent', async () => {
  await startReminders(dates, 'en');
  let release = () => undefined as void;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const update = updateReminders([], 'en');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await stopReminders();
  release();
  expect(await update).toEqual({ state: 'off' });
  expect(await readSavedPush()).toBeUndefined();
  expect(sent.at(-1)).toMatchObject({ stop: true });
});

test('signing out stops reminders whose first dates are still being sent', async () => {
  await startReminders(dates, 'en');
  settings.set('niyam.signed-in', 'yes');
  let release = () => undefined as void;
  held = new Promise((resolve) => {
    release = resolve;
  });
  const update = updateReminders([], 'en');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  settings.delete('niyam.signed-in');
  await stopLinkedReminders();
  release();
  expect(await update).toEqual({ state: 'off' });
  expect(await readSavedPush()).toBeUndefined();
  expect(sent.at(-1)).toMatchObject({ stop: true });
});

test('permission taken away in the browser stops the reminders at the server too', async () => {
  await startReminders(dates, 'en');
  permission = 'denied';
  await syncReminders();
  expect(sent.at(-1)).toMatchObject({ stop: true });
  expect(await pushState()).toBe('denied');
});

test('the result names the feature that the browser lacks', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(await pushState()).toBe('unsupported');
  vi.stubGlobal('navigator', { userAgent: 'iPhone', maxTouchPoints: 5, serviceWorker: {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(await pushState()).toBe('needs-install');
});
