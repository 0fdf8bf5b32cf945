import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noAnswers, type Profile } from '../../../register/answers.ts';
import { parseOwnAnswers, setupPath } from './answers.ts';
import { dueNow, emptyCalendar, entriesOf, parseCalendar, type SavedCalendar } from './entries.ts';
import { ownDaysBetween, parseOwnDates, type OwnDate } from './own-dates.ts';

const rent: OwnDate = { id: 'own-1', title: 'Rent', on: '2027-01-31', repeat: 'month' };
const profile: Profile = {
  known: { kind: 'shop', state: 'up', entity: 'proprietor', workers: 0, reach: [] },
  own: { ...noAnswers, gst: 'monthly' },
};
const calendarWith = (change: Partial<SavedCalendar> = {}): SavedCalendar => ({
  ...emptyCalendar,
  since: '2026-11-21',
  ...change,
});
const standing = (calendar: SavedCalendar, id: string, today: '2026-11-21' | '2026-12-21') =>
  entriesOf(calendar, profile, today).entries.find((entry) => entry.id === id)?.standing;

describe('dates of one’s own', () => {
  it('on the 31st fall on the last day of shorter months, and then on the 31st again', () => {
    const days = ownDaysBetween([rent], '2027-01-01', '2027-05-31').map(({ on }) => on);
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  });

  it('on a leap day fall in each year', () => {
    const leap: OwnDate = { ...rent, on: '2028-02-29', repeat: 'year' };
    const days = ownDaysBetween([leap], '2028-01-01', '2032-12-31').map(({ on }) => on);
    expect(days).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('once, where they do not repeat', () => {
    expect(ownDaysBetween([{ ...rent, repeat: 'never' }], '2026-01-01', '2030-01-01')).toHaveLength(
      1,
    );
  });
});

describe('the state of a date', () => {
  it('is soon, then past its day, until it is ticked', () => {
    const id = 'GST-01.2026-11';
    expect(standing(calendarWith(), 'GST-01.2026-12', '2026-11-21')).toBe('later');
    expect(standing(calendarWith(), id, '2026-12-21')).toBe('overdue');
    expect(
      standing(calendarWith({ marks: { [id]: { done: '2026-12-20' } } }), id, '2026-12-21'),
    ).toBe('done');
  });

  it('is quiet after it was postponed, until its new day', () => {
    const id = 'GST-05.2026-11';
    const until = (day: '2026-12-21' | '2026-12-22') =>
      calendarWith({ marks: { [id]: { until: day } } });
    expect(standing(until('2026-12-22'), id, '2026-12-21')).toBe('snoozed');
    expect(standing(until('2026-12-21'), id, '2026-12-21')).toBe('overdue');
    const { entries } = entriesOf(until('2026-12-22'), profile, '2026-12-21');
    expect(dueNow(entries, '2026-12-21').map((entry) => entry.id)).not.toContain(id);
  });

  it('is absent if it fell due before the calendar was set up', () => {
    const { entries } = entriesOf(calendarWith(), profile, '2026-12-21');
    expect(entries.every(({ on }) => on >= '2026-11-21')).toBe(true);
  });
});

describe('saved entries of any version', () => {
  it('never break the calendar', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        const calendar = parseCalendar(anything);
        expect(parseCalendar(calendar)).toEqual(calendar);
        expect(() => entriesOf(calendar, profile, '2026-11-21')).not.toThrow();
        parseOwnDates(anything);
        parseOwnAnswers(anything);
      }),
    );
  });

  it('are read where their form is known, and left out otherwise', () => {
    expect(
      parseCalendar({
        answers: { gst: 'weekly', situations: ['tds', 'x'], days: { 'meeting-on': '2027-02-30' } },
        own: [rent, { ...rent, on: 'soon' }],
        marks: { a: { done: '2026-11-21' }, b: { done: 'yes' }, c: { until: '2026-12-01' } },
        since: '2026-11-21',
      }),
    ).toEqual({
      answers: { situations: ['tds'], days: {} },
      own: [rent],
      marks: { a: { done: '2026-11-21' }, c: { until: '2026-12-01' } },
      since: '2026-11-21',
    });
  });
});

describe('which of the finder’s questions are asked here', () => {
  const today = '2026-11-21';
  it('kind and place come first, then the questions that depend on them, and none that is answered', () => {
    expect(setupPath({}, {}, today).steps).toEqual(['kind', 'state']);
    const shop = { kind: 'shop', state: 'up' } as const;
    expect(setupPath({}, shop, today).steps).toContain('entity');
    expect(setupPath(shop, shop, today).steps).not.toContain('state');
    expect(setupPath({}, { kind: 'street-mobile' }, today).steps).not.toContain('entity');
  });

  it('a town of another state counts as no answer', () => {
    const moved = { kind: 'shop', state: 'ka', place: 'ghmc' } as const;
    expect(setupPath(moved, moved, today).steps).toContain('place');
  });
});
