import type { Big } from 'big.js';
import { decimal, power, zero } from './decimal.ts';

const one = decimal(1);

/**
 * Returns the level instalment of a loan, unrounded: P × i × (1 + i)^n ÷ ((1 + i)^n − 1), or P ÷ n without
 * interest (facts 4.11). `monthly` is the monthly rate as a fraction.
 */
export function instalment(principal: Big, monthly: Big, months: number): Big {
  if (monthly.eq(0)) return principal.div(months);
  const growth = power(monthly.plus(1), months);
  return principal.times(monthly).times(growth).div(growth.minus(1));
}

/** Converts a yearly rate in per cent to a monthly rate as a fraction. */
export const monthlyRate = (yearlyPercent: Big): Big => yearlyPercent.div(1200);

/** Principal repaid, interest paid and balance, year by year. */
export interface LoanYear {
  year: number;
  repaid: Big;
  interest: Big;
  balance: Big;
}

/** Returns the yearly schedule of a loan with level instalments. The last balance is zero. */
export function loanYears(principal: Big, monthly: Big, months: number): readonly LoanYear[] {
  const paid = instalment(principal, monthly, months);
  const years: LoanYear[] = [];
  let balance = principal;
  for (let first = 0; first < months; first += 12) {
    const count = Math.min(12, months - first);
    let interest = zero;
    for (let month = 0; month < count; month++) {
      const due = balance.times(monthly).round(20);
      interest = interest.plus(due);
      balance = balance.plus(due).minus(paid);
    }
    const repaid = paid.times(count).minus(interest);
    years.push({ year: years.length + 1, repaid, interest, balance: balance.round(2) });
  }
  return years;
}

/**
 * Returns the monthly rate, as a fraction, at which equal payments plus a last one repay the received
 * amount. It makes loans with different interest methods and fees comparable. Zero if the
 * payments do not exceed the received amount; undefined above 100% a month.
 */
export function trueMonthlyRate(loan: {
  received: Big;
  payment: Big;
  months: number;
  last: Big;
}): Big | undefined {
  const { received, payment, months, last } = loan;
  if (payment.times(months).plus(last).lte(received)) return zero;
  const worth = (rate: Big): Big => {
    const fall = one.div(power(rate.plus(1), months));
    return payment.times(one.minus(fall)).div(rate).plus(last.times(fall));
  };
  let low = zero;
  let high = one;
  if (worth(high).gt(received)) return undefined;
  for (let step = 0; step < 50; step++) {
    const middle = low.plus(high).div(2);
    if (worth(middle).gt(received)) low = middle;
    else high = middle;
  }
  return high.round(12);
}
