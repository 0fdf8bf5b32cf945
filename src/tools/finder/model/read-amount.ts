import { parseAmount } from '../../../i18n/parse-amount.ts';
import { largestAmount, type AmountId } from './answers.ts';

/** Months in which somebody counts a year's sales. */
const monthsOf = { year: 1, month: 12 } as const;
export type Period = keyof typeof monthsOf;

export const isPeriod = (text: unknown): text is Period =>
  typeof text === 'string' && Object.hasOwn(monthsOf, text);

/** Nobody here pays more people. */
const mostWorkers = 1_000_000;

/** Why a number cannot be used; the words stand in `locales/en/tools/finder-amounts.ts`. */
export type AmountProblem = 'notANumber' | 'notWhole' | 'tooLarge';

/**
 * Reads a number about the business as it was typed ("6 lakh"): rupees, or people. Sales of a month
 * become sales of a year.
 */
export function readAmount(
  id: AmountId,
  text: string,
  period: Period = 'year',
): { amount: number } | { problem: AmountProblem } {
  const typed = parseAmount(text);
  if (typed === undefined) return { problem: id === 'workers' ? 'notWhole' : 'notANumber' };
  if (id === 'workers' && !Number.isInteger(typed)) return { problem: 'notWhole' };
  const amount = id === 'turnover' ? typed * monthsOf[period] : typed;
  const most = id === 'workers' ? mostWorkers : largestAmount;
  return amount > most ? { problem: 'tooLarge' } : { amount };
}
