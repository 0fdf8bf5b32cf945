import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text as hi } from '../src/locales/hi/tools/push.ts';
import { text as te } from '../src/locales/te/tools/push.ts';
import { savePush, type SavedReminder } from '../src/platform/push/stored-push.ts';
import { smallStore } from '../src/platform/offline/small-store.ts';
import { languageEntry } from '../src/platform/offline/worker-choices.ts';
import { showAnswered, showReminders } from './push.ts';

interface Notified {
  title: string;
  options: { body: string; lang: string; data: { path: string } };
}
let notified: Notified[];
let listeners: Map<string, (event: object) => void>;
let chosen: string | undefined;

const worker = {
  addEventListener: (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  clients: { matchAll: async () => [] },
  registration: {
    showNotification: async (title: string, options: Notified['options']) =>
      void notified.push({ title, options }),
  },
} as unknown as ServiceWorkerGlobalScope;

async function push(ids: readonly string[]): Promise<Notified | undefined> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('push')?.({
    data: { json: () => ({ ids }) },
    waitUntil: (promise: Promise<unknown>) => (work = promise),
  });
  await work;
  return notified.at(-1);
}

const reminder = (id: string, name: string): SavedReminder => ({
  id,
  date: `date-${id}`,
  on: '2026-12-20',
  send: '2026-12-13',
  name,
});

beforeEach(async () => {
  notified = [];
  listeners = new Map();
  chosen = undefined;
  await clear(smallStore);
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('caches', {
    match: async (name: string) =>
      name === languageEntry && chosen !== undefined ? new Response(chosen) : undefined,
    keys: async () => [],
  });
  showReminders(worker);
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  { locale: 'hi', texts: hi, name: 'GSTR-3B रिटर्न', day: '20 दिसंबर 2026', tag: 'hi-IN' },
  { locale: 'te', texts: te, name: 'GSTR-3B రిటర్న్', day: '20 డిసెంబర్ 2026', tag: 'te-IN' },
])('a reminder in $locale has its words, its months and its page', async (each) => {
  const { locale, texts, name, day, tag } = each;
  await savePush({
    subscription: 's',
    secret: 's',
    locale,
    reminders: [reminder('a', name), reminder('b', name)],
    told: null,
    linked: false,
  });
  expect(await push(['a'])).toMatchObject({
    title: name,
    options: { body: texts.due(day), lang: tag, data: { path: `/${locale}/calendar#date-a` } },
  });
  expect(await push(['a', 'b'])).toMatchObject({
    title: texts.several('2'),
    options: { body: [name, name].map((one) => texts.nameAndDue(one, day)).join('\n') },
  });
});

it('a visitor without reminders is told of an answer, and of an unknown date, in the language of the phone', async () => {
  chosen = 'te';
  await showAnswered(worker);
  expect(notified.at(-1)).toMatchObject({
    title: te.answeredTitle,
    options: { lang: 'te-IN', data: { path: '/te/legal-assistant' } },
  });
  expect(await push(['unknown'])).toMatchObject({ title: te.unknownTitle });
});
