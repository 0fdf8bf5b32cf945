import { factAt, type FactId } from '../../content/facts/lookup.ts';
import type { IsoDate } from '../../content/facts/types.ts';
import type { AskedNumber } from './model/thresholds.ts';
import { ageIn, ageToldIn, incomeIn, largestSum, measureIn, toldIn, wageIn } from './told.ts';

/** The figure itself reaches where these are counted. */
export const countedFrom: ReadonlySet<AskedNumber> = new Set([
  'workers',
  'age',
  'age-told',
  'microns',
]);

/** Returns a number that a question tells; undefined where it tells none, or several. */
export function askedNumber(text: string, asks: AskedNumber): number | undefined {
  switch (asks) {
    case 'workers':
      return numberOf(toldIn(text).told.workers);
    case 'age':
      return ageToldIn(text) ?? ageIn(text);
    case 'age-told':
      return ageToldIn(text);
    case 'income':
      return incomeIn(text);
    case 'wage':
      return wageIn(text);
    case 'feet':
    case 'metres':
    case 'kilograms':
    case 'microns':
      return measureIn(text, asks);
    case 'turnover':
    case 'value':
      return numberOf(toldIn(text).told.turnover) ?? largestSum(text);
  }
}

const numberOf = (told: unknown): number | undefined =>
  typeof told === 'number' ? told : undefined;

/** The numbers of a figure, from and to which it reaches. */
export interface Limits {
  from: number;
  to: number;
}

/** Returns the numbers of a figure on a day; undefined for a figure without numbers. */
export function limitsOf(id: FactId, asOn: IsoDate): Limits | undefined {
  const value = factAt(id, asOn)?.value;
  if (!value) return undefined;
  if ('amount' in value) return { from: value.amount, to: Infinity };
  return 'from' in value && typeof value.from === 'number' && typeof value.to === 'number'
    ? { from: value.from, to: value.to }
    : undefined;
}
