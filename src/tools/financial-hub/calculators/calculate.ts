import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate } from '../../../content/facts/types.ts';
import type { Calculator, Entered, Result } from './calculator.ts';
import { figuresOn, UnknownFigureError, type UsedFigure } from './figures.ts';
import { readEntered, type Problem } from './read-entered.ts';

/** The outcome of a calculation: a result, invalid answers, or a figure without a sure value. */
export type Outcome =
  | { kind: 'result'; result: Result; used: readonly UsedFigure[] }
  | { kind: 'problems'; problems: readonly Problem[] }
  | { kind: 'unknown'; factId: FactId };

/** Calculates with the law of a day. Throws only for a programming error. */
export function calculate(calculator: Calculator, entered: Entered, day: IsoDate): Outcome {
  const read = readEntered(calculator, entered);
  if ('problems' in read) return { kind: 'problems', problems: read.problems };
  const { figures, used } = figuresOn(day);
  try {
    return { kind: 'result', result: calculator.work(read.values, figures), used };
  } catch (error) {
    if (error instanceof UnknownFigureError) return { kind: 'unknown', factId: error.factId };
    throw error;
  }
}
