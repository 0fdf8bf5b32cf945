import { addDays, isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';

/** A last day, and whether it is past. */
export interface Deadline {
  on: IsoDate;
  isPast: boolean;
}

/** Returns the day that is `days` after the day on the notice, which does not count itself. */
export function deadline(noticeDay: string, days: number, today: IsoDate): Deadline | undefined {
  if (!isDay(noticeDay)) return undefined;
  const on = addDays(noticeDay, days);
  return { on, isPast: on < today };
}
