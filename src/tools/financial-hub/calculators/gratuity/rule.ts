import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule, type Values } from '../calculator.ts';
import { decimal, smaller, toPaise, toRupee } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

/**
 * Returns the years that count (Code on Social Security, section 53(2)). A part above six months counts as one
 * year; after a fixed term or a death it counts in part.
 */
function countedYears(values: Values, figures: Figures): Big {
  const years = values.number('years');
  const months = values.number('months');
  switch (values.choice('work')) {
    case 'seasonal':
      return years;
    case 'fixed-term':
    case 'death':
      return years.plus(months.div(12));
    default:
      return months.gt(figures.amount('labour.gratuity.part-year')) ? years.plus(1) : years;
  }
}

/** The minimum years of service for gratuity; death and disablement require none. */
function neededYears(values: Values, figures: Figures): Big {
  switch (values.choice('work')) {
    case 'permanent':
      return figures.amount('labour.gratuity.years');
    case 'fixed-term':
      return figures.amount('labour.gratuity.fixed-term-years');
    default:
      return decimal(0);
  }
}

/** Gratuity of a worker who leaves: wages × 15 ÷ 26 × years, up to the ceiling (facts 4.10). */
export const rule: CalculatorRule = {
  inputs: [
    {
      kind: 'choice',
      id: 'work',
      options: [
        { id: 'permanent' },
        { id: 'fixed-term' },
        { id: 'death' },
        { id: 'disablement' },
        { id: 'seasonal' },
      ],
    },
    { kind: 'money', id: 'wages' },
    { kind: 'count', id: 'years', max: 70 },
    {
      kind: 'count',
      id: 'months',
      max: 11,
      optional: true,
      showIf: ({ work }) => work !== 'seasonal',
    },
  ],
  work(values, figures) {
    const wages = values.number('wages');
    const years = countedYears(values, figures);
    if (values.number('years').lt(neededYears(values, figures))) {
      return { main: 'pay', lines: [rupees('pay', decimal(0))], notes: ['too-short'] };
    }
    const days = figures.amount(
      values.choice('work') === 'seasonal' ? 'labour.gratuity.season-days' : 'labour.gratuity.days',
    );
    const month = figures.amount('labour.gratuity.month');
    const exact = toPaise(wages.times(days).times(years).div(month));
    const most = figures.amount('labour.gratuity.max');
    return {
      main: 'pay',
      lines: [
        lineIn('count', 'counted', years.round(2)),
        rupees('exact', exact, working`${wages} × ${days} ÷ ${month} × ${years}`),
        rupees('pay', toRupee(smaller(exact, most))),
      ],
      notes: exact.gt(most) ? ['capped'] : [],
    };
  },
  example: { work: 'permanent', wages: '20000', years: '7', months: '8' },
};
