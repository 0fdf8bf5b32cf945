import { factAt, type FactId } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import type { Finding } from './find.ts';
import { needById, type NeedId } from './register.ts';

/** Rupees, from the lowest to the highest. */
interface Range {
  from: number;
  to: number;
}

/** The government fees of several findings. */
export interface TotalFee extends Range {
  /** Needs whose fee is not fully in the sum; the authority states it. */
  open: readonly NeedId[];
}

/** Returns the government fee of a finding in rupees; undefined without a certain figure. */
function feeOf({ need: id, rules }: Finding, date: IsoDate): Range | undefined {
  const { office, fee } = needById(id);
  // Without an application there is no fee.
  if (office === 'none') return { from: 0, to: 0 };
  const figures = rules.find((rule) => rule.fee)?.fee ?? fee;
  if (!figures) return undefined;
  const ranges = figures.map((figure) => rangeOf(figure, date));
  const known = ranges.filter((range) => range !== undefined);
  if (known.length < ranges.length) return undefined;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

function rangeOf(figure: FactId, date: IsoDate): Range | undefined {
  const value = factAt(figure, date)?.value;
  if (value?.unit === 'words' && value.key === 'nothing') return { from: 0, to: 0 };
  if (value?.unit !== 'rupees') return undefined;
  return 'amount' in value ? { from: value.amount, to: value.amount } : value;
}

/** Adds the fees, and names needs whose fee cannot be added. */
export function totalFee(findings: readonly Finding[], date: IsoDate): TotalFee {
  let sum: Range = { from: 0, to: 0 };
  const open: NeedId[] = [];
  for (const finding of findings) {
    const fee = feeOf(finding, date);
    if (fee) sum = { from: sum.from + fee.from, to: sum.to + fee.to };
    if (!fee || needById(finding.need).feeGrows) open.push(finding.need);
  }
  return { ...sum, open };
}
