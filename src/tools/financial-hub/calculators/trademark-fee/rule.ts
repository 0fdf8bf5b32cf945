import type { Big } from 'big.js';
import { trademarkFees } from '../../../../register/fees-by-size.ts';
import { lineIn, rupees, type CalculatorRule, type Line } from '../calculator.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

/** Fee of one application for one mark in one class. */
export const applicationFee = (isSmall: boolean, isPaper: boolean, figures: Figures): Big =>
  figures.amount(trademarkFees.application[isPaper ? 'paper' : 'online'][isSmall ? 'low' : 'high']);

/** The fees of a request, each for one mark in one class. */
function feesOf(
  request: string,
  { isSmall, isPaper, figures }: { isSmall: boolean; isPaper: boolean; figures: Figures },
): readonly Line[] {
  const fee = (id: 'opposition' | 'renewal' | 'renewal-late' | 'restoration') =>
    rupees(id, figures.amount(trademarkFees[id][isPaper ? 'paper' : 'online']));
  switch (request) {
    case 'opposition':
      return [fee('opposition')];
    case 'renewal':
      return [fee('renewal')];
    case 'late-renewal':
      return [fee('renewal'), fee('renewal-late')];
    case 'restoration':
      return [fee('renewal'), fee('restoration')];
    case 'expedited':
      return [
        rupees('expedited', figures.amount(trademarkFees.expedited[isSmall ? 'low' : 'high'])),
      ];
    default:
      return [rupees('application', applicationFee(isSmall, isPaper, figures))];
  }
}

const differsByWho = new Set(['application', 'expedited']);

/** Government fee of a trademark request: classes × marks × fee (facts 4.13). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'request',
      options: [
        { id: 'application' },
        { id: 'expedited' },
        { id: 'opposition' },
        { id: 'renewal' },
        { id: 'late-renewal' },
        { id: 'restoration' },
      ],
    },
    {
      kind: 'choice',
      id: 'who',
      options: [{ id: 'small' }, { id: 'other' }],
      showIf: ({ request = '' }) => differsByWho.has(request),
    },
    {
      kind: 'choice',
      id: 'way',
      options: [{ id: 'online' }, { id: 'paper' }],
      showIf: ({ request }) => request !== 'expedited',
    },
    { kind: 'count', id: 'classes', min: 1, max: 45 },
    { kind: 'count', id: 'marks', min: 1, max: 1000 },
  ],
  work(values, figures) {
    const request = values.choice('request');
    const fees = feesOf(request, {
      isSmall: values.choice('who') === 'small',
      isPaper: values.choice('way') === 'paper',
      figures,
    });
    const classes = values.number('classes');
    const marks = values.number('marks');
    const times = classes.times(marks);
    const [first, second] = fees;
    if (!first) throw new Error(`No fee for "${request}"`);
    const each = second ? first.value.plus(second.value) : first.value;
    return {
      main: 'total',
      lines: [
        ...fees,
        lineIn('count', 'times', times, working`${classes} × ${marks}`),
        rupees('total', each.times(times), working`${each} × ${times}`),
      ],
    };
  },
  example: { request: 'application', who: 'small', way: 'online', classes: '2', marks: '1' },
};
