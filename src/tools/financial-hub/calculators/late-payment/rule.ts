import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { decimal, power, toPaise } from '../decimal.ts';
import { working } from '../working.ts';

/** Calculates the interest that a buyer owes a micro or small supplier, compounded monthly (facts 4.15). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'money', id: 'amount' },
    { kind: 'percent', id: 'bankRate', max: 50 },
    { kind: 'count', id: 'months', max: 600 },
  ],
  work(values, figures) {
    const amount = values.number('amount');
    const bankRate = values.number('bankRate');
    const months = Number(values.number('months'));
    const multiple = figures.amount('msme.late.multiple');
    const rate = bankRate.times(multiple);
    const growth = power(rate.div(1200).plus(1), months);
    const interest = toPaise(amount.times(growth.minus(1)));
    return {
      main: 'interest',
      lines: [
        lineIn('percent', 'rate', rate, working`${bankRate} × ${multiple}`),
        rupees(
          'interest',
          interest,
          working`${amount} × (1 + ${rate} ÷ 1200)^${decimal(months)} − ${amount}`,
        ),
        rupees('total', amount.plus(interest), working`${amount} + ${interest}`),
      ],
      bars: ['interest', 'total'],
    };
  },
  example: { amount: '100000', bankRate: '6', months: '4' },
};
