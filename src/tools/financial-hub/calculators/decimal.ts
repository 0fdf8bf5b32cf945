import { Big } from 'big.js';

/**
 * Money and rates are exact decimals: a binary fraction never enters a sum. A constructor of our own,
 * so that nobody else's settings reach it. Division keeps 30 places and rounds half up.
 */
const Decimal = Big();
Decimal.DP = 30;
Decimal.RM = 1;

/** Places kept between the steps of a power: more than any sum of money needs. */
const powerPlaces = 40;

/** A number of the code or the facts, or the text of one, as an exact decimal. Throws on anything else. */
export const decimal = (value: number | string | Big): Big =>
  Decimal(typeof value === 'number' ? String(value) : value);

export const zero = decimal(0);

/** So many per cent of an amount, unrounded. */
export const percentOf = (amount: Big, percent: Big): Big => amount.times(percent).div(100);

/** One amount as a part of another, in per cent. Throws where the other is zero. */
export const inPercent = (part: Big, whole: Big): Big => part.times(100).div(whole);

/** To two places, half up: how lines of a bill are rounded. */
export const toPaise = (amount: Big): Big => amount.round(2, 1);

/** To the nearest rupee, half up: how tax, PF and gratuity are paid (for GST: CGST Act, section 170). */
export const toRupee = (amount: Big): Big => amount.round(0, 1);

/** Up to the next whole number: how ESI is rounded, and how units are sold. */
export const upToWhole = (amount: Big): Big => amount.round(0, 3);

export const smaller = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
export const larger = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
export const sum = (...amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), zero);

/** `base` to a whole power from zero upwards, by squaring; each step is rounded to 40 places. */
export function power(base: Big, exponent: number): Big {
  let result = decimal(1);
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.times(square).round(powerPlaces);
    square = square.times(square).round(powerPlaces);
  }
  return result;
}
