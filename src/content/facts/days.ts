import type { IsoDate } from './types.ts';

/**
 * Arithmetic with calendar days, `YYYY-MM-DD`. It uses no clock and no time zone: days are Indian
 * because `todayInIndia` returned the first one.
 */

const dayMs = 86_400_000;
const moment = (day: IsoDate) => Date.parse(`${day}T00:00:00Z`);
const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10) as IsoDate;

/** A month of a year; 1 is January. */
export interface Month {
  year: number;
  month: number;
}

/** Returns true for a day that exists: 2028-02-29 does, 2027-02-29 does not. */
export const isDay = (text: unknown): text is IsoDate =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  isoOf(moment(text as IsoDate)) === text;

export const monthOf = (day: IsoDate): Month => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
});

/** Returns the month that is `months` later; a negative number returns an earlier one. */
export function addToMonth({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the number of days in a month. */
export const daysIn = ({ year, month }: Month): number =>
  month === 2 && isLeapYear(year) ? 29 : (daysOfMonths[month - 1] ?? Number.NaN);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Returns a day of a month, or the last day of a shorter month. The calendar asks for thousands of them. */
export const dayIn = ({ year, month }: Month, day: number): IsoDate =>
  `${year}-${twoDigits(month)}-${twoDigits(Math.min(day, daysIn({ year, month })))}` as IsoDate;

export const addDays = (day: IsoDate, days: number): IsoDate => isoOf(moment(day) + days * dayMs);

/** Returns the same day some months later, or the last day of a shorter month. */
export const addMonths = (day: IsoDate, months: number): IsoDate =>
  dayIn(addToMonth(monthOf(day), months), Number(day.slice(8)));

/** Returns the number of days from the first day to the second; negative if the second is earlier. */
export const daysBetween = (first: IsoDate, second: IsoDate): number =>
  (moment(second) - moment(first)) / dayMs;

/** 0 is Sunday. */
export const weekdayOf = (day: IsoDate): number => new Date(moment(day)).getUTCDay();

/** The three national holidays, month and day: their dates never change. */
const nationalHolidays = new Set(['01-26', '08-15', '10-02']);

/** Returns true for a Sunday or a national holiday, which are holidays in every state. Knows no state holidays. */
export const isHolidayEverywhere = (day: IsoDate): boolean =>
  weekdayOf(day) === 0 || nationalHolidays.has(day.slice(5));

/** Returns the day itself, or the next day that is not a nationwide holiday. */
export function nextWorkingDay(day: IsoDate): IsoDate {
  let next = day;
  while (isHolidayEverywhere(next)) next = addDays(next, 1);
  return next;
}

/** A month as part of an id: "2026-11". */
export const monthKey = ({ year, month }: Month): string => `${year}-${twoDigits(month)}`;
