import { Big } from 'big.js';

/**
 * Money and rates are exact decimals, because binary fractions cause rounding errors. The constructor is our own,
 * so that other code's settings cannot change it. Division keeps 30 places and rounds half up.
 */
const Decimal = Big();
Decimal.DP = 30;
Decimal.RM = 1;

/** Decimal places between the steps of a power: more than any amount of money needs. */
const powerPlaces = 40;

/** Converts a number or its text to an exact decimal. Throws on anything else. */
export const decimal = (value: number | string | Big): Big =>
  Decimal(typeof value === 'number' ? String(value) : value);

export const zero = decimal(0);

/** Returns a percentage of an amount, unrounded. */
export const percentOf = (amount: Big, percent: Big): Big => amount.times(percent).div(100);

/** Returns one amount as a percentage of another. Throws when the other is zero. */
export const inPercent = (part: Big, whole: Big): Big => part.times(100).div(whole);

/** Rounds to two places, half up, as for the lines of a bill. */
export const toPaise = (amount: Big): Big => amount.round(2, 1);

/** Rounds to the nearest rupee, half up, as for tax, PF and gratuity (for GST: CGST Act, section 170). */
export const toRupee = (amount: Big): Big => amount.round(0, 1);

/** Rounds up to the next whole number, as for ESI and for units sold. */
export const upToWhole = (amount: Big): Big => amount.round(0, 3);

export const smaller = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
export const larger = (a: Big, b: Big): Big => (a.gt(b) ? a : b);
export const sum = (...amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), zero);

/** Raises `base` to a whole power from zero upwards, by squaring; each step is rounded to 40 places. */
export function power(base: Big, exponent: number): Big {
  let result = decimal(1);
  let square = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result.times(square).round(powerPlaces);
    square = square.times(square).round(powerPlaces);
  }
  return result;
}
