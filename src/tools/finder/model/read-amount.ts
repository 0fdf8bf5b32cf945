import { parseAmount } from '../../../i18n/parse-amount.ts';
import { largestAmount, type AmountId } from '../../../register/answers.ts';

/** Periods in which visitors count sales, and how many of them a year has. */
const monthsOf = { year: 1, month: 12 } as const;
export type Period = keyof typeof monthsOf;

export const isPeriod = (text: unknown): text is Period =>
  typeof text === 'string' && Object.hasOwn(monthsOf, text);

/** Larger numbers of workers are typing errors. */
const mostWorkers = 1_000_000;

/** Reasons why a number is invalid. The texts are in `locales/en/tools/finder-amounts.ts`. */
export type AmountProblem = 'notANumber' | 'notWhole' | 'tooLarge';

/**
 * Reads a typed number about the business ("6 lakh"): rupees or people. Monthly sales become yearly sales.
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
