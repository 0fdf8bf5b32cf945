import type { KeptReminder } from './stored-push.ts';

/** A date to be reminded of. */
export interface DateToRemind {
  /** The name of its place in the calendar: a tap on the reminder opens `/calendar#<id>`. */
  id: string;
  /** The day it is due, `YYYY-MM-DD`. */
  on: string;
  /** What is due, in the visitor's language. It is shown in the notification and never leaves the phone. */
  name: string;
}

/** How long before the day it is due: a week to gather papers, a day to be in time. */
export const remindDaysBefore = [7, 1] as const;

/** As many as the server takes (supabase/functions/push-subscribe); the nearest ones come first. */
export const mostReminders = 500;

const dayMs = 86_400_000;

/** How many of these dates `planReminders` reminds of after `today`, once or twice. */
export const countRemindable = (dates: readonly DateToRemind[], today: string): number =>
  new Set(remindersAhead(dates, today).map(({ date }) => date)).size;

/**
 * The reminders of these dates that are still ahead after `today` (`YYYY-MM-DD`), nearest first. Ids are
 * the same for the same date and secret, so that telling the server again repeats none; without the
 * secret nobody can tell which date one belongs to.
 */
export async function planReminders(
  dates: readonly DateToRemind[],
  secret: string,
  today: string,
): Promise<KeptReminder[]> {
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

/** SHA-256 of a text, in base64url. */
export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(digest));
}

/** Bytes in base64url, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
