import { addToMonth, dayIn, daysBetween, monthOf } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';

/** Returns the whole days from one day to a later one; zero if it is not later. */
export const daysLate = (due: IsoDate, done: IsoDate): number =>
  Math.max(0, daysBetween(due, done));

/** Returns the calendar months that a period touches, first and last day included; a part counts as a month. */
export function monthsTouched(first: IsoDate, last: IsoDate): number {
  const month = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return last < first ? 0 : month(last) - month(first) + 1;
}

/** Returns a day of the month after a given day's month. */
export const dayOfNextMonth = (day: IsoDate, dayOfMonth: number): IsoDate =>
  dayIn(addToMonth(monthOf(day), 1), dayOfMonth);
