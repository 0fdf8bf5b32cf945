import { factAt, type FactId } from '../content/facts/lookup.ts';
import type { IsoDate } from '../content/facts/types.ts';
import {
  unknown,
  type AmountId,
  type Answers,
  type ChoiceId,
  type ChoiceOf,
  type GstScheme,
  type PaperDay,
  type Situation,
  type TickId,
  type TickOf,
} from './answers.ts';
import type { Level } from './record.ts';

/** A condition on the answers, as data, so that it can be evaluated, explained and tested. */
export type Condition<L = Leaf> =
  | { test: 'always' }
  | L
  | { test: 'all' | 'any'; of: readonly Condition<L>[] }
  | { test: 'not'; of: Condition<L> };

/** A test of one answer. */
export type Leaf =
  | { test: 'is'; question: ChoiceId; options: readonly string[] }
  | { test: 'has'; question: TickId; options: readonly string[] }
  | { test: 'some'; question: AmountId }
  /** The answer was "I don't know". */
  | { test: 'unsure'; question: AmountId }
  /** Above a figure. A number equal to the figure does not count. */
  | { test: 'above'; question: AmountId; fact: FactId }
  | { test: 'at-least'; question: AmountId; fact: FactId };

/** A test in the condition of a duty: of an answer, of what the owner says in the calendar, or of a need. */
export type DutyLeaf =
  | Leaf
  /** GST is filed in one of these ways. */
  | { test: 'files'; schemes: readonly GstScheme[] }
  | { test: 'says'; situation: Situation }
  /** The day of a paper is known. */
  | { test: 'dated'; paper: PaperDay }
  /** A registration is needed at this level or a stronger one; without `need`, the duty's own. */
  | { test: 'needed'; level: Level; need?: string; sure?: true };

/** True for all answers. */
export const always = { test: 'always' } as const;
/** True when the answer is one of these. */
export const is = <Q extends ChoiceId>(question: Q, ...options: readonly ChoiceOf<Q>[]): Leaf => ({
  test: 'is',
  question,
  options,
});
/** True when at least one of these is ticked. */
export const has = <Q extends TickId>(question: Q, ...options: readonly TickOf<Q>[]): Leaf => ({
  test: 'has',
  question,
  options,
});
/** True when the number is above 0. */
export const some = (question: AmountId): Leaf => ({ test: 'some', question });
/** True when the visitor does not know the number. */
export const unsure = (question: AmountId): Leaf => ({ test: 'unsure', question });
export const above = (question: AmountId, fact: FactId): Leaf => ({
  test: 'above',
  question,
  fact,
});
export const atLeast = (question: AmountId, fact: FactId): Leaf => ({
  test: 'at-least',
  question,
  fact,
});
/** True when GST is filed in one of these ways. */
export const files = (...schemes: readonly GstScheme[]): DutyLeaf => ({ test: 'files', schemes });
/** True when the owner has ticked this in the calendar. */
export const says = (situation: Situation): DutyLeaf => ({ test: 'says', situation });
/** True when the owner has entered the day of this paper. */
export const dated = (paper: PaperDay): DutyLeaf => ({ test: 'dated', paper });
/** True when the duty's own record, or another, is needed at this level or a stronger one. */
export const needed = (level: 'must' | 'likely' = 'must', need?: string): DutyLeaf => ({
  test: 'needed',
  level,
  ...(need !== undefined && { need }),
});
/** True when the duty's own record is needed by what is known; a missing answer counts as no. */
export const surelyNeeded: DutyLeaf = { test: 'needed', level: 'must', sure: true };
export const all = <L = Leaf>(...of: readonly Condition<L>[]): Condition<L> => ({
  test: 'all',
  of,
});
export const any = <L = Leaf>(...of: readonly Condition<L>[]): Condition<L> => ({
  test: 'any',
  of,
});
export const not = <L = Leaf>(of: Condition<L>): Condition<L> => ({ test: 'not', of });

/** `unknown`: an answer or a figure that would decide is missing. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** The verdict on a condition, and the leaves that decided it. */
export interface Evaluation<L = Leaf> {
  verdict: Verdict;
  because: readonly L[];
}

/**
 * Evaluates a condition with "unknown" as a third value: what is known for sure stays so, whatever is still
 * answered. `because` holds the leaves that decided: those that held for "yes", those that failed for "no",
 * those that wait for an answer for "unknown".
 * @param decide gives the verdict of one leaf.
 */
export function judge<L extends { test: string }>(
  condition: Condition<L>,
  decide: (leaf: L) => Verdict,
): Evaluation<L> {
  if (isAlways(condition)) return { verdict: 'yes', because: [] };
  if (isNot(condition)) {
    const { verdict, because } = judge(condition.of, decide);
    return { verdict: opposite[verdict], because };
  }
  if (!isGroup(condition)) return { verdict: decide(condition), because: [condition] };
  const deciding: Verdict = condition.test === 'all' ? 'no' : 'yes';
  let verdict = opposite[deciding];
  let because: L[] = [];
  // One pass: the finder judges hundreds of conditions for each answer.
  for (const each of condition.of) {
    const part = judge(each, decide);
    if (part.verdict === verdict) because.push(...part.because);
    else if (part.verdict === deciding || verdict === opposite[deciding]) {
      verdict = part.verdict;
      because = [...part.because];
    }
  }
  return { verdict, because: because.length > 1 ? [...new Set(because)] : because };
}

/**
 * Returns the verdict of `judge` without its reasons. It stops at the first part that decides, so it costs a
 * fraction: the finder asks for hundreds of verdicts after each answer, and for reasons of a few.
 */
export function verdictFor<L extends { test: string }>(
  condition: Condition<L>,
  decide: (leaf: L) => Verdict,
): Verdict {
  if (isAlways(condition)) return 'yes';
  if (isNot(condition)) return opposite[verdictFor(condition.of, decide)];
  if (!isGroup(condition)) return decide(condition);
  const deciding: Verdict = condition.test === 'all' ? 'no' : 'yes';
  let verdict = opposite[deciding];
  for (const each of condition.of) {
    const part = verdictFor(each, decide);
    if (part === deciding) return deciding;
    if (part === 'unknown') verdict = 'unknown';
  }
  return verdict;
}

const isAlways = <L>(condition: Condition<L>): condition is { test: 'always' } =>
  (condition as { test: string }).test === 'always';
const isNot = <L>(condition: Condition<L>): condition is { test: 'not'; of: Condition<L> } =>
  (condition as { test: string }).test === 'not';
const isGroup = <L>(
  condition: Condition<L>,
): condition is { test: 'all' | 'any'; of: readonly Condition<L>[] } =>
  (condition as { test: string }).test === 'all' || (condition as { test: string }).test === 'any';

/** Verdicts of negated conditions. */
const opposite: Record<Verdict, Verdict> = { yes: 'no', no: 'yes', unknown: 'unknown' };

/** Evaluates a condition on the answers, as on a day. */
export const evaluate = (condition: Condition, answers: Answers, date: IsoDate): Evaluation =>
  judge(condition, (leaf) => verdictOf(leaf, answers, date));

/** Returns the verdict on a condition, as on a day. */
export const verdictOn = (condition: Condition, answers: Answers, date: IsoDate): Verdict =>
  verdictFor(condition, (leaf) => verdictOf(leaf, answers, date));

/** Returns the verdict of a test on the answers, as on a day. */
export function verdictOf(leaf: Leaf, answers: Answers, date: IsoDate): Verdict {
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
export function leavesOf<L extends { test: string }>(condition: Condition<L>): L[] {
  if (isAlways(condition)) return [];
  if (isNot(condition)) return leavesOf(condition.of);
  return isGroup(condition) ? condition.of.flatMap((each) => leavesOf(each)) : [condition];
}
