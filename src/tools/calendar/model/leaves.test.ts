import { expect, test } from 'vitest';
import type { IsoDate } from '../../../content/facts/types.ts';
import { noAnswers } from '../../../register/answers.ts';
import { emptyCalendar, endingRights, entriesOf, type SavedCalendar } from './entries.ts';
import { nextLeaves, stampsOf } from './leaves.ts';
import { openDates } from './open-dates.ts';

const today = '2026-11-23';
const gst: SavedCalendar = {
  ...emptyCalendar,
  answers: { ...noAnswers, gst: 'monthly', situations: ['epf', 'esi'] },
  since: '2026-11-01',
};
const leavesOf = (saved: SavedCalendar) =>
  nextLeaves(entriesOf(saved, { known: {}, own: saved.answers }, today).entries);
const days = (saved: SavedCalendar) => leavesOf(saved).map(({ on }) => on);

test('the next three days are leaves, late ones first, and one day is one leaf', () => {
  expect(days(gst)).toEqual(['2026-11-11', '2026-11-15', '2026-11-20']);
  const since = { ...gst, since: today } as const;
  expect(days(since)).toEqual(['2026-12-11', '2026-12-15', '2026-12-20']);
  expect(
    leavesOf(since)[1]
      ?.entries.map((entry) => entry.id.split('.')[0])
      .toSorted(),
  ).toEqual(['LAB-01', 'LAB-02']);
});

test('a date that is done, postponed or optional has no leaf', () => {
  const since = { ...gst, since: today } as const;
  const [first] = leavesOf(since);
  const id = first?.entries[0]?.id ?? '';
  expect(days({ ...since, marks: { [id]: { done: today } } })[0]).toBe('2026-12-15');
  expect(days({ ...since, marks: { [id]: { until: '2026-12-01' } } })[0]).toBe('2026-12-15');
  // The last day for last year's credit is a right: 30 November.
  expect(days(since)).not.toContain('2026-11-30');
});

test('a right that ends within two weeks is named beside the leaves, until its day has passed', () => {
  const rights = (day: IsoDate) =>
    endingRights(entriesOf({ ...gst, since: today }, { known: {}, own: gst.answers }, day).entries);
  expect(rights(today).map(({ on }) => on)).toEqual(['2026-11-30']);
  expect(rights('2026-11-10')).toEqual([]);
  expect(rights('2026-12-01')).toEqual([]);
});

test('home and “My dates” name the same next date, also after an optional one (ANSW-03)', () => {
  const quarterly: SavedCalendar = {
    ...emptyCalendar,
    answers: { ...noAnswers, gst: 'quarterly' },
    since: '2026-12-01',
  };
  const december = '2026-12-01';
  const { entries } = entriesOf(quarterly, { known: {}, own: quarterly.answers }, december);
  // 13 December: the invoices of the first month may be uploaded.
  expect(entries[0]?.id).toMatch(/^GST-03/);
  const [leaf] = nextLeaves(entries);
  const [home] = openDates(quarterly, {}, december);
  expect(home?.id).toBe(leaf?.entries[0]?.id);
});

test('a leaf says overdue, next, or in how many days', () => {
  const late = leavesOf(gst);
  expect(stampsOf(late, today)).toEqual(['overdue', 'overdue', 'overdue']);
  const leaves = leavesOf({ ...gst, since: today });
  expect(stampsOf(leaves, today)).toEqual(['next', 22, 27]);
  expect(stampsOf(leaves, '2026-12-11')[0]).toBe('today');
  // One day: tomorrow.
  expect(stampsOf(leaves, '2026-12-10')[0]).toBe(1);
});
