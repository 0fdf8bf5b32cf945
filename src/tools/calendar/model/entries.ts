import { addDays, addMonths, isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { datesFor, monthsAhead, type DueDate, type Question } from './dates.ts';
import { noAnswers, type OwnAnswers, type Profile } from '../../../register/answers.ts';
import { parseOwnAnswers } from './answers.ts';
import { ownDaysBetween, parseOwnDates, type OwnDate, type OwnDay } from './own-dates.ts';

/** The visitor's mark on a date: done on a day, or snoozed until one. */
export type Mark = { done: IsoDate } | { until: IsoDate };

/** The saved calendar. */
export interface SavedCalendar {
  answers: OwnAnswers;
  own: readonly OwnDate[];
  marks: Readonly<Record<string, Mark>>;
  /** The day on which the calendar was set up. Earlier dates are not shown. */
  since?: IsoDate;
}

export const emptyCalendar: SavedCalendar = { answers: noAnswers, own: [], marks: {} };

const isMark = (mark: unknown): mark is Mark =>
  typeof mark === 'object' &&
  mark !== null &&
  (('done' in mark && isDay(mark.done)) || ('until' in mark && isDay(mark.until)));

/** Reads a calendar from a saved value, without invalid parts. Never throws. */
export function parseCalendar(value: unknown): SavedCalendar {
  if (typeof value !== 'object' || value === null) return emptyCalendar;
  const { answers, own, marks, since } = value as Record<keyof SavedCalendar, unknown>;
  const given = typeof marks === 'object' && marks !== null ? marks : {};
  return {
    answers: parseOwnAnswers(answers),
    own: parseOwnDates(own),
    marks: Object.fromEntries(Object.entries(given).filter(([, mark]) => isMark(mark))),
    ...(isDay(since) && { since }),
  };
}

/** State of a date today. `snoozed`: put off, and not due for attention yet. */
type Standing = 'done' | 'overdue' | 'snoozed' | 'soon' | 'later';

/** An entry of the calendar: a duty's date or an own one. */
export type Entry = (DueDate | OwnDay) & { standing: Standing; mark?: Mark };

export const isDuty = (entry: Entry): entry is Entry & DueDate => 'duty' in entry;

/**
 * True for what must still be done: neither done nor put off, and no right that may be left unused. The first such
 * entry is the next date, on every page.
 */
export const isToDo = (entry: Entry): boolean =>
  entry.standing !== 'done' &&
  entry.standing !== 'snoozed' &&
  !(isDuty(entry) && entry.duty.optional);

/** Returns the rights that are lost for the year if the visitor leaves their near day unused. */
export const endingRights = (entries: readonly Entry[]): Entry[] =>
  entries.filter(
    (entry) =>
      isDuty(entry) &&
      entry.duty.optional &&
      'every' in entry.duty.due &&
      entry.duty.due.every === 'year' &&
      entry.standing === 'soon',
  );

/** Days within which a date is due soon. */
const soonDays = 14;
/** Days within which a date counts on the badge. */
const badgeDays = 7;
/** Months after which an unmarked date is no longer shown. */
const rememberMonths = 12;

/** Returns the last permitted day. */
export const lastDayOf = (date: DueDate | OwnDay): IsoDate =>
  ('movedTo' in date && date.movedTo) || date.on;

function standingOf(date: DueDate | OwnDay, { marks }: SavedCalendar, today: IsoDate) {
  const mark = marks[date.id];
  if (mark && 'done' in mark) return 'done';
  if (mark && mark.until > today) return 'snoozed';
  if (lastDayOf(date) < today) return 'overdue';
  return date.on <= addDays(today, soonDays) ? 'soon' : 'later';
}

/** Returns the calendar on a day: all dates with their states, in order, and duties without a date. */
export function entriesOf(
  saved: SavedCalendar,
  profile: Profile,
  today: IsoDate,
): { entries: readonly Entry[]; ask: readonly Question[] } {
  const oldest = addMonths(today, -rememberMonths);
  const since = saved.since ?? today;
  const from = since > oldest ? since : oldest;
  const until = addMonths(today, monthsAhead);
  const { dates, ask } = datesFor(profile, from, until);
  const entries = [...dates, ...ownDaysBetween(saved.own, from, until)]
    .map((date): Entry => {
      const mark = saved.marks[date.id];
      return { ...date, standing: standingOf(date, saved, today), ...(mark && { mark }) };
    })
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  return { entries, ask };
}

/** Returns the entries of the badge: not done, not snoozed, and due within a week or overdue. */
export const dueNow = (entries: readonly Entry[], today: IsoDate): Entry[] =>
  entries.filter(
    ({ standing, on }) =>
      standing === 'overdue' || (standing === 'soon' && on <= addDays(today, badgeDays)),
  );
