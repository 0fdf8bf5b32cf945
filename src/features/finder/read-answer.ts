import {
  isAmount,
  isAnswer,
  isTick,
  type Answer,
  type QuestionId,
} from '../../content/finder/answers.ts';
import { isPeriod, readAmount } from '../../content/finder/read-amount.ts';
import type { FinderWords } from './finder-words.ts';

/** What a form holds: an answer, or what is wrong with it. */
export type Reading = { answer: Answer } | { problem: string };

/** Reads the answer to a question out of its form. No tick is an answer; no choice is none. */
export function readAnswer(data: FormData, id: QuestionId, words: FinderWords): Reading {
  if (isAmount(id)) {
    const period = data.get('period');
    const read = readAmount(id, String(data.get(id) ?? ''), isPeriod(period) ? period : 'year');
    return 'amount' in read
      ? { answer: read.amount }
      : { problem: words.amounts.problems[read.problem] };
  }
  const answer = isTick(id) ? data.getAll(id).map(String) : data.get(id);
  return isAnswer(id, answer) ? { answer } : { problem: words.form.chooseOne };
}
