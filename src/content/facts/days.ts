import type { IsoDate } from './types.ts';

/**
 * Arithmetic with calendar days, `YYYY-MM-DD`. No clock and no time zone is in it: a day is a day in
 * India because `todayInIndia` gave the first one.
 */

const dayMs = 86_400_000;
const moment = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`);
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10) as IsoDate;

/** A month of a year; 1 is January. */
export interface Month {
  year: number;
  month: number;
}

/** True for a day that exists: 2028-02-29 does, 2027-02-29 does not. */
export const isDay = (text: unknown): text is IsoDate =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  isoOf(moment(text as IsoDate)) === text;

export const monthOf = (day: IsoDate): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** The month this many months later; earlier where the number is below zero. */
export function addToMonth({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** How many days a month has. */
export const daysIn = ({ year, month }: Month): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day of a month; the last one where the month has no such day. */
export const dayIn = ({ year, month }: Month, day: number): IsoDate =>
  isoOf(Date.UTC(year, month - 1, Math.min(day, daysIn({ year, month }))));

export const addDays = (day: IsoDate, days: number): IsoDate => isoOf(moment(day) + days * dayMs);

/** The same day this many months later, the last of that month where it has none such. */
export const addMonths = (day: IsoDate, months: number): IsoDate =>
  dayIn(addToMonth(monthOf(day), months), Number(day.slice(8)));

/** How many days the second lies behind the first; below zero when before it. */
export const daysBetween = (first: IsoDate, second: IsoDate): number =>
  (moment(second) - moment(first)) / dayMs;

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDate): number => new Date(moment(day)).getUTCDay();

/** The three holidays of the whole country, month and day: they never move. */
const nationalHolidays = new Set(['01-26', '08-15', '10-02']);

/** A Sunday or a national holiday: a public holiday in every state. Others differ and are not known here. */
export const isHolidayEverywhere = (day: IsoDate): boolean =>
  weekdayOf(day) === 0 || nationalHolidays.has(day.slice(5));

/** The day itself, or the next one that is no holiday of the whole country. */
export function nextWorkingDay(day: IsoDate): IsoDate {
  let next = day;
  while (isHolidayEverywhere(next)) next = addDays(next, 1);
  return next;
}

/** "2026-11": a month as part of an id. */
export const monthKey = ({ year, month }: Month): string =>
  `${year}-${String(month).padStart(2, '0')}`;
