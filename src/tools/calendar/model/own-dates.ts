import { addMonths, isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';

/** How often a date of somebody's own comes again. */
export const repeats = ['never', 'month', 'year'] as const;
export type Repeat = (typeof repeats)[number];

/** A date somebody wrote into the calendar themselves. */
export interface OwnDate {
  id: string;
  title: string;
  /** The first day. */
  on: IsoDate;
  repeat: Repeat;
}

/** Long enough for a reminder, short enough for a line. */
export const longestTitle = 80;

/** One day of an own date. */
export interface OwnDay {
  id: string;
  title: string;
  on: IsoDate;
  own: OwnDate;
}

const step: Record<Exclude<Repeat, 'never'>, number> = { month: 1, year: 12 };

/** The days of own dates between two days. The 31st of a month is the last day of a shorter one. */
export function ownDaysBetween(dates: readonly OwnDate[], from: IsoDate, until: IsoDate): OwnDay[] {
  return dates.flatMap((own) => {
    const days: OwnDay[] = [];
    for (let count = 0; ; count += 1) {
      // From the first day each time: adding to the day before would turn a 31st into a 28th for ever.
      const on = own.repeat === 'never' ? own.on : addMonths(own.on, count * step[own.repeat]);
      if (on > until) break;
      if (on >= from) days.push({ id: `${own.id}.${on}`, title: own.title, on, own });
      if (own.repeat === 'never') break;
    }
    return days;
  });
}

/** Own dates out of something kept: what is none of ours is left out. Never throws. */
export const parseOwnDates = (value: unknown): OwnDate[] =>
  Array.isArray(value) ? value.filter(isOwnDate) : [];

function isOwnDate(value: unknown): value is OwnDate {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, on, repeat } = value as Partial<Record<keyof OwnDate, unknown>>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    title !== '' &&
    isDay(on) &&
    repeats.includes(repeat as Repeat)
  );
}
