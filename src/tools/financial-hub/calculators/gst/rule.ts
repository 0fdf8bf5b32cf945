import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { decimal, percentOf, toPaise } from '../decimal.ts';
import { working } from '../working.ts';

const rateFacts = [
  { id: 'standard', fact: 'gst.rate.standard' },
  { id: 'low', fact: 'gst.rate.low' },
  { id: 'high', fact: 'gst.rate.high' },
  { id: 'gold', fact: 'gst.rate.gold' },
  { id: 'diamond-cut', fact: 'gst.rate.diamond-cut' },
  { id: 'diamond-rough', fact: 'gst.rate.diamond-rough' },
  { id: 'bricks', fact: 'gst.rate.bricks' },
  { id: 'bricks-credit', fact: 'gst.rate.bricks-credit' },
] as const;

/**
 * Adds GST to a price, or extracts it from one (facts 4.1). Each tax of a line is rounded to paise. Inside
 * a state each half is rounded, so that both halves are equal and add up to the tax.
 */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'choice', id: 'direction', options: [{ id: 'add' }, { id: 'remove' }] },
    { kind: 'money', id: 'amount' },
    { kind: 'choice', id: 'rate', options: [...rateFacts, { id: 'none' }] },
    { kind: 'choice', id: 'place', options: [{ id: 'same-state' }, { id: 'other-state' }] },
  ],
  work(values, figures) {
    const amount = values.number('amount');
    const rateFact = rateFacts.find(({ id }) => id === values.choice('rate'))?.fact;
    const rate = rateFact ? figures.amount(rateFact) : decimal(0);
    const adds = values.choice('direction') === 'add';
    const withinState = values.choice('place') === 'same-state';
    // The rate of each tax that is rounded: two halves, or one whole.
    const part = withinState ? rate.div(2) : rate;
    const partTax = toPaise(
      adds ? percentOf(amount, part) : amount.times(part).div(rate.plus(100)),
    );
    const tax = withinState ? partTax.times(2) : partTax;
    const base = adds ? amount : amount.minus(tax);
    const how = adds
      ? working`${amount} × ${part}%`
      : working`${amount} × ${part} ÷ (100 + ${rate})`;
    return {
      main: adds ? 'total' : 'base',
      lines: [
        rupees('base', base, adds ? undefined : working`${amount} − ${tax}`),
        lineIn('percent', 'rate', rate),
        ...(withinState
          ? [rupees('cgst', partTax, how), rupees('sgst', partTax, how)]
          : [rupees('igst', partTax, how)]),
        rupees('tax', tax),
        rupees('total', base.plus(tax), working`${base} + ${tax}`),
      ],
      bars: ['base', 'tax'],
    };
  },
  example: { direction: 'add', amount: '1000', rate: 'standard', place: 'same-state' },
};
