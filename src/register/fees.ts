import type { PageId } from '../content/catalog.ts';
import { factAt, type FactId } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import type { Answers } from './answers.ts';
import { evaluate, type Condition } from './condition.ts';
import type { Finding } from './find.ts';
import type { FeeFigure } from './record.ts';
import { needById, needs, type NeedId } from './register.ts';

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

/** Returns the figure of a fee, also of one that only some businesses pay. */
export const figureOf = (fee: FeeFigure): FactId => (typeof fee === 'string' ? fee : fee.fact);

const isRuledOut = (when: Condition, answers: Answers, date: IsoDate): boolean =>
  evaluate(when, answers, date).verdict === 'no';

/** Returns the government fee of a finding in rupees; undefined without a certain figure. */
function feeOf({ need: id, rules }: Finding, answers: Answers, date: IsoDate): Range | undefined {
  const { office, fee } = needById(id);
  // Without an application there is no fee.
  if (office === 'none') return { from: 0, to: 0 };
  const listed: readonly FeeFigure[] | undefined = rules.find((rule) => rule.fee)?.fee ?? fee;
  const figures = listed
    ?.filter((each) => typeof each === 'string' || !isRuledOut(each.when, answers, date))
    .map(figureOf);
  // Beyond its last band a list names no fee.
  if (!figures || figures.length === 0) return undefined;
  const ranges = figures.map((figure) => rangeOf(figure, date));
  const known = ranges.filter((range) => range !== undefined);
  if (known.length < ranges.length) return undefined;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
}

/** True when the government takes nothing for the registration that a page is about, its first in the register. */
export function isFreeOn(page: PageId, date: IsoDate): boolean {
  const figures = needs.find((need) => need.page === page)?.fee ?? [];
  return figures.length > 0 && figures.every((figure) => rangeOf(figure, date)?.to === 0);
}

function rangeOf(figure: FactId, date: IsoDate): Range | undefined {
  const value = factAt(figure, date)?.value;
  if (value?.unit === 'words' && value.key === 'nothing') return { from: 0, to: 0 };
  if (value?.unit !== 'rupees') return undefined;
  return 'amount' in value ? { from: value.amount, to: value.amount } : value;
}

/**
 * Adds the fees, and names needs whose fee cannot be added. `cases` are the answers; several where an answer is
 * a band: with its least and its largest amount. Without answers, a fee has its full range.
 */
export function totalFee(
  findings: readonly Finding[],
  date: IsoDate,
  cases: readonly Answers[] = [{}],
): TotalFee {
  let sum: Range = { from: 0, to: 0 };
  const open: NeedId[] = [];
  for (const finding of findings) {
    const fees = cases.map((answers) => feeOf(finding, answers, date));
    const known = fees.filter((fee) => fee !== undefined);
    if (known.length > 0) {
      sum = {
        from: sum.from + Math.min(...known.map(({ from }) => from)),
        to: sum.to + Math.max(...known.map(({ to }) => to)),
      };
    }
    if (known.length < fees.length || needById(finding.need).feeGrows) open.push(finding.need);
  }
  return { ...sum, open };
}
