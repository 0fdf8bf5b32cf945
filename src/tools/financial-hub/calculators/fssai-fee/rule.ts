import type { Big } from 'big.js';
import { lineIn, rupees, type CalculatorRule } from '../calculator.ts';
import type { FactId } from '../../../../content/facts/lookup.ts';
import { foodFees } from '../../../../register/fees-by-size.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

export type FoodKind = 'most' | 'small-maker' | 'large-maker';
export type FoodTier = 'registration' | 'state' | 'central';

/** The kinds of food business with different fees for a state licence. */
export const foodKinds = [{ id: 'most' }, { id: 'small-maker' }, { id: 'large-maker' }] as const;

/**
 * Returns the tier for a turnover, and its yearly fee by the schedule in force, or by the last one when no other is
 * known: that of 2011 ended with the change of 2026 (facts 4.13).
 */
export function fssaiFee(
  turnover: Big,
  kind: FoodKind,
  figures: Figures,
): { tier: FoodTier; year: Big; hasEnded: boolean } {
  const { registration, state, central } = foodFees;
  const by = (tier: FoodTier, fee: FactId) => ({
    tier,
    year: figures.lastAmount(fee),
    hasEnded: figures.hasEnded(fee),
  });
  if (turnover.lte(figures.amount(registration.upTo))) {
    return by('registration', registration.fee);
  }
  if (turnover.lte(figures.amount(state.upTo))) {
    return by('state', state.byKind[kind]);
  }
  return by('central', central.fee);
}

/** Vendors with a certificate, and those who sell moving about, have no fee to calculate. */
const pays: NonNullable<CalculatorRule['inputs'][number]['showIf']> = ({ vendor, hawker }) =>
  vendor !== 'yes' && hawker !== 'yes';

/** Calculates the FSSAI fee for several years in advance (facts 4.13). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'tick', id: 'vendor' },
    { kind: 'tick', id: 'hawker', showIf: ({ vendor }) => vendor !== 'yes' },
    { kind: 'money', id: 'turnover', showIf: pays },
    {
      kind: 'choice',
      id: 'kind',
      options: foodKinds,
      showIf: pays,
    },
    { kind: 'count', id: 'years', min: 1, max: 5, showIf: pays },
  ],
  work(values, figures) {
    const free = (['vendor', 'hawker'] as const).find((id) => values.ticked(id));
    if (free) {
      return {
        main: 'total',
        lines: [rupees('total', figures.fee(foodFees[free]))],
        notes: [free],
      };
    }
    const kind = values.choice('kind') as FoodKind;
    const { tier, year, hasEnded } = fssaiFee(values.number('turnover'), kind, figures);
    const years = values.number('years');
    const all = year.times(years);
    const sum = working`${year} × ${years}`;
    if (!hasEnded) {
      return {
        main: 'total',
        lines: [lineIn('years', 'years', years), rupees('total', all, sum)],
        notes: [tier],
      };
    }
    return {
      main: 'ended',
      lines: [rupees('year', year), lineIn('years', 'years', years), rupees('ended', all, sum)],
      notes: [tier, 'old-schedule'],
    };
  },
  example: { turnover: '900000', kind: 'most', years: '3' },
};
