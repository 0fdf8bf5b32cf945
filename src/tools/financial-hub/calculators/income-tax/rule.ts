import type { Big } from 'big.js';
import { rupees, type CalculatorRule, type Line } from '../calculator.ts';
import { larger, percentOf, smaller, sum, toRupee, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

const slices = [1, 2, 3, 4, 5, 6] as const;

interface IncomeTax {
  /** The tax of each taxed slice of the income. */
  slices: readonly { from: Big; to: Big; rate: Big; tax: Big }[];
  beforeRebate: Big;
  /** The reduction by the rebate, or by the relief just above its limit. */
  rebate: Big;
  cess: Big;
  total: Big;
}

/** Income tax of a year in the new regime on ordinary income, without surcharge (facts 4.7). */
function incomeTax(income: Big, figures: Figures): IncomeTax {
  const taxed = [];
  let from = zero;
  for (const number of [...slices, 'top'] as const) {
    if (income.lte(from)) break;
    const upTo = number === 'top' ? income : figures.amount(`income-tax.slab.${number}.up-to`);
    const to = smaller(income, upTo);
    const rate = figures.amount(`income-tax.slab.${number}.rate`);
    taxed.push({ from, to, rate, tax: percentOf(to.minus(from), rate) });
    from = upTo;
  }
  const beforeRebate = sum(...taxed.map(({ tax }) => tax));
  const limit = figures.amount('income-tax.rebate.up-to');
  const rebate = income.lte(limit)
    ? smaller(beforeRebate, figures.amount('income-tax.rebate.max'))
    : // Just above the limit the tax is never more than what the income is above it.
      larger(beforeRebate.minus(income.minus(limit)), zero);
  const tax = beforeRebate.minus(rebate);
  const cess = percentOf(tax, figures.amount('income-tax.cess'));
  return { slices: taxed, beforeRebate, rebate, cess, total: toRupee(tax.plus(cess)) };
}

/** Returns the lines of an income tax, and the note for incomes with further charges. */
export function incomeTaxLines(
  income: Big,
  figures: Figures,
): { lines: readonly Line[]; notes: readonly string[] } {
  const { beforeRebate, rebate, cess, total } = incomeTax(income, figures);
  const rate = figures.amount('income-tax.cess');
  const tax = beforeRebate.minus(rebate);
  return {
    lines: [
      rupees('beforeRebate', beforeRebate),
      ...(rebate.gt(0) ? [rupees('rebate', rebate)] : []),
      ...(cess.gt(0) ? [rupees('cess', cess, working`${tax} × ${rate}%`)] : []),
      rupees('tax', total),
    ],
    notes: income.gt(figures.amount('income-tax.surcharge.above')) ? ['surcharge'] : [],
  };
}

/** Calculates a person's income tax for a year, slice by slice (facts 4.7). */
export const rule: CalculatorRule = {
  inputs: [{ kind: 'money', id: 'income' }],
  work(values, figures) {
    const income = values.number('income');
    return {
      main: 'tax',
      ...incomeTaxLines(income, figures),
      schedule: {
        columns: ['from', 'to', 'rate', 'tax'],
        rows: incomeTax(income, figures).slices.map(({ from, to, rate, tax }) => [
          from,
          to,
          rate,
          tax,
        ]),
      },
    };
  },
  example: { income: '1500000' },
};
