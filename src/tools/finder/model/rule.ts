import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate, Source } from '../../../content/facts/types.ts';
import { leavesOf, type Condition } from './condition.ts';
import type { NeedId } from './needs.ts';

/**
 * Strength of a rule. `must`: the law requires it. `likely`: state, city or authority decides. `optional`:
 * free choice. `not-needed`: a rule states explicitly that it is not needed.
 */
const levels = ['must', 'likely', 'optional', 'not-needed'] as const;
export type Level = (typeof levels)[number];

/** A rule: if the condition is true of the answers, the need applies for this reason. */
export interface Rule<Id extends string = string> {
  /** `LF-nn` as in the finder's fact file, with a letter where one row has several rules. */
  id: Id;
  need: NeedId;
  level: Level;
  when: Condition;
  source: Source;
  /** After this day the rule is shown with a warning. */
  reviewBy: IsoDate;
  /** The figures of its condition and of its text. */
  facts: readonly FactId[];
  /** Figures of the government fee under this rule; absent: the need's own. */
  fee?: readonly FactId[];
  /** Used only when no other rule of its need and level applies. */
  general?: true;
}

/** The next common review of all rules. A rule that is reviewed separately has its own. */
const nextReview: IsoDate = '2027-05-20';

type Given<Id extends string> = { id: Id } & Omit<Rule, 'id' | 'facts' | 'reviewBy'> & {
    reviewBy?: IsoDate;
    facts?: readonly FactId[];
  };

/** Creates a rule with the figures of its condition and its review. */
export function rule<const Id extends string>({ facts = [], ...given }: Given<Id>): Rule<Id> {
  const inCondition = leavesOf(given.when).flatMap((leaf) => ('fact' in leaf ? [leaf.fact] : []));
  return { reviewBy: nextReview, ...given, facts: [...new Set([...inCondition, ...facts])] };
}
