import { languages, type Locale } from '../locales/languages.ts';

/**
 * Numbers in Latin digits. `Intl` groups some languages' Latin digits by thousands and differs between
 * engines (decision 5). Numbers and dates in words are in `format.ts`, which no page needs before its tool.
 */

/** "1234567" → "12,34,567": three digits, then twos. */
const groupIndian = (digits: string): string => digits.replaceAll(/\B(?=(\d{2})*\d{3}$)/g, ',');
const groupings = { indian: groupIndian } as const;

/**
 * Formats 123456 as "1,23,456": Latin digits, at most two decimal places. Throws when the value is not
 * finite.
 */
export function formatNumber(value: number, locale: Locale): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no number to show`);
  const size = Math.abs(value);
  // Shifts the decimal digits, because 1.005 × 100 is less than 100.5 in binary. Smaller values have an
  // exponent in JavaScript.
  const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e2`)) / 100;
  const [whole = '', fraction] = String(rounded).split('.');
  const digits = groupings[languages[locale].grouping](whole) + (fraction ? `.${fraction}` : '');
  return value < 0 ? `-${digits}` : digits;
}

/**
 * Groups the digits of an exact decimal in the Indian way: "1234567.5" → "12,34,567.5". Accepts any length.
 */
export function groupDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(decimal) ?? [];
  if (!whole) throw new Error(`"${decimal}" is no plain decimal`);
  return (sign && '−') + groupIndian(whole) + fraction;
}

/** Formats an exact amount, with paise if it has any: "1234.5" → "₹1,234.50". */
export function formatExactRupees(decimal: string): string {
  const [whole = '', paise] = groupDigits(decimal).split('.');
  const amount = paise ? `${whole}.${paise.padEnd(2, '0')}` : whole;
  return amount.startsWith('−') ? `−₹${amount.slice(1)}` : `₹${amount}`;
}

/** 18 → "18%". */
export const formatPercent = (value: number, locale: Locale): string =>
  `${formatNumber(value, locale)}%`;
