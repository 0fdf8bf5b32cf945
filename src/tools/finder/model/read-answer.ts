import { isAmount, isAnswer, isTick, type Answer, type QuestionId } from './answers.ts';
import { isPeriod, readAmount, type AmountProblem } from './read-amount.ts';

/** What a form holds for a question about the business. */
export interface Entered {
  /** What is typed or chosen: one text, or one for each tick. */
  values: readonly string[];
  /** Over which time an amount was counted; anything unknown is a year. */
  period?: unknown;
}

/** An answer, or why there is none: nothing of ours was chosen, or a number cannot be used. */
export type Reading = { answer: Answer } | { problem: 'not-chosen' | AmountProblem };

/** Reads the answer to a question about the business, for every tool that asks it. No tick is an answer; no choice is none. */
export function readAnswer(id: QuestionId, { values, period }: Entered): Reading {
  if (isAmount(id)) {
    const read = readAmount(id, values[0] ?? '', isPeriod(period) ? period : 'year');
    return 'amount' in read ? { answer: read.amount } : read;
  }
  const answer = isTick(id) ? [...values] : values[0];
  return isAnswer(id, answer) ? { answer } : { problem: 'not-chosen' };
}
