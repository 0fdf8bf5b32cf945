import type { PageId } from '../content/catalog.ts';
import { factAt, type FactId } from '../content/facts/lookup.ts';
import { certainties, type Certainty, type IsoDate } from '../content/facts/types.ts';
import type { Answers } from './answers.ts';
import { evaluate, type Condition } from './condition.ts';
import type { Finding } from './find.ts';
import type { FeeFigure } from './record.ts';
import { needById, needs, type NeedId } from './register.ts';

/** Rupees, from the lowest to the highest. */
interface Range {
  from: number;
  to: number;
  /** How we know the amounts, if nothing official that we read says all of them. */
  unsure?: Unsure;
}

/** What we know only from others, or have not read. */
export type Unsure = Extract<Certainty, 'reported' | 'unconfirmed'>;

/** Returns the weaker of two. */
const weaker = (one: Unsure | undefined, other: Unsure | undefined): Unsure | undefined =>
  one && other
    ? certainties.indexOf(one) > certainties.indexOf(other)
      ? one
      : other
    : (one ?? other);

/** Returns the range from the least to the most of several. */
const joined = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
  ...known(ranges.reduce<Unsure | undefined>((sum, { unsure }) => weaker(sum, unsure), undefined)),
});

const known = (unsure: Unsure | undefined) => (unsure ? { unsure } : {});

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
  const held = ranges.filter((range) => range !== undefined);
  return held.length < ranges.length ? undefined : joined(held);
}

/** True when the government takes nothing for the registration that a page is about, its first in the register. */
export function isFreeOn(page: PageId, date: IsoDate): boolean {
  const figures = needs.find((need) => need.page === page)?.fee ?? [];
  return figures.length > 0 && figures.every((figure) => rangeOf(figure, date)?.to === 0);
}

function rangeOf(figure: FactId, date: IsoDate): Range | undefined {
  const version = factAt(figure, date);
  if (!version) return undefined;
  const { value, source } = version;
  const certainty = 'certainty' in source ? source.certainty : undefined;
  const unsure = known(
    certainty === 'reported' || certainty === 'unconfirmed' ? certainty : undefined,
  );
  if (value.unit === 'words' && value.key === 'nothing') return { from: 0, to: 0, ...unsure };
  if (value.unit !== 'rupees') return undefined;
  const { from, to } = 'amount' in value ? { from: value.amount, to: value.amount } : value;
  return { from, to, ...unsure };
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
    const held = fees.filter((fee) => fee !== undefined);
    if (held.length > 0) {
      const { from, to, unsure } = joined(held);
      sum = { from: sum.from + from, to: sum.to + to, ...known(weaker(sum.unsure, unsure)) };
    }
    if (held.length < fees.length || needById(finding.need).feeGrows) open.push(finding.need);
  }
  return { ...sum, open };
}
