import { rupees, type CalculatorRule, type Line } from '../calculator.ts';
import { percentOf, toRupee } from '../decimal.ts';
import { working } from '../working.ts';

const rateOf = {
  trader: 'gst.composition.trader',
  maker: 'gst.composition.trader',
  restaurant: 'gst.composition.restaurant',
  services: 'gst.composition.services',
} as const;
const normalRates = [
  { id: 'low', fact: 'gst.rate.low' },
  { id: 'standard', fact: 'gst.rate.standard' },
  { id: 'high', fact: 'gst.rate.high' },
] as const;

/** Calculates a quarter's tax under the composition scheme and the regular scheme (facts 4.4). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'business',
      options: [{ id: 'trader' }, { id: 'maker' }, { id: 'restaurant' }, { id: 'services' }],
    },
    { kind: 'money', id: 'sales' },
    { kind: 'choice', id: 'regularRate', options: [{ id: 'skip' }, ...normalRates] },
    {
      kind: 'money',
      id: 'credit',
      optional: true,
      showIf: ({ regularRate }) => regularRate !== 'skip',
    },
  ],
  work(values, figures) {
    const sales = values.number('sales');
    const rate = figures.amount(rateOf[values.choice('business') as keyof typeof rateOf]);
    const tax = toRupee(percentOf(sales, rate));
    const lines: Line[] = [rupees('tax', tax, working`${sales} × ${rate}%`)];
    const normal = normalRates.find(({ id }) => id === values.choice('regularRate'));
    if (!normal) return { main: 'tax', lines };
    const normalRate = figures.amount(normal.fact);
    const output = toRupee(percentOf(sales, normalRate));
    const credit = values.number('credit');
    const regular = output.minus(credit);
    return {
      main: 'tax',
      lines: [
        ...lines,
        rupees('output', output, working`${sales} × ${normalRate}%`),
        rupees('credit', credit),
        rupees('regular', regular, working`${output} − ${credit}`),
      ],
      notes: regular.lt(0) ? ['credit-left'] : [],
      ...(regular.gte(0) && { bars: ['tax', 'regular'] }),
    };
  },
  example: { business: 'trader', sales: '600000', regularRate: 'skip' },
};
