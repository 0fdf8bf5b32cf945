import type { FactsUnder } from '../../../../content/facts/lookup.ts';
import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { larger, percentOf, sum, toPaise, zero } from '../decimal.ts';
import { working } from '../working.ts';

const cycle = ['stockDays', 'debtorDays', 'creditorDays'] as const;

/** Calculates the working capital by the turnover method, and the cash cycle (facts 4.12). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'turnover' },
    { kind: 'money', id: 'funds', optional: true },
    { kind: 'money', id: 'supplierCredit', optional: true },
    ...cycle.map((id) => ({ kind: 'count', id, max: 1000, optional: true }) as const),
  ],
  work(values, figures) {
    const turnover = values.number('turnover');
    const part = (id: FactsUnder<'start.working-capital.'>) => {
      const percent = figures.amount(`start.working-capital.${id}`);
      const amount = toPaise(percentOf(turnover, percent));
      return rupees(id, amount, working`${turnover} × ${percent}%`);
    };
    const need = part('need');
    const bank = part('bank');
    const own = part('own');
    const funds = sum(values.number('funds'), values.number('supplierCredit'));
    const gap = larger(need.value.minus(funds), zero);
    const [stock, debtors, creditors] = cycle.map((id) => values.number(id)) as [Big, Big, Big];
    const hasCycle = cycle.some((id) => values.has(id));
    const isAbove = bank.value.gt(figures.amount('working-capital.max'));
    return {
      main: 'need',
      lines: [
        need,
        bank,
        own,
        ...(funds.gt(0) ? [rupees('gap', gap, working`${need.value} − ${funds}`)] : []),
        ...(hasCycle
          ? [
              lineIn(
                'days',
                'cycle',
                stock.plus(debtors).minus(creditors),
                working`${stock} + ${debtors} − ${creditors}`,
              ),
            ]
          : []),
      ],
      notes: isAbove ? ['above-limit'] : [],
      bars: ['bank', 'own'],
    };
  },
  example: {
    turnover: '4000000',
    stockDays: '30',
    debtorDays: '20',
    creditorDays: '15',
  },
};
