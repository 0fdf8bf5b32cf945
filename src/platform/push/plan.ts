import type { SavedReminder } from './stored-push.ts';

/** A date with reminders. */
export interface DateToRemind {
  /** Id of the date in the calendar. A tap on the reminder opens `/calendar#<id>`. */
  id: string;
  /** The due day, `YYYY-MM-DD`. */
  on: string;
  /** Name of the date in the visitor's language. The notification shows it; it never leaves the device. */
  name: string;
}

/** Days before the due day: a week to collect papers, one day to be in time. */
export const remindDaysBefore = [7, 1] as const;

/** Limit of the server (supabase/functions/push-subscribe). The nearest reminders are sent. */
export const mostReminders = 500;

const dayMs = 86_400_000;

/** Returns how many dates have a reminder after `today`. A date with two counts once. */
export const countRemindable = (dates: readonly DateToRemind[], today: string): number =>
  new Set(remindersAhead(dates, today).map(({ date }) => date)).size;

/**
 * Returns the reminders after `today` (`YYYY-MM-DD`), nearest first.
 * The same date and secret produce the same id, so the server recognises a reminder that is sent again.
 * Without the secret an id does not reveal its date.
 */
export async function planReminders(
  dates: readonly DateToRemind[],
  secret: string,
  today: string,
): Promise<SavedReminder[]> {
  return Promise.all(
    remindersAhead(dates, today).map(async ({ days, ...reminder }) => ({
      ...reminder,
      id: (await fingerprint(`${secret} ${reminder.date} ${reminder.on} ${days}`)).slice(0, 22),
    })),
  );
}

const remindersAhead = (dates: readonly DateToRemind[], today: string) =>
  dates
    .flatMap(({ id, on, name }) =>
      remindDaysBefore.map((days) => ({ days, date: id, on, name, send: daysEarlier(on, days) })),
    )
    .filter(({ send }) => send > today)
    .sort((a, b) => compare(a.send, b.send) || compare(a.date, b.date))
    .slice(0, mostReminders);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const daysEarlier = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

/** Returns the SHA-256 of a text in base64url. */
export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(digest));
}

/** Returns bytes in base64url without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
