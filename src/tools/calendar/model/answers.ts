import { verdictOn, has, type Condition } from '../../../register/condition.ts';
import { isDay } from '../../../content/facts/days.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import {
  gstSchemes,
  noAnswers,
  paperDays,
  situations,
  type Answers,
  type OwnAnswers,
  type QuestionId,
} from '../../../register/answers.ts';
import type { PlannedPath } from '../../../questionnaire/path.ts';
import { complete } from '../../../register/questions.ts';

/** Questions of the finder that the calendar uses. It asks open ones itself and saves them for both tools. */
export const sharedQuestions = [
  'kind',
  'state',
  'place',
  'food',
  'turnover',
  'reach',
  'supply',
  'premises',
  'workers',
  'topWage',
  'entity',
] as const satisfies readonly QuestionId[];
export type SharedQuestion = (typeof sharedQuestions)[number];

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T =>
  list.includes(value as T);

/** Reads own answers from a saved value, without invalid ones. Never throws. */
export function parseOwnAnswers(value: unknown): OwnAnswers {
  if (typeof value !== 'object' || value === null) return noAnswers;
  const given = value as { gst?: unknown; situations?: unknown; days?: unknown };
  const days = typeof given.days === 'object' && given.days !== null ? given.days : {};
  return {
    ...(isOneOf(gstSchemes, given.gst) && { gst: given.gst }),
    situations: Array.isArray(given.situations)
      ? given.situations.filter((each) => isOneOf(situations, each))
      : [],
    days: Object.fromEntries(
      Object.entries(days).filter(([id, day]) => isOneOf(paperDays, id) && isDay(day)),
    ),
  };
}

/**
 * Returns the finder's answers with those that follow from them; while the kind of business is open, only the
 * given ones.
 */
export const completed = (given: Answers, date: IsoDate): Answers =>
  given.kind === undefined ? given : complete(given, date).answers;

/** Only these questions can be asked before the kind of business is known. */
const firstQuestions: readonly SharedQuestion[] = ['kind', 'state'];

/** Questions that only some businesses are asked, because no date of the others waits for them. */
const askedIf: Partial<Record<SharedQuestion, Condition>> = {
  supply: has('reach', 'exports', 'imports'),
};

/**
 * Returns the finder's questions in the calendar's form: those that apply by `inForm`. The answers of the finder
 * (`given`) are taken.
 */
export function setupPath(
  given: Answers,
  inForm: Answers,
  date: IsoDate,
): Pick<PlannedPath<SharedQuestion>, 'steps' | 'taken'> {
  const asked: readonly QuestionId[] =
    inForm.kind === undefined ? firstQuestions : complete(inForm, date).asked;
  // An answer that is no longer offered, such as a town of another state, does not count.
  const known = completed(given, date);
  const isWanted = (id: SharedQuestion) => {
    const condition = askedIf[id];
    return !condition || verdictOn(condition, inForm, date) === 'yes';
  };
  const questions = sharedQuestions.filter(
    (id) => known[id] !== undefined || (asked.includes(id) && isWanted(id)),
  );
  return {
    steps: questions.filter((id) => known[id] === undefined),
    taken: questions.filter((id) => known[id] !== undefined),
  };
}
