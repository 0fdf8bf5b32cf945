import { expect, it } from 'vitest';
import type { IsoDate } from '../../src/content/facts/types.ts';
import { lapsedOn, reviewsAt } from './lapsed.ts';

it('lists figures, rules, dates and schemes from the day after their review day (TRUST-02)', () => {
  const checked = '2026-11-20';
  expect(lapsedOn(checked)).toEqual([]);
  const [first] = reviewsAt(checked);
  expect(first).toBeDefined();
  const day = first?.reviewBy ?? checked;
  expect(lapsedOn(day)).toEqual([]);
  expect(new Set(lapsedOn('2028-01-01').map(({ kind }) => kind))).toEqual(
    new Set(['figure', 'rule of the finder', 'date of the calendar', 'scheme']),
  );
});

it('lists figures that ended without a next value', () => {
  const ids = (day: IsoDate) => reviewsAt(day).map(({ id }) => id);
  for (const day of ['2026-03-31', '2026-11-20'] as const) {
    expect(ids(day)).toContain('fssai.registration.fee');
  }
});
