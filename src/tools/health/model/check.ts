import { parseAnswers as parseBusiness, type Answers } from '../../finder/model/answers.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { parseAnswers, type Given, type HealthAnswers, type ScoredId } from './answers.ts';
import { parseHistory, parseToDo, withResult, type PastResult, type ToDo } from './history.ts';
import { knownOf } from './questions.ts';
import { scoreOf } from './score.ts';
import { isAbout, isStep, pathOf, type AboutId, type StepId } from './steps.ts';

/** A form as it was left, right or wrong, with its fields by name: a reload must not lose it. */
interface Draft {
  step: StepId;
  values: Readonly<Record<string, string>>;
}

/** One going-through of the check. */
export interface Run {
  id: string;
  /** Questions about the business that were asked here and not taken from another tool. */
  asked: readonly AboutId[];
  given: HealthAnswers;
  draft?: Draft;
}

/** Everything the check knows: what the phone keeps of it, part by part. */
export interface Check {
  business: Answers;
  run: Run;
  history: readonly PastResult[];
  toDo: readonly ToDo[];
}

/** What somebody answers: of the business, or to a scored question. */
export type StepAnswer = { step: AboutId; business: Answers } | { step: ScoredId; value: Given };

/** A check that nobody has begun. */
export const noCheck: Check = {
  business: {},
  run: { id: '', asked: [], given: {} },
  history: [],
  toDo: [],
};

/** The way through this check. */
export const pathThrough = ({ business, run }: Check, date: IsoDate) =>
  pathOf(business, run.given, run.asked, date);

/** What is known of this check's business. */
export const knownIn = ({ business, run }: Check, date: IsoDate) =>
  knownOf(business, run.given, date);

/** The check with one more answer; when that was the last, with its result among the past ones. */
export function withAnswer(check: Check, answer: StepAnswer, date: IsoDate): Check {
  const { draft: _, ...run } = check.run;
  const next: Check =
    'business' in answer
      ? {
          ...check,
          business: { ...check.business, ...answer.business },
          run: { ...run, asked: [...new Set([...run.asked, answer.step])] },
        }
      : { ...check, run: { ...run, given: { ...run.given, [answer.step]: answer.value } } };
  if (pathThrough(next, date).open !== undefined) return next;
  const history = withResult(check.history, scoreOf(knownIn(next, date)), {
    on: date,
    run: run.id,
  });
  return { ...next, history };
}

/** The check from the beginning: answers go, the business, the past and the checklist stay. */
export const restarted = (check: Check, id: string): Check => ({
  ...check,
  run: { id, asked: [], given: {} },
});

/** The check with a gap on the checklist, done or not done. */
export function withToDo(check: Check, gap: ScoredId, date: IsoDate, isDone = false): Check {
  const others = check.toDo.filter((each) => each.gap !== gap);
  const before = check.toDo.find((each) => each.gap === gap);
  const next: ToDo = {
    gap,
    addedOn: before?.addedOn ?? date,
    ...(isDone && { doneOn: date }),
  };
  return {
    ...check,
    toDo: before ? check.toDo.map((each) => (each === before ? next : each)) : [...others, next],
  };
}

/** The check without a gap on the checklist. */
export const withoutToDo = (check: Check, gap: ScoredId): Check => ({
  ...check,
  toDo: check.toDo.filter((each) => each.gap !== gap),
});

/** What the phone keeps of a check, of whatever version. */
export interface SavedCheck {
  business: unknown;
  run: unknown;
  history: unknown;
  toDo: unknown;
}

/** A check out of what is kept; what is none of ours is left out. Never throws. */
export const parseCheck = ({ business, run, history, toDo }: SavedCheck): Check => ({
  business: parseBusiness(business),
  run: parseRun(run),
  history: parseHistory(history),
  toDo: parseToDo(toDo),
});

function parseRun(value: unknown): Run {
  if (typeof value !== 'object' || value === null) return noCheck.run;
  const { id, asked, given, draft } = value as Record<string, unknown>;
  const left = parseDraft(draft);
  return {
    id: typeof id === 'string' ? id : '',
    asked: Array.isArray(asked)
      ? asked.filter((each): each is AboutId => typeof each === 'string' && isAbout(each))
      : [],
    given: parseAnswers(given),
    ...(left && { draft: left }),
  };
}

function parseDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, values } = value as Record<string, unknown>;
  if (typeof step !== 'string' || !isStep(step)) return undefined;
  if (typeof values !== 'object' || values === null) return undefined;
  const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
  return { step, values: Object.fromEntries(texts) };
}
