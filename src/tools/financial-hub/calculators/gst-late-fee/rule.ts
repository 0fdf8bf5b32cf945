import type { FactsUnder } from '../../../../content/facts/lookup.ts';
import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule, type Line } from '../calculator.ts';
import { daysLate } from '../days.ts';
import { decimal, percentOf, smaller, sum, toPaise, toRupee, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

const daysInYear = 365;

/** A return with a late fee; a late composition statement (CMP-08) costs interest only. */
type Return = 'gstr3b' | 'gstr1' | 'cmp08' | 'gstr4' | 'gstr9' | 'gstr7';

/** The inputs of the fee; amounts in rupees, turnover of the previous year. */
interface LateReturn {
  form: Return;
  nil: boolean;
  turnover: Big;
  /** Turnover within the state, for the annual return. */
  stateTurnover: Big;
}

/** The late fee per day and its maximum, CGST and SGST together (facts 4.2). */
function feeRule(late: LateReturn, figures: Figures): { day: Big; cap: Big } {
  const fact = (id: FactsUnder<'gst.late-fee.'>) => figures.amount(`gst.late-fee.${id}`);
  const upTo = (limit: FactsUnder<'gst.late-fee.'>) => late.turnover.lte(fact(limit));
  if (late.form === 'cmp08') return { day: zero, cap: zero };
  if (late.form === 'gstr9') {
    const step: Record<'day' | 'cap', FactsUnder<'gst.late-fee.'>> = upTo('yearly-turnover')
      ? { day: 'yearly-day', cap: 'yearly-cap' }
      : upTo('yearly-turnover-middle')
        ? { day: 'yearly-day-middle', cap: 'yearly-cap' }
        : { day: 'yearly-day-large', cap: 'yearly-cap-large' };
    return { day: fact(step.day), cap: toPaise(percentOf(late.stateTurnover, fact(step.cap))) };
  }
  if (late.form === 'gstr7') {
    // The fee is waived if no tax was deducted.
    return late.nil ? { day: zero, cap: zero } : { day: fact('gstr7-day'), cap: fact('gstr7-cap') };
  }
  const day = fact(late.nil ? 'nil-day' : 'day');
  if (late.form === 'gstr4') return { day, cap: fact(late.nil ? 'gstr4-nil-cap' : 'gstr4-cap') };
  if (late.nil) return { day, cap: fact('nil-cap') };
  if (upTo('small-turnover')) return { day, cap: fact('small-cap') };
  return { day, cap: fact(upTo('middle-turnover') ? 'middle-cap' : 'large-cap') };
}

const hasNil = new Set(['gstr3b', 'gstr1', 'gstr4', 'gstr7']);
const hasTax = new Set(['gstr3b', 'cmp08', 'gstr4']);

/** Calculates the late fee of a GST return, and interest on tax paid late in cash (facts 4.2 and 4.3). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'form',
      options: [
        { id: 'gstr3b' },
        { id: 'gstr1' },
        { id: 'cmp08' },
        { id: 'gstr4' },
        { id: 'gstr9' },
        { id: 'gstr7' },
      ],
    },
    { kind: 'tick', id: 'nil', showIf: ({ form = '' }) => hasNil.has(form) },
    { kind: 'date', id: 'due' },
    { kind: 'date', id: 'done' },
    {
      kind: 'money',
      id: 'turnover',
      showIf: ({ form = '', nil }) =>
        form === 'gstr9' || ((form === 'gstr3b' || form === 'gstr1') && nil !== 'yes'),
    },
    { kind: 'money', id: 'stateTurnover', showIf: ({ form }) => form === 'gstr9' },
    {
      kind: 'money',
      id: 'tax',
      optional: true,
      showIf: ({ form = '', nil }) => hasTax.has(form) && nil !== 'yes',
    },
  ],
  work(values, figures) {
    const form = values.choice('form') as Return;
    const days = daysLate(values.date('due'), values.date('done'));
    const { day, cap } = feeRule(
      {
        form,
        nil: values.ticked('nil'),
        turnover: values.number('turnover'),
        stateTurnover: values.number('stateTurnover'),
      },
      figures,
    );
    const uncapped = day.times(days);
    const fee = smaller(uncapped, cap);
    const interest = values.has('tax')
      ? interestLines(values.number('tax'), days, figures.amount('gst.interest'))
      : [];
    const payable = interest.find(({ id }) => id === 'interestPaid')?.value ?? zero;
    return {
      main: 'total',
      lines: [
        lineIn('days', 'days', decimal(days)),
        ...(form === 'cmp08'
          ? []
          : [
              rupees('uncapped', uncapped, working`${days} × ${day}`),
              rupees('cap', cap),
              rupees('fee', fee),
            ]),
        ...interest,
        rupees('total', sum(fee, payable)),
      ],
      notes: [
        ...(days === 0 ? ['in-time'] : []),
        ...(form !== 'cmp08' && days > 0 && uncapped.gt(cap) ? ['capped'] : []),
      ],
    };
  },
  example: {
    form: 'gstr3b',
    due: '2026-10-20',
    done: '2026-11-14',
    turnover: '9000000',
    tax: '20000',
  },
};

/** Interest on tax paid late: exact to the paisa, and rounded to the nearest rupee for payment. */
function interestLines(tax: Big, days: number, rate: Big): readonly Line[] {
  const interest = toPaise(percentOf(tax, rate).times(days).div(daysInYear));
  return [
    rupees('interest', interest, working`${tax} × ${rate}% × ${days} ÷ ${daysInYear}`),
    rupees('interestPaid', toRupee(interest)),
  ];
}
