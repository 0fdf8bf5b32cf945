import type { IsoDate } from '../../../content/facts/types.ts';
import type { Answers } from '../../../register/answers.ts';
import { totalFee } from '../../../register/fees.ts';
import type { Finding } from '../../../register/find.ts';
import { leastOfBand } from './bands.ts';

/** The government fee in a row of the result. `more`: a further part is added to it. */
export type RowFee =
  { is: 'free' } | { is: 'open' } | { is: 'amount'; from: number; to: number; more: boolean };

/** Returns the fee of one finding, or of several together, as far as the answers decide it. */
export function rowFee(findings: readonly Finding[], answers: Answers, date: IsoDate): RowFee {
  const { from, to, open } = totalFee(findings, date, casesOf(answers, date));
  const more = open.length > 0;
  if (to === 0) return { is: more ? 'open' : 'free' };
  return { is: 'amount', from, to, more };
}

/** The answers with the least and the largest number of workers that the answer may stand for. */
function casesOf(answers: Answers, date: IsoDate): Answers[] {
  const { workers } = answers;
  if (typeof workers !== 'number') return [answers];
  const least = leastOfBand('workers', workers, answers, date);
  return least === workers ? [answers] : [{ ...answers, workers: least }, answers];
}
