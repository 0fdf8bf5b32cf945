import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorOf, notesOf, outcomeOf, sumOf } from '../../../../tests/support/sums.ts';

describe('loans (facts 4.11)', () => {
  it('5,00,000 at 12% for 36 months: 16,607.15 a month, interest 97,857.6', () => {
    const loan = sumOf('loan-instalment', calculatorOf('loan-instalment').example);
    expect(loan.instalment).toBe('16607.15');
    expect(Number(loan.interest).toFixed(1)).toBe('97857.6');
  });

  it('without interest the loan is divided by the months', () => {
    expect(
      sumOf('loan-instalment', { amount: '15000', rate: '0', months: '12', svanidhi: 'yes' }),
    ).toMatchObject({ instalment: '1250', interest: '0', subsidy: '0' });
  });

  it('PM SVANidhi gives back seven of twelve parts of the interest at 12%', () => {
    const { interest, subsidy, cost } = sumOf('loan-instalment', {
      amount: '15000',
      rate: '12',
      months: '12',
      svanidhi: 'yes',
    });
    expect(Number(subsidy)).toBeCloseTo((Number(interest) * 7) / 12, 2);
    expect(Number(cost) + Number(subsidy)).toBeCloseTo(Number(interest), 2);
  });

  it('the years repay the whole loan and end at nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 0, max: 48_000 }),
        fc.integer({ min: 1, max: 360 }),
        (amount, thousandths, months) => {
          const entered = {
            amount: String(amount),
            rate: String(thousandths / 1000),
            months: String(months),
          };
          const outcome = outcomeOf('loan-instalment', entered);
          if (outcome.kind !== 'result') throw new Error(outcome.kind);
          const rows = outcome.result.schedule?.rows ?? [];
          expect(rows).toHaveLength(Math.ceil(months / 12));
          expect(Math.abs(Number(rows.at(-1)?.[3]))).toBe(0);
          const repaid = rows.reduce((total, row) => total + Number(row[1]), 0);
          expect(Math.abs(repaid - amount)).toBeLessThanOrEqual(0.005 * rows.length + 0.001);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('10,000 at 10% a month costs 12,000 in a year; with PM SVANidhi a few hundred', () => {
    const both = sumOf('compare-loans', calculatorOf('compare-loans').example);
    expect(both).toMatchObject({
      paymentA: '1000',
      lastA: '10000',
      costA: '12000',
      trueRateA: '120',
    });
    expect(both).toMatchObject({ paymentB: '888.49', trueRateB: '12', costB: '275.77' });
    expect(both.difference).toBe('11724.23');
    expect(notesOf('compare-loans', calculatorOf('compare-loans').example)).toEqual([
      'a-costs-more',
    ]);
  });

  it('a flat rate and a fee cost more than they sound', () => {
    const offer = {
      amount: '100000',
      months: '12',
      rateA: '12',
      wayA: 'flat',
      rateB: '12',
      wayB: 'reducing',
    };
    expect(sumOf('compare-loans', offer)).toMatchObject({ costA: '12000', trueRateA: '21.5' });
    expect(Number(sumOf('compare-loans', { ...offer, feeB: '2000' }).trueRateB)).toBeGreaterThan(
      15,
    );
    expect(sumOf('compare-loans', { ...offer, feeB: '100000' })).not.toHaveProperty('trueRateB');
  });
});
