import type { Answers } from '../finder/answers.ts';
import { complete } from '../finder/questions.ts';
import type { IsoDate } from '../facts/types.ts';
import { isScored, type HealthAnswers, type ScoredId } from './answers.ts';
import { knownOf, scoredQuestions, standing } from './questions.ts';

/** Questions about the business: asked once for all tools, and only where the phone does not know. */
export const aboutIds = ['kind', 'where', 'workers', 'turnover'] as const;
export type AboutId = (typeof aboutIds)[number];
export type StepId = AboutId | ScoredId;

/** Where in the check somebody is: at a question, or at the result. */
export type Spot = StepId | 'result';

export const isAbout = (id: string): id is AboutId => (aboutIds as readonly string[]).includes(id);

export const isStep = (id: string): id is StepId => isAbout(id) || isScored(id);

/** No business is asked more. */
export const mostSteps = 16;

/** Whether the business has told this, here or in another tool. */
function isTold(id: AboutId, business: Answers, date: IsoDate): boolean {
  const { answers } = complete(business, date);
  if (id === 'where') return answers.state !== undefined && answers.place !== undefined;
  return answers[id] !== undefined;
}

export interface Path {
  /** The questions of this check, in order. A question that may yet drop out is among them. */
  steps: readonly StepId[];
  /** The first that has no answer; undefined when all have. */
  open: StepId | undefined;
  /** Questions about the business that are not asked: the phone knew. */
  taken: readonly AboutId[];
}

/**
 * The way through the check.
 * @param asked the questions about the business that were asked here: going back finds them again.
 */
export function pathOf(
  business: Answers,
  given: HealthAnswers,
  asked: readonly AboutId[],
  date: IsoDate,
): Path {
  const isKnown = (id: AboutId) => isTold(id, business, date);
  const taken = aboutIds.filter((id) => isKnown(id) && !asked.includes(id));
  const about = aboutIds.filter((id) => !taken.includes(id));
  const known = knownOf(business, given, date);
  const scored = scoredQuestions
    .filter(({ applies }) => applies(known) !== 'no')
    .map(({ id }) => id);
  const open =
    about.find((id) => !isKnown(id)) ?? scored.find((id) => standing(id, known) === undefined);
  return { steps: [...about, ...scored], open, taken };
}
