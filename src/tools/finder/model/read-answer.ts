import {
  isAmount,
  isAnswer,
  isTick,
  type Answer,
  type QuestionId,
} from '../../../register/answers.ts';
import { isPeriod, readAmount, type AmountProblem } from './read-amount.ts';

/** The values of a form for one question about the business. */
export interface Entered {
  /** The typed or chosen values: one, or one for each tick. */
  values: readonly string[];
  /** The period of an amount. An unknown value counts as a year. */
  period?: unknown;
}

/** An answer, or the reason why there is none. */
export type Reading = { answer: Answer } | { problem: 'not-chosen' | AmountProblem };

/**
 * Reads the answer to a question about the business, for every tool that asks it. No tick is an answer; no
 * choice is none.
 */
export function readAnswer(id: QuestionId, { values, period }: Entered): Reading {
  if (isAmount(id)) {
    const read = readAmount(id, values[0] ?? '', isPeriod(period) ? period : 'year');
    return 'amount' in read ? { answer: read.amount } : read;
  }
  const answer = isTick(id) ? [...values] : values[0];
  return isAnswer(id, answer) ? { answer } : { problem: 'not-chosen' };
}
