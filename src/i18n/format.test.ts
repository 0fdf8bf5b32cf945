import { assert, constantFrom, date as anyDate, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../locales/worker-texts.ts';
import { factValueText, parseFactReference } from '../content/facts/fact-text.ts';
import { locales } from '../locales/languages.ts';
import { text as messages } from '../locales/en/interface.ts';
import {
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatMonth,
  formatMonthOfYear,
  formatOpeningHours,
  formatRupees,
  formatWeekday,
  todayInIndia,
} from './format.ts';
import { formatExactRupees, formatNumber, groupDigits } from './format-number.ts';

describe('numbers and rupees (I18N-03)', () => {
  it('groups in the Indian way with Latin digits in every language', () => {
    for (const locale of ['en', 'hi', 'te'] as const) {
      expect(formatNumber(123456, locale)).toBe('1,23,456');
    }
  });

  it('says lakh and crore where nothing is lost', () => {
    expect(formatRupees(2000, 'en')).toBe('₹2,000');
    expect(formatRupees(1_200_000, 'en')).toBe('₹12 lakh');
    expect(formatRupees(15_000_000, 'en')).toBe('₹1.5 crore');
    expect(formatRupees(15_000_000, 'hi')).toBe('₹1.5 करोड़');
    expect(formatRupees(15_000_000, 'te')).toBe('₹1.5 కోట్లు');
  });

  it('shows every rupee of an amount that is not a round lakh', () => {
    expect(formatRupees(123_456, 'en')).toBe('₹1,23,456');
    expect(formatRupees(200_000, 'en')).toBe('₹2 lakh');
    expect(formatRupees(499_999_995, 'en')).toBe('₹49,99,99,995');
  });
});

describe('exact amounts (TOOL-FIN-01)', () => {
  it.each([
    ['0', '₹0'],
    ['999', '₹999'],
    ['1000', '₹1,000'],
    ['123456', '₹1,23,456'],
    ['12345678.5', '₹1,23,45,678.50'],
    ['-1250.25', '−₹1,250.25'],
    ['99999999999999999999.99', '₹9,99,99,99,99,99,99,99,99,999.99'],
  ])('%s is %s', (decimal, shown) => expect(formatExactRupees(decimal)).toBe(shown));

  it('groups the digits before the point, and refuses text that is no number', () => {
    expect(groupDigits('1234567.12345')).toBe('12,34,567.12345');
    expect(() => groupDigits('1e3')).toThrow('1e3');
    expect(() => groupDigits('')).toThrow('no plain decimal');
  });
});

describe('dates', () => {
  it('are those of India whatever the machine says', () => {
    expect(formatDate('2026-11-05', 'en')).toBe('5 Nov 2026');
    expect(formatDate(new Date('2026-11-04T20:00:00Z'), 'en')).toBe('5 Nov 2026');
    expect(todayInIndia(new Date('2026-11-04T20:00:00Z'))).toBe('2026-11-05');
  });

  it('name the month in the language of the page (I18N-03)', () => {
    expect(formatDate('2026-11-05', 'hi')).toBe('5 नवंबर 2026');
    expect(formatDate('2026-11-05', 'te')).toBe('5 నవంబర్ 2026');
    expect(formatDateTime('2026-11-05T10:35:00Z', 'hi')).toBe('5 नवंबर 2026, शाम 4:05 बजे');
    expect(formatDateTime('2026-11-05T03:35:00Z', 'te')).toBe('5 నవంబర్ 2026, ఉదయం 9:05');
    expect(formatOpeningHours('09:00', '19:00', 'hi')).toBe('सुबह 9:00 बजे-शाम 7:00 बजे');
    expect(formatWeekday('2026-11-05', 'te')).toBe('గురువారం');
  });

  it('refuse what is no day', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError);
    expect(() => formatDate(Number.NaN, 'en')).toThrow(RangeError);
    expect(() => formatMonth(13, 'en')).toThrow('month 13');
    expect(() => formatWeekday('soon', 'en')).toThrow('soon');
    expect(() => formatNumber(Number.NaN, 'en')).toThrow('NaN');
  });
});

describe('English equals Intl for India', () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { numberingSystem: 'latn', ...options });
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const moments = anyDate({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it('in numbers', () => {
    const number = new Intl.NumberFormat('en-IN', {
      numberingSystem: 'latn',
      maximumFractionDigits: 2,
    });
    const values = oneof(
      integer({ min: -10_000_000_000, max: 10_000_000_000 }),
      integer({ min: 0, max: 100_000_000 }).map((value) => value / 1000),
      constantFrom(1.005, 1.235, 99.995, 0.004, 0.0000004, 0.1 + 0.2),
    );
    assert(
      property(values, (value) => {
        expect(formatNumber(value, 'en')).toBe(number.format(value));
      }),
      { numRuns: 3000 },
    );
  });

  it('in dates and times', () => {
    const dates = intl({ ...inIndia, ...date });
    const times = intl({ ...inIndia, ...date, hour: 'numeric', minute: '2-digit' });
    const days = intl({ day: 'numeric', month: 'long', timeZone: 'UTC' });
    const months = intl({ month: 'long', year: 'numeric', timeZone: 'UTC' });
    const weekdays = intl({ weekday: 'long', timeZone: 'UTC' });
    assert(
      property(moments, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(formatDate(moment, 'en')).toBe(dates.format(moment));
        expect(formatDateTime(moment, 'en')).toBe(times.format(moment));
        expect(formatDayOfYear(moment.getUTCMonth() + 1, moment.getUTCDate(), 'en')).toBe(
          days.format(moment),
        );
        expect(formatMonthOfYear(day, 'en')).toBe(months.format(moment));
        expect(formatWeekday(day, 'en')).toBe(weekdays.format(moment));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the form that a figure takes in its sentence', () => {
  it('is asked for in a placeholder', () => {
    expect(parseFactReference('fssai.validity@2026-03-31|before')).toEqual({
      id: 'fssai.validity',
      date: '2026-03-31',
      part: 'before',
    });
  });

  it('is another in Hindi and Telugu in front of a postposition, and the same in English', () => {
    const value = { unit: 'months', amount: 3 } as const;
    const forms = locales.map((locale) => [
      factValueText(value, { locale, messages }),
      factValueText(value, { locale, messages }, 'before'),
    ]);
    expect(forms).toEqual([
      ['3 months', '3 months'],
      ['3 महीने', '3 महीनों'],
      ['3 నెలలు', '3 నెలల'],
    ]);
    expect(factValueText({ unit: 'days', amount: 1 }, { locale: 'te', messages })).toBe('1 రోజు');
    expect(formatRupees(2_000_000, 'te')).toBe('₹20 లక్షలు');
    expect(formatRupees(2_000_000, 'te', 'before')).toBe('₹20 లక్షల');
    expect(formatRupees(10_000_000, 'te', 'before')).toBe('₹1 కోటి');
    expect(formatRupees(2_000_000, 'en', 'before')).toBe('₹20 lakh');
  });
});
