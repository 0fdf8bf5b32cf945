import {
  addDays,
  addMonths,
  addToMonth,
  dayIn,
  monthKey,
  monthOf,
  nextWorkingDay,
  type Month,
} from '../../../content/facts/days.ts';
import { factAt, type FactId } from '../../../content/facts/lookup.ts';
import type { FactValue, IsoDate } from '../../../content/facts/types.ts';
import { duties, type KnownDuty } from './all-duties.ts';
import { noAnswers, type PaperDay, type Profile } from './answers.ts';
import type { DueRule } from './duty.ts';
import { extensions, type Extension } from './extensions.ts';

/** What a date is for: a month, a quarter (by its last month), a year (by the year of the day), or a paper. */
type Period =
  | { kind: 'month'; of: Month }
  | { kind: 'quarter'; last: Month }
  | { kind: 'year'; year: number }
  | { kind: 'once' };

/** One day on which something is due. */
export interface DueDate {
  /** The same for ever: marks and calendar files go by it. */
  id: string;
  duty: KnownDuty;
  /** The day the law names. */
  on: IsoDate;
  /** The last day on which it may still be done, where that is later: put off, or a public holiday. */
  movedTo?: IsoDate;
  /** What put it off. */
  extension?: Extension;
  period: Period;
}

/** A duty without a day that could be stated: a missing answer, or a rule that only the office knows. */
export interface Question {
  duty: KnownDuty;
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
  /** The figure that gives the day; none for a day that stands on a paper. */
  fact?: FactId;
}

/**
 * Every date of a business between two days, both included, and what cannot be dated.
 * Dates are calendar days; nothing here reads a clock. Each day comes from a figure that holds on that
 * very day (fact file, 1.2 to 1.8): a figure that ends sooner gives no date. So does each limit: who is
 * below it on the day owes nothing. `putOff` is given by tests.
 */
export function datesFor(
  profile: Profile,
  from: IsoDate,
  until: IsoDate = addMonths(from, monthsAhead),
  putOff: readonly Extension[] = extensions,
): Dates {
  const dates = duties
    // A limit may move within this time; none moves there and back.
    .filter(({ applies }) => [from, until].some((day) => applies(profile, day) === 'yes'))
    .flatMap((duty) =>
      found(duty.due, profile, from, until)
        .filter(({ on }) => from <= on && on <= until && duty.applies(profile, on) === 'yes')
        .map((day) => dueDate(duty, day, putOff)),
    );
  const ask = duties.flatMap((duty) => {
    const why = whyAsked(duty, profile, from);
    return why ? [{ duty, why }] : [];
  });
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
    .flatMap((duty) =>
      found(duty.due, anybody, from, until)
        .filter(({ on }) => from <= on && on <= until)
        .map((day) => dueDate(duty, day, extensions)),
    )
    .toSorted(byDay);

const byDay = (one: DueDate, other: DueDate) =>
  one.on < other.on ? -1 : one.on > other.on ? 1 : 0;

/** What keeps a duty from having dates, as on a day; undefined where nothing does, or it is not owed. */
function whyAsked(
  { applies, due }: KnownDuty,
  profile: Profile,
  on: IsoDate,
): Question['why'] | undefined {
  const verdict = applies(profile, on);
  if (verdict !== 'yes') return verdict === 'unknown' ? 'answer' : undefined;
  if ('from' in due) return profile.own.days[due.from] ? undefined : 'paper';
  return due.every === 'ask' ? 'office' : undefined;
}

function dueDate(
  duty: KnownDuty,
  { key, on, period, fact }: Found,
  putOff: readonly Extension[],
): DueDate {
  const extension = putOff.find((each) => each.fact === fact && each.day === on);
  const last = extension?.until ?? on;
  const movedTo = duty.movesOffHolidays ? nextWorkingDay(last) : last;
  return {
    id: `${duty.id}.${key}`,
    duty,
    on,
    ...(movedTo !== on && { movedTo }),
    ...(extension && { extension }),
    period,
  };
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
            fact: due.fact,
          })),
        );
    case 'month-within-quarter':
      return monthsBetween(from, until)
        .filter(({ month }) => month % 3 !== 0)
        .flatMap((of) => afterMonth({ every: 'month', fact: due.fact }, of));
    case 'year':
      return yearsBetween(from, until).flatMap((year) =>
        due.facts.flatMap((fact) => inYear(fact, year).map((on) => yearly(on, year, fact))),
      );
    case 'year-after':
      return yearsBetween(from, until).flatMap((year) =>
        inYear(due.start, year).flatMap((start) =>
          after(due.fact, start).map((on) => yearly(on, year, due.fact)),
        ),
      );
    case 'after-financial-year':
      return yearsBetween(from, until).flatMap((year) =>
        after(due.fact, dayIn({ year, month: 3 }, 31)).map((on) => yearly(on, year, due.fact)),
      );
    case 'ask':
      return [];
  }
}

const yearly = (on: IsoDate, year: number, fact: FactId): Found => ({
  key: on.slice(0, 7),
  on,
  period: { kind: 'year', year },
  fact,
});

function afterMonth({ fact, instead }: Extract<DueRule, { every: 'month' }>, of: Month): Found[] {
  const key = monthKey(of);
  const period = { kind: 'month', of } as const;
  const isOther = instead?.afterMonth === of.month;
  const days = isOther ? inYear(instead.fact, of.year) : dayOfNextMonth(fact, of);
  return days.map((on) => ({ key, on, period, fact: isOther ? instead.fact : fact }));
}

function fromPaper(
  { from, fact }: Extract<DueRule, { from: PaperDay }>,
  { own }: Profile,
): Found[] {
  const start = own.days[from];
  if (!start) return [];
  const days = fact ? after(fact, start) : [start];
  return days.map((on) => ({ key: on, on, period: { kind: 'once' }, ...(fact && { fact }) }));
}

/** A day of the next month, where the figure holds on that day. */
function dayOfNextMonth(fact: FactId, after: Month): IsoDate[] {
  const next = addToMonth(after, 1);
  // One at most: a date goes by its month.
  return heldWithin(fact, [dayIn(next, 1), dayIn(next, 31)], (value) =>
    value.unit === 'count' && 'amount' in value ? dayIn(next, value.amount) : undefined,
  ).slice(-1);
}

/** A day of a year, where the figure holds on that day. */
const inYear = (fact: FactId, year: number): IsoDate[] =>
  heldWithin(fact, [dayIn({ year, month: 1 }, 1), dayIn({ year, month: 12 }, 31)], (value) =>
    value.unit === 'day-of-year' ? dayIn({ year, month: value.month }, value.day) : undefined,
  );

/**
 * The day a figure gives for a month or a year. It may change within that time, so what it says on the
 * first and on the last day of it are both tried, and only what holds on its own day stays.
 */
const heldWithin = (
  fact: FactId,
  ends: readonly [IsoDate, IsoDate],
  dayOf: (value: FactValue) => IsoDate | undefined,
): IsoDate[] => [...new Set(ends.flatMap((at) => held(fact, at, dayOf)))];

/** The day that lies a figure's length after another. */
function after(fact: FactId, start: IsoDate): IsoDate[] {
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
  fact: FactId,
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
