import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import { zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

export type FoodKind = 'most' | 'small-maker' | 'large-maker';
export type FoodTier = 'registration' | 'state' | 'central';

/** The kinds of food business that pay different fees for a state licence. */
export const foodKinds = [{ id: 'most' }, { id: 'small-maker' }, { id: 'large-maker' }] as const;

/**
 * Which tier a turnover needs, and its fee a year by the last schedule on record: it ended with the
 * change of 2026, and the one after it is not known (facts 4.13).
 */
export function fssaiFee(
  turnover: Big,
  kind: FoodKind,
  figures: Figures,
): { tier: FoodTier; year: Big } {
  if (turnover.lte(figures.amount('fssai.registration.turnover-max'))) {
    return { tier: 'registration', year: figures.lastAmount('fssai.registration.fee') };
  }
  if (turnover.lte(figures.amount('fssai.state.turnover-max'))) {
    return { tier: 'state', year: figures.lastAmount(`fssai.state.fee.${kind}`) };
  }
  return { tier: 'central', year: figures.lastAmount('fssai.central.fee') };
}

/** FSSAI fee paid for some years ahead (facts 4.13). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'tick', id: 'vendor' },
    { kind: 'money', id: 'turnover', showIf: ({ vendor }) => vendor !== 'yes' },
    {
      kind: 'choice',
      id: 'kind',
      options: foodKinds,
      showIf: ({ vendor }) => vendor !== 'yes',
    },
    { kind: 'count', id: 'years', min: 1, max: 5, showIf: ({ vendor }) => vendor !== 'yes' },
  ],
  work(values, figures) {
    if (values.ticked('vendor')) {
      return {
        main: 'total',
        lines: [rupees('total', zero)],
        notes: ['vendor'],
      };
    }
    const kind = values.choice('kind') as FoodKind;
    const { tier, year } = fssaiFee(values.number('turnover'), kind, figures);
    const years = values.number('years');
    return {
      main: 'total',
      lines: [
        rupees('year', year),
        lineIn('years', 'years', years),
        rupees('total', year.times(years), working`${year} × ${years}`),
      ],
      notes: [tier, 'old-schedule'],
    };
  },
  example: { turnover: '900000', kind: 'most', years: '3' },
};
