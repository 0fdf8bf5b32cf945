import type { Big } from 'big.js';
import { hyderabadTradeFees } from '../../../../register/fees-by-size.ts';
import { rupees, type CalculatorRule, type Line } from '../calculator.ts';
import { percentOf, sum, upToWhole, zero } from '../decimal.ts';
import type { Figures } from '../figures.ts';
import { working } from '../working.ts';

/** Road widths with their own rate. */
export const roads = [{ id: 'narrow' }, { id: 'middle' }, { id: 'wide' }] as const;

export type Road = (typeof roads)[number]['id'];

/** Yearly licence fee and Green Fund of a shop in the three Hyderabad corporations (facts 4.13). */
export function tradeLicenceFee(
  area: Big,
  road: Road,
  figures: Figures,
): { fee: Line; greenFund: Line } {
  const rate = figures.amount(hyderabadTradeFees.rate[road]);
  const fee = area.times(rate);
  return {
    fee: rupees('fee', fee, working`${area} × ${rate}`),
    greenFund: greenFundOf(fee, figures),
  };
}

/** Returns a share of a small fee, rounded up to the next step, or a fixed amount for a larger fee. */
function greenFundOf(fee: Big, figures: Figures): Line {
  const { feeMax, share: shareId, roundedTo, above } = hyderabadTradeFees.greenFund;
  if (fee.gt(figures.amount(feeMax))) return rupees('greenFund', figures.amount(above));
  const share = figures.amount(shareId);
  const step = figures.amount(roundedTo);
  const part = percentOf(fee, share);
  const steps = upToWhole(part.div(step));
  return rupees('greenFund', steps.times(step), working`${fee} × ${share}% = ${part}`);
}

/** Trade licence fee of a Hyderabad shop, on time, late, or after trading without a licence (facts 4.13). */
export const rule: CalculatorRule = {
  inputs: [
    { kind: 'count', id: 'area', min: 1, max: 1_000_000, places: 2 },
    { kind: 'choice', id: 'road', options: roads },
    {
      kind: 'choice',
      id: 'when',
      options: [{ id: 'on-time' }, { id: 'late' }, { id: 'very-late' }, { id: 'unlicensed' }],
    },
    {
      kind: 'count',
      id: 'months',
      max: 600,
      showIf: ({ when }) => when === 'unlicensed',
    },
  ],
  work(values, figures) {
    const { fee, greenFund } = tradeLicenceFee(
      values.number('area'),
      values.choice('road') as Road,
      figures,
    );
    const extra = extraCharge(values.choice('when'), fee.value, values.number('months'), figures);
    return {
      main: 'total',
      lines: [
        fee,
        greenFund,
        ...extra,
        rupees('total', sum(fee.value, greenFund.value, extra[0]?.value ?? zero)),
      ],
    };
  },
  example: { area: '300', road: 'middle', when: 'on-time' },
};

/** The surcharge for late renewal, or for trading without a licence. */
function extraCharge(when: string, fee: Big, months: Big, figures: Figures): readonly Line[] {
  const { late, unlicensed } = hyderabadTradeFees;
  switch (when) {
    case 'on-time':
      return [];
    case 'unlicensed': {
      const once = figures.amount(unlicensed.once);
      const month = figures.amount(unlicensed.month);
      const percent = once.plus(month.times(months));
      return [
        rupees(
          'penalty',
          percentOf(fee, percent),
          working`${fee} × (${once}% + ${month}% × ${months})`,
        ),
      ];
    }
    default: {
      const percent = figures.amount(when === 'late' ? late.first : late.second);
      return [rupees('late', percentOf(fee, percent), working`${fee} × ${percent}%`)];
    }
  }
}
