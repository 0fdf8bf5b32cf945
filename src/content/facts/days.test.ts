import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  isDay,
  nextWorkingDay,
  weekdayOf,
} from './days.ts';

describe('days', () => {
  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-31', -2, '2025-11-30'],
  ] as const)('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });

  it('knows which days exist', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const none of ['2027-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '26-1-1', '', 5]) {
      expect(isDay(none), String(none)).toBe(false);
    }
  });

  it('counts across a leap day and a year’s end', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayIn({ year: 2027, month: 2 }, 31)).toBe('2027-02-28');
    expect(weekdayOf('2026-11-22')).toBe(0);
  });

  it('the last day of a month is the one before the next month begins', () => {
    const months = fc.record({
      year: fc.integer({ min: 1890, max: 2410 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(months, ({ year, month }) => {
        const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
        expect(dayIn({ year, month }, 31)).toBe(last);
      }),
    );
  });

  it.each([
    ['2027-01-31', '2027-02-01'], // a Sunday
    ['2027-08-15', '2027-08-16'], // a Sunday and Independence Day
    ['2026-10-02', '2026-10-03'], // Gandhi Jayanti, a Friday
    ['2028-10-01', '2028-10-03'], // a Sunday, then Gandhi Jayanti
    ['2027-07-31', '2027-07-31'], // a Saturday: no holiday everywhere
  ] as const)('after %s the next working day is %s', (day, next) => {
    expect(nextWorkingDay(day)).toBe(next);
  });

  it('adding days and counting them are opposites', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysBetween('2026-11-21', addDays('2026-11-21', days))).toBe(days);
      }),
    );
  });
});
