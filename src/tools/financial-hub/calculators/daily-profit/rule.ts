import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { inPercent, sum } from '../decimal.ts';
import { working } from '../working.ts';

const costs = ['rent', 'fuel', 'helpers', 'loan', 'waste', 'other'] as const;

/** Calculates a day's profit at the cart, before and after a wage for the owner's own hours. */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'sales' },
    { kind: 'money', id: 'goods' },
    ...costs.map((id) => ({ kind: 'money', id, optional: true }) as const),
    { kind: 'money', id: 'ownWage', optional: true },
    { kind: 'count', id: 'days', min: 1, max: 31, optional: true },
  ],
  work(values) {
    const sales = values.number('sales');
    const goods = values.number('goods');
    const left = sales.minus(goods);
    const spent = sum(...costs.map((id) => values.number(id)));
    const before = left.minus(spent);
    const ownWage = values.number('ownWage');
    const profit = before.minus(ownWage);
    const days = values.number('days');
    return {
      main: 'profit',
      lines: [
        rupees('left', left, working`${sales} − ${goods}`),
        rupees('spent', spent),
        rupees('before', before, working`${left} − ${spent}`),
        ...(ownWage.gt(0) ? [rupees('ownWage', ownWage)] : []),
        rupees('profit', profit, working`${before} − ${ownWage}`),
        ...(sales.gt(0) ? [lineIn('percent', 'part', inPercent(profit, sales).round(2))] : []),
        ...(values.has('days')
          ? [rupees('month', profit.times(days), working`${profit} × ${days}`)]
          : []),
      ],
      notes: profit.lt(0) ? ['loss'] : [],
      ...(profit.gte(0) && { bars: ['spent', ...(ownWage.gt(0) ? ['ownWage'] : []), 'profit'] }),
    };
  },
  example: {
    sales: '2400',
    goods: '1300',
    rent: '100',
    fuel: '120',
    helpers: '0',
    loan: '60',
    waste: '70',
    other: '30',
    ownWage: '500',
    days: '26',
  },
};
