import { addMonths, isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';

/** Intervals of own dates. */
export const repeats = ['never', 'month', 'year'] as const;
export type Repeat = (typeof repeats)[number];

/** A date that the visitor has added. */
export interface OwnDate {
  id: string;
  title: string;
  /** The first day. */
  on: IsoDate;
  repeat: Repeat;
}

/** Longest title in characters. */
export const longestTitle = 80;

/** A day of an own date. */
export interface OwnDay {
  id: string;
  title: string;
  on: IsoDate;
  own: OwnDate;
}

const step: Record<Exclude<Repeat, 'never'>, number> = { month: 1, year: 12 };

/** Returns the days of own dates between two days. The 31st becomes the last day of a shorter month. */
export function ownDaysBetween(dates: readonly OwnDate[], from: IsoDate, until: IsoDate): OwnDay[] {
  return dates.flatMap((own) => {
    const days: OwnDay[] = [];
    for (let count = 0; ; count += 1) {
      // Counted from the first day, because adding to the previous day would turn the 31st into the
      // 28th permanently.
      const on = own.repeat === 'never' ? own.on : addMonths(own.on, count * step[own.repeat]);
      if (on > until) break;
      if (on >= from) days.push({ id: `${own.id}.${on}`, title: own.title, on, own });
      if (own.repeat === 'never') break;
    }
    return days;
  });
}

/** Reads own dates from a saved value, without invalid ones. Never throws. */
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
