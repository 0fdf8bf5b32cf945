import type { IsoDate } from '../../../content/facts/types.ts';

const dayMs = 86_400_000;
const utc = (day: IsoDate): number => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one day to a later one; zero where it is not later. */
export const daysLate = (due: IsoDate, done: IsoDate): number =>
  Math.max(0, Math.round((utc(done) - utc(due)) / dayMs));

/** Calendar months that a span of days touches, first and last day included; a part counts as a month. */
export function monthsTouched(first: IsoDate, last: IsoDate): number {
  const month = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return last < first ? 0 : month(last) - month(first) + 1;
}

/** A day of the month after the one a day lies in. */
export function dayOfNextMonth(day: IsoDate, dayOfMonth: number): IsoDate {
  const date = new Date(utc(day));
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, dayOfMonth);
  return new Date(next).toISOString().slice(0, 10) as IsoDate;
}
