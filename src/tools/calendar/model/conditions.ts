import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { AmountId, ChoiceId, ChoiceOf, TickOf } from '../../finder/model/answers.ts';
import * as finder from '../../finder/model/condition.ts';
import type { Verdict } from '../../finder/model/condition.ts';
import type { GstScheme, PaperDay, Profile, Situation } from './answers.ts';

/**
 * Judges whether a duty applies to a profile on a day; limits count from their own day on. `unknown` when an
 * answer or a figure is missing.
 */
export type Condition = (profile: Profile, on: IsoDate) => Verdict;

export const all =
  (...conditions: readonly Condition[]): Condition =>
  (profile, on) => {
    const found = conditions.map((condition) => condition(profile, on));
    if (found.includes('no')) return 'no';
    return found.includes('unknown') ? 'unknown' : 'yes';
  };

export const any =
  (...conditions: readonly Condition[]): Condition =>
  (profile, on) => {
    const found = conditions.map((condition) => condition(profile, on));
    if (found.includes('yes')) return 'yes';
    return found.includes('unknown') ? 'unknown' : 'no';
  };

export const not =
  (condition: Condition): Condition =>
  (profile, on) =>
    finder.opposite[condition(profile, on)];

/** Returns a condition of the finder on the shared answers. */
const told =
  (condition: finder.Condition): Condition =>
  ({ known }, on) =>
    finder.evaluate(condition, known, on).verdict;

/** True when a choice of the finder has one of these values. */
export const is = <Q extends ChoiceId>(
  question: Q,
  ...options: readonly ChoiceOf<Q>[]
): Condition => told(finder.is(question, ...options));

/** True when at least one of these options is ticked. */
export const reaches = (...options: readonly TickOf<'reach'>[]): Condition =>
  told(finder.has('reach', ...options));

export const above = (question: AmountId, fact: FactId): Condition =>
  told(finder.above(question, fact));
export const atLeast = (question: AmountId, fact: FactId): Condition =>
  told(finder.atLeast(question, fact));
export const employs: Condition = told(finder.some('workers'));

/** True when GST is filed in this way. "I don't know" leaves it open. */
export const files =
  (...schemes: readonly GstScheme[]): Condition =>
  ({ own: { gst } }) => {
    if (gst === undefined || gst === 'unknown') return 'unknown';
    return schemes.includes(gst) ? 'yes' : 'no';
  };

export const says =
  (situation: Situation): Condition =>
  ({ own }) =>
    own.situations.includes(situation) ? 'yes' : 'no';

/** True when the day of a paper is known. */
export const has =
  (day: PaperDay): Condition =>
  ({ own }) =>
    own.days[day] === undefined ? 'no' : 'yes';
