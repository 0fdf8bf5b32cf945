import { dutyVerdict } from '../../../register/find.ts';
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
import { duties, type KnownDuty } from '../../../register/register.ts';
import { noAnswers, type PaperDay, type Profile } from '../../../register/answers.ts';
import type { DueRule } from '../../../register/record.ts';
import { extensions, type Extension } from './extensions.ts';

/**
 * The period of a date: a month, a quarter (by its last month), a year (by the year of the day), or a paper.
 */
type Period =
  | { kind: 'month'; of: Month }
  | { kind: 'quarter'; last: Month }
  | { kind: 'year'; year: number }
  | { kind: 'once' };

/** A due date. */
export interface DueDate {
  /** Never changes, because marks and calendar files refer to it. */
  id: string;
  duty: KnownDuty;
  /** The statutory day. */
  on: IsoDate;
  /** The last permitted day where it is later: an extension, or a public holiday. */
  movedTo?: IsoDate;
  /** The extension, if there is one. */
  extension?: Extension;
  period: Period;
}

/** A duty without a known day: an answer is missing, or only the authority knows the rule. */
export interface Question {
  duty: KnownDuty;
  why: 'answer' | 'paper' | 'office';
}

export interface Dates {
  dates: readonly DueDate[];
  ask: readonly Question[];
}

/** Number of months that the calendar covers. */
export const monthsAhead = 18;

/** A candidate day, perhaps outside the requested time. */
interface Found {
  key: string;
  on: IsoDate;
  period: Period;
  /** The figure that gives the day; absent for a day on a paper. */
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
    // A limit may change within this time; none changes twice.
    .filter((duty) => [from, until].some((day) => dutyVerdict(duty, profile, day) === 'yes'))
    .flatMap((duty) =>
      found(duty.due, profile, from, until)
        .filter(({ on }) => from <= on && on <= until && dutyVerdict(duty, profile, on) === 'yes')
        .map((day) => dueDate(duty, day, putOff)),
    );
  const ask = duties.flatMap((duty) => {
    const why = whyAsked(duty, profile, from);
    return why ? [{ duty, why }] : [];
  });
  return { dates: dates.toSorted(byDay), ask };
}

/** A business without answers, for duties whose day is the same for everybody. */
const anybody: Profile = { known: {}, own: noAnswers };

/** Returns the dates of these duties between two days, both included, for any business that has them. */
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

/** Returns the reason why a duty has no dates on a day; undefined when it has dates, or does not apply. */
function whyAsked(duty: KnownDuty, profile: Profile, on: IsoDate): Question['why'] | undefined {
  const { due } = duty;
  const verdict = dutyVerdict(duty, profile, on);
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

/** Returns all days of a rule around the requested time. */
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
        due.starts.flatMap((fact) =>
          inYear(fact, year).flatMap((start) =>
            after(due.fact, start).map((on) => yearly(on, year, due.fact)),
          ),
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

/** Returns a day of the next month, if the figure is valid on that day. */
function dayOfNextMonth(fact: FactId, after: Month): IsoDate[] {
  const next = addToMonth(after, 1);
  // At most one, because the date's id contains the month.
  return heldWithin(fact, [dayIn(next, 1), dayIn(next, 31)], (value) =>
    value.unit === 'day-of-month' ? dayIn(next, value.amount) : undefined,
  ).slice(-1);
}

/** Returns a day of a year, if the figure is valid on that day. */
const inYear = (fact: FactId, year: number): IsoDate[] =>
  heldWithin(fact, [dayIn({ year, month: 1 }, 1), dayIn({ year, month: 12 }, 31)], (value) =>
    value.unit === 'day-of-year' ? dayIn({ year, month: value.month }, value.day) : undefined,
  );

/**
 * Returns the day that a figure gives for a month or a year. The figure may change within that time, so its
 * values at both ends are tried, and only a day on which its value is valid counts.
 */
const heldWithin = (
  fact: FactId,
  ends: readonly [IsoDate, IsoDate],
  dayOf: (value: FactValue) => IsoDate | undefined,
): IsoDate[] => [...new Set(ends.flatMap((at) => held(fact, at, dayOf)))];

/** Returns the day that is a figure's length after another day. */
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
 * Returns the day that a figure gives, if it still gives it on that day. Throws for a figure of another type,
 * which is an error in a rule.
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

/** Returns the months whose dates can be between two days. */
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
