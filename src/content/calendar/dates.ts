import { factAt } from '../facts/lookup.ts';
import type { FactValue, IsoDate } from '../facts/types.ts';
import { duties } from './all-duties.ts';
import { noAnswers, type PaperDay, type Profile } from './answers.ts';
import {
  addDays,
  addMonths,
  addToMonth,
  dayIn,
  monthKey,
  monthOf,
  nextWorkingDay,
  type Month,
} from './days.ts';
import type { DueRule, Duty } from './duty.ts';

/** What a date is for: a month, a quarter (by its last month), a year (by the year of the day), or a paper. */
export type Period =
  | { kind: 'month'; of: Month }
  | { kind: 'quarter'; last: Month }
  | { kind: 'year'; year: number }
  | { kind: 'once' };

/** One day on which something is due. */
export interface DueDate {
  /** The same for ever: marks and calendar files go by it. */
  id: string;
  duty: Duty;
  /** The day the law names. */
  on: IsoDate;
  /** The last day on which it may still be done, where that is later because of a public holiday. */
  movedTo?: IsoDate;
  period: Period;
}

/** A duty without a day that could be stated: a missing answer, or a rule that only the office knows. */
export interface Question {
  duty: Duty;
  why: 'answer' | 'paper' | 'office';
}

export interface Dates {
  dates: readonly DueDate[];
  ask: readonly Question[];
}

/** How far ahead the calendar looks. */
export const monthsAhead = 18;

/** A day before it is known to lie within the time that is asked for. */
interface Found {
  key: string;
  on: IsoDate;
  period: Period;
}

/**
 * Every date of a business between two days, both included, and what cannot be dated.
 * Dates are calendar days; nothing here reads a clock. Each day comes from a figure that holds on that
 * very day (fact file, 1.2 to 1.8): a figure that ends sooner gives no date.
 */
export function datesFor(
  profile: Profile,
  from: IsoDate,
  until: IsoDate = addMonths(from, monthsAhead),
): Dates {
  const dates: DueDate[] = [];
  const ask: Question[] = [];
  for (const duty of duties) {
    const applies = duty.applies(profile);
    if (applies === 'no') continue;
    if (applies === 'open') ask.push({ duty, why: 'answer' });
    else if ('every' in duty.due && duty.due.every === 'ask') ask.push({ duty, why: 'office' });
    else if ('from' in duty.due && !profile.own.days[duty.due.from])
      ask.push({ duty, why: 'paper' });
    else dates.push(...datesOf(duty, profile, from, until));
  }
  return { dates: dates.toSorted(byDay), ask };
}

/** Whoever it is: for duties whose day is the same for everybody. */
const anybody: Profile = { known: {}, own: noAnswers };

/** The dates of these duties between two days, both included, as for anybody who has them. */
export const datesOfDuties = (
  ids: readonly string[],
  from: IsoDate,
  until: IsoDate = addMonths(from, monthsAhead),
): DueDate[] =>
  duties
    .filter(({ id }) => ids.includes(id))
    .flatMap((duty) => datesOf(duty, anybody, from, until))
    .toSorted(byDay);

const byDay = (one: DueDate, other: DueDate) =>
  one.on < other.on ? -1 : one.on > other.on ? 1 : 0;

function datesOf(duty: Duty, profile: Profile, from: IsoDate, until: IsoDate): DueDate[] {
  return found(duty.due, profile, from, until)
    .filter(({ on }) => from <= on && on <= until)
    .map(({ key, on, period }) => {
      const next = duty.movesOffHolidays ? nextWorkingDay(on) : on;
      return {
        id: `${duty.id}.${key}`,
        duty,
        on,
        ...(next !== on && { movedTo: next }),
        period,
      };
    });
}

/** All days a rule can give around the time asked for. */
function found(due: DueRule, profile: Profile, from: IsoDate, until: IsoDate): Found[] {
  if ('from' in due) return fromPaper(due, profile);
  switch (due.every) {
    case 'month':
      return monthsBetween(from, until).flatMap((of) => afterMonth(due, of));
    case 'quarter':
      return monthsBetween(from, until)
        .filter(({ month }) => month % 3 === 0)
        .flatMap((last) =>
          dayOfNextMonth(due.fact, last).map((on) => ({
            key: monthKey(last),
            on,
            period: { kind: 'quarter' as const, last },
          })),
        );
    case 'month-within-quarter':
      return monthsBetween(from, until)
        .filter(({ month }) => month % 3 !== 0)
        .flatMap((of) => afterMonth({ every: 'month', fact: due.fact }, of));
    case 'year':
      return yearsBetween(from, until).flatMap((year) =>
        due.facts.flatMap((fact) => inYear(fact, year).map((on) => yearly(on, year))),
      );
    case 'year-after':
      return yearsBetween(from, until).flatMap((year) =>
        inYear(due.start, year).flatMap((start) =>
          after(due.fact, start).map((on) => yearly(on, year)),
        ),
      );
    case 'after-financial-year':
      return yearsBetween(from, until).flatMap((year) =>
        after(due.fact, dayIn({ year, month: 3 }, 31)).map((on) => yearly(on, year)),
      );
    case 'ask':
      return [];
  }
}

const yearly = (on: IsoDate, year: number): Found => ({
  key: on.slice(0, 7),
  on,
  period: { kind: 'year', year },
});

function afterMonth({ fact, instead }: Extract<DueRule, { every: 'month' }>, of: Month): Found[] {
  const key = monthKey(of);
  const period = { kind: 'month', of } as const;
  const days =
    instead?.afterMonth === of.month ? inYear(instead.fact, of.year) : dayOfNextMonth(fact, of);
  return days.map((on) => ({ key, on, period }));
}

function fromPaper(
  { from, fact }: Extract<DueRule, { from: PaperDay }>,
  { own }: Profile,
): Found[] {
  const start = own.days[from];
  if (!start) return [];
  const days = fact ? after(fact, start) : [start];
  return days.map((on) => ({ key: on, on, period: { kind: 'once' } }));
}

/** A day of the next month, where the figure holds on that day. */
function dayOfNextMonth(fact: string, after: Month): IsoDate[] {
  return held(fact, dayIn(addToMonth(after, 1), 1), (value) =>
    value.unit === 'count' && 'amount' in value
      ? dayIn(addToMonth(after, 1), value.amount)
      : undefined,
  );
}

/** A day of a year, where the figure holds on that day. */
function inYear(fact: string, year: number): IsoDate[] {
  // A figure may change within the year: each of its days is tried, and only the one it holds on stays.
  const days = [dayIn({ year, month: 1 }, 1), dayIn({ year, month: 12 }, 31)].flatMap((at) =>
    held(fact, at, (value) =>
      value.unit === 'day-of-year' ? dayIn({ year, month: value.month }, value.day) : undefined,
    ),
  );
  return [...new Set(days)];
}

/** The day that lies a figure's length after another. */
function after(fact: string, start: IsoDate): IsoDate[] {
  return held(fact, start, (value) => {
    if (!('amount' in value)) return undefined;
    if (value.unit === 'days') return addDays(start, value.amount);
    if (value.unit === 'months') return addMonths(start, value.amount);
    if (value.unit === 'years') return addMonths(start, 12 * value.amount);
    return undefined;
  });
}

/**
 * The day a figure gives, if the figure still gives it on that day. Throws when it is no such figure:
 * a rule of ours names the wrong one.
 */
function held(
  fact: string,
  at: IsoDate,
  dayOf: (value: FactValue) => IsoDate | undefined,
): IsoDate[] {
  const version = factAt(fact, at);
  if (!version) return [];
  const on = dayOf(version.value);
  if (!on) throw new Error(`The figure "${fact}" gives no day`);
  const then = factAt(fact, on);
  return then && dayOf(then.value) === on ? [on] : [];
}

/** The months whose dates can fall between two days: one before the first, up to the last. */
function monthsBetween(from: IsoDate, until: IsoDate): Month[] {
  const last = monthKey(monthOf(until));
  const months: Month[] = [];
  for (let of = addToMonth(monthOf(from), -2); monthKey(of) <= last; of = addToMonth(of, 1)) {
    months.push(of);
  }
  return months;
}

function yearsBetween(from: IsoDate, until: IsoDate): number[] {
  const first = monthOf(from).year - 1;
  return Array.from({ length: monthOf(until).year - first + 1 }, (_, index) => first + index);
}
