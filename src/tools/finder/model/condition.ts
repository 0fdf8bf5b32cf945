import { factAt, type FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import {
  unknown,
  type AmountId,
  type Answers,
  type ChoiceId,
  type ChoiceOf,
  type TickId,
  type TickOf,
} from './answers.ts';

/** A condition on the answers, as data, so that it can be evaluated, explained and tested. */
export type Condition =
  | { test: 'always' }
  | { test: 'is'; question: ChoiceId; options: readonly string[] }
  | { test: 'has'; question: TickId; options: readonly string[] }
  | { test: 'some'; question: AmountId }
  /** The answer was "I don't know". */
  | { test: 'unsure'; question: AmountId }
  /** Above a figure. A number equal to the figure does not count. */
  | { test: 'above'; question: AmountId; fact: FactId }
  | { test: 'at-least'; question: AmountId; fact: FactId }
  | { test: 'all' | 'any'; of: readonly Condition[] }
  | { test: 'not'; of: Condition };

export type Leaf = Exclude<Condition, { test: 'all' | 'any' | 'not' | 'always' }>;

/** True for all answers. */
export const always: Condition = { test: 'always' };
/** True when the answer is one of these. */
export const is = <Q extends ChoiceId>(
  question: Q,
  ...options: readonly ChoiceOf<Q>[]
): Condition => ({ test: 'is', question, options });
/** True when at least one of these is ticked. */
export const has = <Q extends TickId>(
  question: Q,
  ...options: readonly TickOf<Q>[]
): Condition => ({
  test: 'has',
  question,
  options,
});
/** True when the number is above 0. */
export const some = (question: AmountId): Condition => ({ test: 'some', question });
/** True when the visitor does not know the number. */
export const unsure = (question: AmountId): Condition => ({ test: 'unsure', question });
export const above = (question: AmountId, fact: FactId): Condition => ({
  test: 'above',
  question,
  fact,
});
export const atLeast = (question: AmountId, fact: FactId): Condition => ({
  test: 'at-least',
  question,
  fact,
});
export const all = (...of: readonly Condition[]): Condition => ({ test: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ test: 'any', of });
export const not = (of: Condition): Condition => ({ test: 'not', of });

/** `unknown`: an answer or a figure that would decide is missing. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** The verdict on a condition, and the answers that decided it. */
export interface Evaluation {
  verdict: Verdict;
  because: readonly Leaf[];
}

/**
 * Evaluates a condition as on a day, with "unknown" as a third value: what is known for sure stays so,
 * whatever is still answered. `because` holds the leaves that decided: those that held for "yes",
 * those that failed for "no", those that wait for an answer for "unknown".
 */
export function evaluate(condition: Condition, answers: Answers, date: IsoDate): Evaluation {
  switch (condition.test) {
    case 'always':
      return { verdict: 'yes', because: [] };
    case 'not': {
      const { verdict, because } = evaluate(condition.of, answers, date);
      return { verdict: opposite[verdict], because };
    }
    case 'all':
      return combine('no', condition.of, answers, date);
    case 'any':
      return combine('yes', condition.of, answers, date);
    default:
      return { verdict: verdictOf(condition, answers, date), because: [condition] };
  }
}

/** Verdicts of negated conditions. */
export const opposite: Record<Verdict, Verdict> = { yes: 'no', no: 'yes', unknown: 'unknown' };

/** Combines the verdicts of parts. `deciding`: the verdict of one part that decides the whole. */
function combine(
  deciding: 'yes' | 'no',
  conditions: readonly Condition[],
  answers: Answers,
  date: IsoDate,
): Evaluation {
  const parts = conditions.map((each) => evaluate(each, answers, date));
  for (const verdict of [deciding, 'unknown', opposite[deciding]] as const) {
    const found = parts.filter((part) => part.verdict === verdict);
    if (found.length > 0 || verdict === opposite[deciding]) {
      return { verdict, because: [...new Set(found.flatMap(({ because }) => because))] };
    }
  }
  throw new Error('unreachable: the last verdict always returns');
}

function verdictOf(leaf: Leaf, answers: Answers, date: IsoDate): Verdict {
  const answer = answers[leaf.question];
  if (answer === undefined) return 'unknown';
  if (leaf.test === 'unsure') return answer === unknown ? 'yes' : 'no';
  if (answer === unknown) return 'unknown';
  switch (leaf.test) {
    case 'is':
      return leaf.options.includes(answer as string) ? 'yes' : 'no';
    case 'has':
      return leaf.options.some((option) => (answer as readonly string[]).includes(option))
        ? 'yes'
        : 'no';
    case 'some':
      return (answer as number) > 0 ? 'yes' : 'no';
    default: {
      const line = lineOf(leaf.fact, date);
      if (line === undefined) return 'unknown';
      const over = leaf.test === 'above' ? (answer as number) > line : (answer as number) >= line;
      return over ? 'yes' : 'no';
    }
  }
}

/**
 * Returns the number of a figure on a day; undefined without a certain version for the day.
 * Throws when the figure is not a plain number.
 */
export function lineOf(fact: FactId, date: IsoDate): number | undefined {
  const value = factAt(fact, date)?.value;
  if (value === undefined) return undefined;
  if (!('amount' in value)) throw new Error(`The figure "${fact}" is no plain number`);
  return value.amount;
}

/** Returns the leaves of a condition. */
export function leavesOf(condition: Condition): Leaf[] {
  switch (condition.test) {
    case 'always':
      return [];
    case 'not':
      return leavesOf(condition.of);
    case 'all':
    case 'any':
      return condition.of.flatMap(leavesOf);
    default:
      return [condition];
  }
}
