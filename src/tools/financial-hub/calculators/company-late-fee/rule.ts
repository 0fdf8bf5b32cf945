import type { FactsUnder } from '../../../../content/facts/lookup.ts';
import type { Big } from 'big.js';
import { rupees, type CalculatorRule } from '../calculator.ts';
import { zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

const steps = [1, 2, 3, 4, 5, 6] as const;

/** Late fee of a yearly LLP form besides its normal fee: a multiple of it, plus a daily amount after the last step. */
function llpLateFee(
  { normalFee, days, size }: { normalFee: Big; days: Big; size: 'small' | 'other' },
  figures: Figures,
): { fee: Big; how: string } {
  if (days.eq(0)) return { fee: zero, how: working`${normalFee} × 0` };
  const fact = (id: FactsUnder<'company.llp.late.'>) => figures.amount(`company.llp.late.${id}`);
  let multiple = zero;
  let last = zero;
  for (const step of steps) {
    last = fact(`${step}.days`);
    multiple = fact(`${step}.${size}`);
    if (days.lte(last)) {
      return { fee: normalFee.times(multiple), how: working`${normalFee} × ${multiple}` };
    }
  }
  const day = fact(`day-${size}`);
  return {
    fee: normalFee.times(multiple).plus(day.times(days.minus(last))),
    how: working`${normalFee} × ${multiple} + ${day} × (${days} − ${last})`,
  };
}

/** Late fee of the yearly forms of a company or an LLP (facts 4.16). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'entity',
      options: [{ id: 'company' }, { id: 'llp-small' }, { id: 'llp-other' }],
    },
    { kind: 'count', id: 'days', max: 10_000 },
    {
      kind: 'count',
      id: 'forms',
      min: 1,
      max: 20,
      showIf: ({ entity }) => entity === 'company',
    },
    { kind: 'money', id: 'normalFee', min: 1, showIf: ({ entity }) => entity !== 'company' },
  ],
  work(values, figures) {
    const days = values.number('days');
    if (values.choice('entity') === 'company') {
      const day = figures.amount('company.late-day');
      const forms = values.number('forms');
      return {
        main: 'fee',
        lines: [rupees('fee', day.times(days).times(forms), working`${day} × ${days} × ${forms}`)],
      };
    }
    const normalFee = values.number('normalFee');
    const size = values.choice('entity') === 'llp-small' ? 'small' : 'other';
    const { fee, how } = llpLateFee({ normalFee, days, size }, figures);
    return {
      main: 'fee',
      lines: [
        rupees('fee', fee, how),
        rupees('withNormal', fee.plus(normalFee), working`${fee} + ${normalFee}`),
      ],
    };
  },
  example: { entity: 'llp-small', days: '100', normalFee: '50' },
};
