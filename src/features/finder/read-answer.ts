import {
  isAmount,
  isAnswer,
  isTick,
  largestAmount,
  type AmountId,
  type Answer,
  type QuestionId,
} from '../../content/finder/answers.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import type { FinderWords } from './finder-words.ts';

/** What a form holds: an answer, or what is wrong with it. */
export type Reading = { answer: Answer } | { problem: string };

/** Months in which somebody counts a year's sales. */
const monthsOf = { year: 1, month: 12 } as const;
export type Period = keyof typeof monthsOf;

/** Nobody here pays more people. */
const mostWorkers = 1_000_000;

/** Reads the answer to a question out of its form. No tick is an answer; no choice is none. */
export function readAnswer(data: FormData, id: QuestionId, words: FinderWords): Reading {
  if (isAmount(id)) {
    const period = data.get('period') === 'month' ? 'month' : 'year';
    return readAmount(String(data.get(id) ?? ''), id, period, words);
  }
  const answer = isTick(id) ? data.getAll(id).map(String) : data.get(id);
  return isAnswer(id, answer) ? { answer } : { problem: words.form.chooseOne };
}

/** Reads a number as it was typed; sales of a month become sales of a year. */
export function readAmount(
  text: string,
  id: AmountId,
  period: Period,
  { form }: FinderWords,
): Reading {
  const typed = parseAmount(text);
  if (typed === undefined) {
    return { problem: id === 'workers' ? form.notWhole : form.notANumber };
  }
  const amount = id === 'turnover' ? typed * monthsOf[period] : typed;
  if (id === 'workers') {
    if (!Number.isInteger(amount)) return { problem: form.notWhole };
    return amount > mostWorkers ? { problem: form.tooLarge } : { answer: amount };
  }
  return amount > largestAmount ? { problem: form.tooLarge } : { answer: amount };
}
