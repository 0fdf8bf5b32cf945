import { parseAnswers as parseBusiness, type Answers } from '../../../register/answers.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import { parseAnswers, type Given, type HealthAnswers, type ScoredId } from './answers.ts';
import { parseHistory, parseToDo, withResult, type PastResult, type ToDo } from './history.ts';
import { knownOf } from './questions.ts';
import { scoreOf } from './score.ts';
import { isAbout, isStep, pathOf, type AboutId, type StepId } from './steps.ts';

/** An unsent form with its field values, valid or not. It is saved so that a reload restores it. */
interface Draft {
  step: StepId;
  values: Readonly<Record<string, string>>;
}

/** One run through the check, from the first question to the result. */
export interface Run {
  id: string;
  /** Business questions answered in this check, not in another tool. */
  asked: readonly AboutId[];
  given: HealthAnswers;
  draft?: Draft;
}

/** The state of the health check. The device saves each property separately. */
export interface Check {
  business: Answers;
  run: Run;
  history: readonly PastResult[];
  toDo: readonly ToDo[];
}

/** An answer to a question about the business, or to a scored question. */
export type StepAnswer = { step: AboutId; business: Answers } | { step: ScoredId; value: Given };

/** The state before the first answer. */
export const noCheck: Check = {
  business: {},
  run: { id: '', asked: [], given: {} },
  history: [],
  toDo: [],
};

/** Returns the questions of this check in order. */
export const pathThrough = ({ business, run }: Check, date: IsoDate) =>
  pathOf(business, run.given, run.asked, date);

/** Returns the known facts about the business of this check. */
export const knownIn = ({ business, run }: Check, date: IsoDate) =>
  knownOf(business, run.given, date);

/** Returns the check with one more answer. After the last answer it also adds the result to the history. */
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

/** Returns the check without answers. The business, the history and the checklist remain. */
export const restarted = (check: Check, id: string): Check => ({
  ...check,
  run: { id, asked: [], given: {} },
});

/** Returns the check with a gap on the checklist, open or done. */
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

/** Returns the check with a gap removed from the checklist. */
export const withoutToDo = (check: Check, gap: ScoredId): Check => ({
  ...check,
  toDo: check.toDo.filter((each) => each.gap !== gap),
});

/** The saved check as read from the device, written by any version. */
export interface SavedCheck {
  business: unknown;
  run: unknown;
  history: unknown;
  toDo: unknown;
}

/** Reads a saved check and drops invalid parts. Never throws. */
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
