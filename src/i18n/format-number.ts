import { languages, type Locale } from '../locales/languages.ts';

/**
 * Numbers in Latin digits. `Intl` groups some languages' Latin digits by thousands and differs between
 * engines (decision 5). Numbers and dates in words are in `format.ts`, which no page needs before its tool.
 */

/** "1234567" → "12,34,567": three digits, then twos. */
const groupIndian = (digits: string): string => digits.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',');
const groupings = { indian: groupIndian } as const;

/** 123456 → "1,23,456": Latin digits, at most two decimal places. Throws on what is no finite number. */
export function formatNumber(value: number, locale: Locale): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to show`);
  const size = Math.abs(value);
  // Shifted as decimal digits: 1.005 × 100 is less than 100.5 in binary. Below this, JavaScript writes exponents.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`)) / 100;
  const [whole = '', fraction] = String(rounded).split('.');
  const digits = groupings[languages[locale].grouping](whole) + (fraction ? `.${fraction}` : '');
  return value < 0 ? `-${digits}` : digits;
}

/** The digits of an exact decimal, grouped in the Indian way: "1234567.5" → "12,34,567.5". No size is too large. */
export function groupDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  if (!whole) throw new Error(`"${decimal}" is no plain decimal`);
  return (sign && '−') + groupIndian(whole) + fraction;
}

/** An exact amount in digits, with paise where it has any: "1234.5" → "₹1,234.50". */
export function formatExactRupees(decimal: string): string {
  const [whole = '', paise] = groupDigits(decimal).split('.');
  const amount = paise ? `${whole}.${paise.padEnd(2, '0')}` : whole;
  return amount.startsWith('−') ? `−₹${amount.slice(1)}` : `₹${amount}`;
}

/** 18 → "18%". */
export const formatPercent = (value: number, locale: Locale): string =>
  `${formatNumber(value, locale)}%`;
