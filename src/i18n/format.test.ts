import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatExactRupees,
  formatNumber,
  formatRupees,
  groupDigits,
  todayInIndia,
} from './format.ts';

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

  it('keeps every rupee of an amount that is no round lakh', () => {
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

  it('groups what stands before the point, and refuses what is no number', () => {
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

  it('name the month in the language of the page', () => {
    expect(formatDate('2026-11-05', 'hi')).toContain('नव');
    expect(formatDate('2026-11-05', 'te')).toContain('నవం');
  });
});
