import type { FactId } from '../../../../content/facts/lookup.ts';
import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { decimal, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

export type TaxState =
  | 'telangana'
  | 'andhra'
  | 'karnataka'
  | 'maharashtra-men'
  | 'maharashtra-women';

/** Professional tax of an employee in an ordinary month and in February, by the state's slabs. */
interface MonthlyTax {
  month: Big;
  february: Big;
}

/** Professional tax on a monthly pay (facts 4.14). */
export function professionalTax(state: TaxState, pay: Big, figures: Figures): MonthlyTax {
  if (state === 'telangana') {
    return threeSlabs(pay, figures, {
      free: 'labour.pt.wage-free',
      middleMax: 'labour.pt.middle-max',
      middle: 'labour.pt.middle',
      high: 'labour.pt.high',
    });
  }
  if (state === 'andhra') {
    return threeSlabs(pay, figures, {
      free: 'professional-tax.andhra.free',
      middleMax: 'professional-tax.andhra.middle-max',
      middle: 'professional-tax.andhra.middle',
      high: 'professional-tax.andhra.high',
    });
  }
  const limit = figures.amount(`professional-tax.${state}.free`);
  const isTaxed = state === 'karnataka' ? pay.gte(limit) : pay.gt(limit);
  if (isTaxed) {
    return {
      month: figures.amount(`professional-tax.${state}.month`),
      february: figures.amount(`professional-tax.${state}.february`),
    };
  }
  if (state === 'maharashtra-men' && pay.gt(figures.amount('professional-tax.maharashtra.free'))) {
    return everyMonth(figures.amount('professional-tax.maharashtra.middle'));
  }
  return everyMonth(zero);
}

const everyMonth = (amount: Big): MonthlyTax => ({ month: amount, february: amount });

function threeSlabs(
  pay: Big,
  figures: Figures,
  facts: Record<'free' | 'middleMax' | 'middle' | 'high', FactId>,
): MonthlyTax {
  if (pay.lte(figures.amount(facts.free))) return everyMonth(zero);
  const isMiddle = pay.lte(figures.amount(facts.middleMax));
  return everyMonth(figures.amount(isMiddle ? facts.middle : facts.high));
}

/** Calculates the professional tax of one employee per month and per year (facts 4.14). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'state',
      options: [
        { id: 'telangana' },
        { id: 'andhra' },
        { id: 'karnataka' },
        { id: 'maharashtra-men' },
        { id: 'maharashtra-women' },
      ],
    },
    { kind: 'money', id: 'pay' },
    { kind: 'count', id: 'workers', min: 1, max: 100_000, optional: true },
  ],
  work(values, figures) {
    const state = values.choice('state') as TaxState;
    const { month, february } = professionalTax(state, values.number('pay'), figures);
    const year = month.times(11).plus(february);
    const workers = values.has('workers') ? values.number('workers') : decimal(1);
    return {
      main: 'month',
      lines: [
        rupees('month', month),
        ...(february.eq(month) ? [] : [rupees('february', february)]),
        rupees('year', year, working`${month} × 11 + ${february}`),
        ...(workers.gt(1)
          ? [
              lineIn('count', 'workers', workers),
              rupees('together', year.times(workers), working`${year} × ${workers}`),
            ]
          : []),
      ],
      notes: month.eq(0) ? ['none'] : [],
    };
  },
  example: { state: 'telangana', pay: '18000' },
};
