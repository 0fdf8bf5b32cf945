import { addDays, addMonths, isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { datesFor, monthsAhead, type DueDate, type Question } from './dates.ts';
import { parseOwnAnswers, noAnswers, type OwnAnswers, type Profile } from './answers.ts';
import { ownDaysBetween, parseOwnDates, type OwnDate, type OwnDay } from './own-dates.ts';

/** What somebody did with a date: done on a day, or put off until one. */
export type Mark = { done: IsoDate } | { until: IsoDate };

/** What the phone keeps of the calendar. */
export interface SavedCalendar {
  answers: OwnAnswers;
  own: readonly OwnDate[];
  marks: Readonly<Record<string, Mark>>;
  /** The day on which the calendar was set up: what fell due before is nobody's to tick. */
  since?: IsoDate;
}

export const emptyCalendar: SavedCalendar = { answers: noAnswers, own: [], marks: {} };

const isMark = (mark: unknown): mark is Mark =>
  typeof mark === 'object' &&
  mark !== null &&
  (('done' in mark && isDay(mark.done)) || ('until' in mark && isDay(mark.until)));

/** A calendar out of something kept: what is not ours is left out. Never throws. */
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

/** How a date stands today. `snoozed`: put off, and not yet time again. */
type Standing = 'done' | 'overdue' | 'snoozed' | 'soon' | 'later';

/** One line of the calendar: a duty's date or one of the owner's own. */
export type Entry = (DueDate | OwnDay) & { standing: Standing; mark?: Mark };

export const isDuty = (entry: Entry): entry is Entry & DueDate => 'duty' in entry;

/** What is nearer than this is due soon, in days. */
const soonDays = 14;
/** What is nearer than this counts on the badge, in days. */
const badgeDays = 7;
/** What nobody ticked for so long is history. */
const rememberMonths = 12;

/** The last day on which something may still be done. */
export const lastDayOf = (date: DueDate | OwnDay): IsoDate =>
  ('movedTo' in date && date.movedTo) || date.on;

function standingOf(date: DueDate | OwnDay, { marks }: SavedCalendar, today: IsoDate) {
  const mark = marks[date.id];
  if (mark && 'done' in mark) return 'done';
  if (mark && mark.until > today) return 'snoozed';
  if (lastDayOf(date) < today) return 'overdue';
  return date.on <= addDays(today, soonDays) ? 'soon' : 'later';
}

/** The calendar as on a day: every date with how it stands, by day, and what has no date. */
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

/** What the badge on the icon counts: not done, not put off, and due within a week or past its day. */
export const dueNow = (entries: readonly Entry[], today: IsoDate): Entry[] =>
  entries.filter(
    ({ standing, on }) =>
      standing === 'overdue' || (standing === 'soon' && on <= addDays(today, badgeDays)),
  );
