import type { FunctionEnv } from './function-env.ts';
import type { PushSettings } from './push-settings.ts';
import { pushStore, type DueReminder } from './push-store.ts';
import { sendPush } from './send-push.ts';
import { StoreError } from './service-client.ts';

type Store = ReturnType<typeof pushStore>;

/** What one run did: messages, one for each phone. */
export interface Dispatched {
  tried: number;
  sent: number;
}

/** Few, so that a run ends before a function's time does; the next run takes the rest. */
const remindersARun = 300;
/** Ids of one message, which may take 4 kB. */
const idsAMessage = 100;
/** Nobody is woken by a tax date. Hours in India, from and before. */
const awake = { from: 9, before: 21 };
/** A reminder that could not be sent for so many days is of no use any more. */
const lateDays = 2;
const firstWaitMs = 5 * 60_000;
const longestWaitMs = 6 * 60 * 60_000;
const dayMs = 86_400_000;

/**
 * Sends the reminders that are due, a message for each phone, with their ids and nothing else. Does
 * nothing without keys, nor at night. `now` is given by tests.
 *
 * Reminders are claimed by writing down when they would be tried again, before they are sent: runs beside
 * each other send each once. Where a run dies between the service's answer and its own note, they are sent
 * again; the phone shows one notification for both.
 *
 * Never throws; what fails is logged without an address.
 */
export async function dispatchReminders(env: FunctionEnv, now = new Date()): Promise<Dispatched> {
  const done = { tried: 0, sent: 0 };
  const { push } = env;
  const { day, hour } = inIndia(now);
  if (!push || hour < awake.from || hour >= awake.before) return done;
  const store = pushStore(env);
  try {
    const due = await store.due([daysEarlier(day, lateDays), day], remindersARun);
    for (const [phone, reminders] of byPhone(due)) {
      const sent = await sendTo(store, push, env.pushFetch ?? fetch, phone, reminders);
      if (sent === undefined) continue;
      done.tried += 1;
      if (sent) done.sent += 1;
    }
    await store.tidy();
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : nameOf(error);
    report(`stopped (${reason})`);
  }
  return done;
}

/** How long to wait after this many attempts: five minutes, doubling, at most six hours. */
export const pushWait = (attempts: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));

/** Sends one message; undefined when another run has its reminders, or the phone is gone. */
async function sendTo(
  store: Store,
  push: PushSettings,
  fetcher: typeof fetch,
  phone: string,
  due: readonly DueReminder[],
): Promise<boolean | undefined> {
  const attempts = Math.max(...due.map((reminder) => reminder.attempts)) + 1;
  const wanted = due.slice(0, idsAMessage).map(({ id }) => id);
  const ids = await store.claim(phone, wanted, attempts, timeIn(pushWait(attempts)));
  const [topic] = ids;
  if (topic === undefined) return undefined;
  const found = await store.phone(phone);
  if (!found) return undefined;
  const { endpoint, p256dh, auth } = found;
  const text = JSON.stringify({ ids });
  const outcome = await sendPush({ endpoint, keys: { p256dh, auth }, text, topic }, push, fetcher);
  switch (outcome.kind) {
    case 'taken':
      await store.change(phone, ids, { sent_at: timeIn(0) });
      return true;
    case 'gone':
      await store.remove(phone);
      return false;
    case 'later': {
      report(`a message was not taken (${outcome.reason})`);
      const { retryAfterMs } = outcome;
      if (retryAfterMs !== undefined && retryAfterMs > pushWait(attempts)) {
        await store.change(phone, ids, { try_after: timeIn(Math.min(retryAfterMs, dayMs)) });
      }
      return false;
    }
  }
}

function byPhone(due: readonly DueReminder[]): Map<string, DueReminder[]> {
  const phones = new Map<string, DueReminder[]>();
  for (const reminder of due) {
    const { subscription_id: phone } = reminder;
    phones.set(phone, [...(phones.get(phone) ?? []), reminder]);
  }
  return phones;
}

/** Day and hour in India, which has no summer time. */
function inIndia(now: Date): { day: string; hour: number } {
  const there = new Date(now.getTime() + 5.5 * 60 * 60_000);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

const daysEarlier = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString();
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const report = (what: string) => console.error(`push-dispatch: ${what}`);
