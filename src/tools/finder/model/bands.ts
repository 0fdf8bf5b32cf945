import type { IsoDate } from '../../../content/facts/types.ts';
import type { AmountId, Answers } from '../../../register/answers.ts';
import { evaluate, leavesOf, lineOf, type Leaf } from '../../../register/condition.ts';
import { complete, questions } from '../../../register/questions.ts';
import { rules } from '../../../register/register.ts';

/** The most bands that a screen offers. Larger amounts are typed. */
const mostBands = 4;

const conditions = [...rules.map(({ when }) => when), ...questions.map(({ asked }) => asked)];

/** Returns the largest amount below a line of the law; undefined without a certain line. */
function topOf(leaf: Leaf, date: IsoDate): number | undefined {
  if (leaf.test === 'some') return 0;
  if (leaf.test !== 'above' && leaf.test !== 'at-least') return undefined;
  const line = lineOf(leaf.fact, date);
  return line === undefined || leaf.test === 'above' ? line : line - 1;
}

const topsOf = (leaves: readonly Leaf[], id: AmountId, date: IsoDate): number[] => [
  ...new Set(
    leaves.filter(({ question }) => question === id).flatMap((leaf) => topOf(leaf, date) ?? []),
  ),
];

/**
 * Returns the largest amount of each band, from the lowest. The bands end where a rule that the other answers
 * leave open has a line, so every amount of a band has the same result.
 */
export function bandsOf(id: AmountId, given: Answers, date: IsoDate): number[] {
  const { [id]: _, ...others } = given;
  const { answers } = complete(others, date);
  const open = conditions.flatMap((condition) => {
    const { verdict, because } = evaluate(condition, answers, date);
    return verdict === 'unknown' ? because : [];
  });
  return topsOf(open, id, date)
    .sort((a, b) => a - b)
    .slice(0, mostBands);
}

/** True for an amount that may represent a whole band: it is at a threshold of the law. */
export const mayBeBand = (id: AmountId, amount: number, date: IsoDate): boolean =>
  amount > 0 &&
  topsOf(
    conditions.flatMap((each) => leavesOf(each)),
    id,
    date,
  ).includes(amount);

/** Returns the least amount that an answer may stand for: of its band, or the amount itself. Counts in ones. */
export function leastOfBand(id: AmountId, amount: number, given: Answers, date: IsoDate): number {
  if (!mayBeBand(id, amount, date)) return amount;
  const below = bandsOf(id, given, date).filter((top) => top < amount);
  return below.length > 0 ? Math.max(...below) + 1 : 0;
}
