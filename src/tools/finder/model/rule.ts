import type { FactId } from '../../../content/facts/lookup.ts';
import type { Confidence, Review, Source } from '../../../content/facts/types.ts';
import { leavesOf, type Condition } from './condition.ts';
import type { NeedId } from './needs.ts';

/**
 * How strongly a rule asks. `must`: the law asks it. `likely`: state, city or office decides.
 * `optional`: free to choose. `not-needed`: a rule says so in words of its own.
 */
const levels = ['must', 'likely', 'optional', 'not-needed'] as const;
export type Level = (typeof levels)[number];

/** IF the condition holds of the answers THEN this is needed, on this ground. */
export interface Rule<Id extends string = string> extends Review {
  /** `LF-nn` as in the fact file, 2.2; a letter after it where one row there is several rules here. */
  id: Id;
  need: NeedId;
  level: Level;
  when: Condition;
  source: Source;
  confidence: Exclude<Confidence, 'M'>;
  /** The figures the rule stands on: those of its condition, and those its words name. */
  facts: readonly FactId[];
  /** Government fee where this rule applies, by figures; the need's own where absent. */
  fee?: readonly FactId[];
  /** Speaks only where no other rule of its need and level does. */
  general?: true;
}

/** When the rules were last gone through together; one that was looked at by itself says so. */
const review: Review = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' };

type Given<Id extends string> = { id: Id } & Omit<Rule, 'id' | 'facts' | keyof Review> &
  Partial<Review> & { facts?: readonly FactId[] };

/** A rule with the figures of its condition and the day it was looked at. */
export function rule<const Id extends string>({ facts = [], ...given }: Given<Id>): Rule<Id> {
  const inCondition = leavesOf(given.when).flatMap((leaf) => ('fact' in leaf ? [leaf.fact] : []));
  return { ...review, ...given, facts: [...new Set([...inCondition, ...facts])] };
}
