import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers } from '../../../register/answers.ts';
import { totalFee, type Unsure } from '../../../register/fees.ts';
import type { PageId } from '../../../content/catalog.ts';
import type { Finding } from '../../../register/find.ts';
import { leastOfBand } from './bands.ts';

/**
 * The government fee in a row of the result. `by-size`: a calculator works it out. `more`: a further part is added to
 * it. `unsure`: we only know it from others, or have not read it; the row says so.
 */
export type RowFee =
  | { is: 'open' }
  | { is: 'by-size' }
  | ({ unsure?: Unsure } & (
      | { is: 'free' }
      | { is: 'amount'; from: number; to: number; more: boolean }
    ));

/** Returns the fee of one finding, or of several together, as far as the answers decide it. */
export function rowFee(findings: readonly Finding[], answers: Answers, date: IsoDate): RowFee {
  const { from, to, open, unsure } = totalFee(findings, date, casesOf(answers, date));
  const more = open.length > 0;
  if (to === 0 && more) {
    const [only] = findings;
    const isBySize = only && findings.length === 1 && calculatorOf(only);
    return { is: isBySize ? 'by-size' : 'open' };
  }
  const known = unsure ? { unsure } : {};
  return to === 0 ? { is: 'free', ...known } : { is: 'amount', from, to, more, ...known };
}

/** Returns the page that works out the fee of a finding by size; undefined without one. */
export const calculatorOf = ({ rules }: Finding): PageId | undefined =>
  rules.find(({ calculator }) => calculator)?.calculator;

/** The answers with the least and the largest number of workers that the answer may stand for. */
function casesOf(answers: Answers, date: IsoDate): Answers[] {
  const { workers } = answers;
  if (typeof workers !== 'number') return [answers];
  const least = leastOfBand('workers', workers, answers, date);
  return least === workers ? [answers] : [{ ...answers, workers: least }, answers];
}
