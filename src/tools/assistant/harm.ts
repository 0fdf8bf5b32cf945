import { isDeclined, type LikelyNeed } from '../../needs/classifier.ts';
import { harmfulRequests } from './model/harm.ts';
import { fits, patternOf, type Concepts } from './concepts.ts';

const patterns = harmfulRequests.map(({ needs, not = '' }) => ({
  needs: patternOf(needs),
  not: patternOf(not),
}));

/** True when the question asks for help with harm or evasion. */
export const asksForHarm = (concepts: Concepts): boolean =>
  patterns.some(
    ({ needs, not }) => fits(needs, concepts) && !(not.length > 0 && fits(not, concepts)),
  );

/**
 * From this share of all such requests on, a question is declined. A question that asks for a figure of ours is
 * ours, unless the harm is all but certain.
 */
const leastDeclined = { usually: 0.45, forFigure: 0.85 };

/** What is no harm and no business of ours: other people know it, or nobody does. */
const outside: ReadonlySet<string> = new Set([
  'decline.outside',
  'decline.other-law',
  'decline.off-topic',
  'decline.prediction',
  'decline.medical',
  'decline.creative',
  'decline.family',
]);

/** A request that is not answered. */
export interface DeclinedRequest {
  /** `harm`: it would harm somebody or break the law. `outside`: our guides are about other things. */
  is: 'harm' | 'outside';
  /** The need that the request has most likely, such as `decline.bribery`, where it is likely enough to be named. */
  need: string | undefined;
}

/** A need of this share is named in the refusal; otherwise somebody could be accused of what they did not ask. */
const leastNamed = 0.4;

/**
 * Returns what is declined about a question; undefined for a question to answer. `hasFigure`: it asks for one of our
 * figures.
 */
export function declinedRequest(
  needs: readonly LikelyNeed[],
  hasFigure: boolean,
): DeclinedRequest | undefined {
  const declined = needs.filter(({ id }) => isDeclined(id));
  const share = (is: DeclinedRequest['is']) =>
    declined
      .filter(({ id }) => outside.has(id) === (is === 'outside'))
      .reduce((sum, need) => sum + need.share, 0);
  const shares = { harm: share('harm'), outside: share('outside') };
  if (hasFigure && shares.harm < leastDeclined.forFigure) return undefined;
  if (shares.harm + shares.outside < leastDeclined.usually) return undefined;
  const is = shares.harm >= shares.outside ? 'harm' : 'outside';
  // Nobody is accused of what is less likely than a question that we answer.
  const answered = needs.find(({ id }) => !isDeclined(id))?.share ?? 0;
  if (is === 'harm' && shares.harm < answered) return undefined;
  const best = declined.find(({ id }) => outside.has(id) === (is === 'outside'));
  return { is, need: best && best.share >= leastNamed ? best.id : undefined };
}
