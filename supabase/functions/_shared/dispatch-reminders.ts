import type { FunctionEnv } from './function-env.ts';
import type { PushSettings } from './push-settings.ts';
import { pushStore, type DueReminder } from './push-store.ts';
import { sendPush } from './send-push.ts';
import { StoreError } from './service-client.ts';

type Store = ReturnType<typeof pushStore>;

/** The number of messages that one run tried and sent, one message for each device. */
export interface Dispatched {
  tried: number;
  sent: number;
}

/** A low number, so that a run ends before the function's time limit. The next run takes the rest. */
const remindersARun = 300;
/** The number of ids in one message, which may have 4 kB. */
const idsAMessage = 100;
/** Hours in India when reminders are sent, so that they wake no user. */
const awake = { from: 9, before: 21 };
/** A reminder that could not be sent for so many days is dropped. */
const lateDays = 2;
const firstWaitMs = 5 * 60_000;
const longestWaitMs = 6 * 60 * 60_000;
const dayMs = 86_400_000;

/**
 * Sends the due reminders: one message for each device, which contains only their ids. Does nothing without
 * keys, nor at night. Only tests pass `now`.
 *
 * A run claims reminders before it sends them, by saving the time of their next attempt. So parallel runs
 * send each one once. When a run dies after the service's answer but before it saved the result, they are
 * sent again; the device shows one notification for both.
 *
 * Never throws. Failures are logged without an address.
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

/** Returns the wait after this many attempts: five minutes, doubling, at most six hours. */
export const pushWait = (attempts: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - 1, 20));

/** Sends one message; undefined when another run has its reminders, or the device is deleted. */
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

/** Returns day and hour in India, which has no summer time. */
function inIndia(now: Date): { day: string; hour: number } {
  const there = new Date(now.getTime() + 5.5 * 60 * 60_000);
  return { day: there.toISOString().slice(0, 10), hour: there.getUTCHours() };
}

const daysEarlier = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

const timeIn = (ms: number): string => new Date(Date.now() + ms).toISOString();
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
const report = (what: string) => console.error(`push-dispatch: ${what}`);
