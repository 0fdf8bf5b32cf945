import { factAt } from '../facts/lookup.ts';
import type { IsoDate } from '../facts/types.ts';
import { unknown, type AmountId, type Answers } from '../finder/answers.ts';
import type { GstScheme, PaperDay, Profile, Situation } from './answers.ts';
import type { Applies } from './duty.ts';

/** What the rules ask of a profile. Each answers `open` where it would hang on an answer that is missing. */
export type Test = (profile: Profile) => Applies;

/** Limits are read as of the day the rules were looked at; none of those used here has an end. */
const asOn: IsoDate = '2026-11-20';

export const all =
  (...tests: readonly Test[]): Test =>
  (profile) => {
    const found = tests.map((test) => test(profile));
    if (found.includes('no')) return 'no';
    return found.includes('open') ? 'open' : 'yes';
  };

export const any =
  (...tests: readonly Test[]): Test =>
  (profile) => {
    const found = tests.map((test) => test(profile));
    if (found.includes('yes')) return 'yes';
    return found.includes('open') ? 'open' : 'no';
  };

export const not =
  (test: Test): Test =>
  (profile) => {
    const found = test(profile);
    return found === 'open' ? 'open' : found === 'yes' ? 'no' : 'yes';
  };

/** A choice of the finder is one of these. */
export const is =
  (question: 'kind' | 'state' | 'place' | 'food' | 'entity', ...options: readonly string[]): Test =>
  ({ known }) => {
    const answer = known[question];
    if (answer === undefined || answer === unknown) return 'open';
    return options.includes(answer) ? 'yes' : 'no';
  };

/** At least one of these is ticked. */
export const reaches =
  (...options: readonly NonNullable<Exclude<Answers['reach'], string>>[number][]): Test =>
  ({ known: { reach } }) => {
    if (reach === undefined || reach === unknown) return 'open';
    return options.some((option) => reach.includes(option)) ? 'yes' : 'no';
  };

function compare(question: AmountId, holds: (amount: number) => boolean): Test {
  return ({ known }) => {
    const amount = known[question];
    if (amount === undefined || amount === unknown) return 'open';
    return holds(amount) ? 'yes' : 'no';
  };
}

/** The number of a figure, rupees or people. Throws when it has none: a limit in a rule is never a guess. */
function limit(fact: string): number {
  const value = factAt(fact, asOn)?.value;
  if (!value || !('amount' in value)) throw new Error(`"${fact}" is no limit`);
  return value.amount;
}

export const above = (question: AmountId, fact: string): Test =>
  compare(question, (amount) => amount > limit(fact));
export const atLeast = (question: AmountId, fact: string): Test =>
  compare(question, (amount) => amount >= limit(fact));
export const employs: Test = compare('workers', (amount) => amount > 0);

/** GST is filed in this way. "I don't know" leaves it open. */
export const files =
  (...schemes: readonly GstScheme[]): Test =>
  ({ own: { gst } }) => {
    if (gst === undefined || gst === 'unknown') return 'open';
    return schemes.includes(gst) ? 'yes' : 'no';
  };

export const says =
  (situation: Situation): Test =>
  ({ own }) =>
    own.situations.includes(situation) ? 'yes' : 'no';

/** The day of a paper is given. */
export const has =
  (day: PaperDay): Test =>
  ({ own }) =>
    own.days[day] === undefined ? 'no' : 'yes';
