import type { Answers } from '../../../register/answers.ts';
import { complete } from '../../../register/questions.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { isScored, type HealthAnswers, type ScoredId } from './answers.ts';
import { planPath, type PlannedPath } from '../../../questionnaire/path.ts';
import { knownOf, scoredQuestions, standing } from './questions.ts';

/** Questions about the business. They are asked once for all tools, only if the device has no answer. */
export const aboutIds = ['kind', 'where', 'workers', 'turnover'] as const;
export type AboutId = (typeof aboutIds)[number];
export type StepId = AboutId | ScoredId;

export const isAbout = (id: string): id is AboutId => (aboutIds as readonly string[]).includes(id);

export const isStep = (id: string): id is StepId => isAbout(id) || isScored(id);

/** The ids of all questions. */
export const stepIds: readonly StepId[] = [...aboutIds, ...scoredQuestions.map(({ id }) => id)];

/** The most questions that any business is asked. */
export const mostSteps = 16;

/** Returns true if this question is answered, here or in another tool. */
function isTold(id: AboutId, business: Answers, date: IsoDate): boolean {
  const { answers } = complete(business, date);
  if (id === 'where') return answers.state !== undefined && answers.place !== undefined;
  return answers[id] !== undefined;
}

/** The questions of this check. `taken` lists business questions that another tool had already answered. */
export type HealthPath = PlannedPath<StepId, AboutId>;

/**
 * Returns the questions of the check in order.
 * @param asked business questions answered in this check. They stay in the list, so that going back finds
 * them.
 */
export function pathOf(
  business: Answers,
  given: HealthAnswers,
  asked: readonly AboutId[],
  date: IsoDate,
): HealthPath {
  const isKnown = (id: AboutId) => isTold(id, business, date);
  const known = knownOf(business, given, date);
  const scored = scoredQuestions
    .filter(({ applies }) => applies(known) !== 'no')
    .map(({ id }) => id);
  return planPath(
    [...aboutIds, ...scored],
    (id): id is AboutId => isAbout(id) && isKnown(id) && !asked.includes(id),
    (id) => (isAbout(id) ? isKnown(id) : standing(id, known) !== undefined),
  );
}
