import type { Answers } from '../../finder/model/answers.ts';
import { complete } from '../../finder/model/questions.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { isScored, type HealthAnswers, type ScoredId } from './answers.ts';
import type { Path } from '../../../questionnaire/path.ts';
import { knownOf, scoredQuestions, standing } from './questions.ts';

/** Questions about the business: asked once for all tools, and only where the phone does not know. */
export const aboutIds = ['kind', 'where', 'workers', 'turnover'] as const;
export type AboutId = (typeof aboutIds)[number];
export type StepId = AboutId | ScoredId;

export const isAbout = (id: string): id is AboutId => (aboutIds as readonly string[]).includes(id);

export const isStep = (id: string): id is StepId => isAbout(id) || isScored(id);

/** Every question that can be asked. */
export const stepIds: readonly StepId[] = [...aboutIds, ...scoredQuestions.map(({ id }) => id)];

/** No business is asked more. */
export const mostSteps = 16;

/** Whether the business has told this, here or in another tool. */
function isTold(id: AboutId, business: Answers, date: IsoDate): boolean {
  const { answers } = complete(business, date);
  if (id === 'where') return answers.state !== undefined && answers.place !== undefined;
  return answers[id] !== undefined;
}

/** The questions of this check; those `taken` are about the business, and the phone knew. */
export type HealthPath = Path<StepId> & { taken: readonly AboutId[] };

/**
 * The way through the check.
 * @param asked the questions about the business that were asked here: going back finds them again.
 */
export function pathOf(
  business: Answers,
  given: HealthAnswers,
  asked: readonly AboutId[],
  date: IsoDate,
): HealthPath {
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
