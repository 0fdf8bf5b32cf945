import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupees } from './format.ts';
import { parseAmount } from './parse-amount.ts';

describe('what people type', () => {
  it.each([
    ['600000', 600_000],
    ['6,00,000', 600_000],
    ['₹ 6,00,000', 600_000],
    ['Rs. 6,00,000/-', 600_000],
    ['6 lakh', 600_000],
    ['6lakhs', 600_000],
    ['6 Lac', 600_000],
    ['1.15 lakh', 115_000],
    ['1.2 crore', 12_000_000],
    ['1.2cr', 12_000_000],
    ['50k', 50_000],
    ['५०,०००', 50_000],
    ['५ लाख', 500_000],
    ['1.5 करोड़', 15_000_000],
    ['౫ లక్షలు', 500_000],
    ['0', 0],
    ['  3 ', 3],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each(['', 'lakh', 'six', '-5', '5-6 lakh', '1.2.3', '6 lakh 50', '5 dozen'])(
    '"%s" is no number',
    (text) => {
      expect(parseAmount(text)).toBeUndefined();
    },
  );
});

it('reads back what the site writes', () => {
  assert(
    property(integer({ min: 0, max: 1_000_000_000 }), (amount) => {
      expect(parseAmount(formatRupees(amount, 'en'))).toBe(amount);
    }),
  );
});

it('never throws, and gives no negative number', () => {
  assert(
    property(string(), (text) => {
      expect(parseAmount(text) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
