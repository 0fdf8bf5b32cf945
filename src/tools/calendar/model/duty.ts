import type { PageId } from '../../../content/catalog.ts';
import type { FactId } from '../../../content/facts/lookup.ts';
import type { Confidence, Review, Source } from '../../../content/facts/types.ts';
import type { PaperDay } from './answers.ts';
import type { Condition } from './conditions.ts';

/** When a duty falls due. Every day and length is a figure of `content/facts`, by its id. */
export type DueRule =
  /** On a day of the month after each month; `instead` gives the day of the year for what falls after one month. */
  | { every: 'month'; fact: FactId; instead?: { afterMonth: number; fact: FactId } }
  /** On a day of the month after each quarter of the financial year (which begins in April). */
  | { every: 'quarter'; fact: FactId }
  /** On a day of the month after the first and the second month of each quarter. */
  | { every: 'month-within-quarter'; fact: FactId }
  /** On a day of each year, or on several. */
  | { every: 'year'; facts: readonly FactId[] }
  /** A length after a day of each year: sixty days after 30 September. */
  | { every: 'year-after'; start: FactId; fact: FactId }
  /** A length after the end of each financial year (31 March). */
  | { every: 'after-financial-year'; fact: FactId }
  /** On a day that stands on the owner's paper, or a length after it, once. */
  | { from: PaperDay; fact?: FactId }
  /** No day that could be stated: the calendar says whom to ask. */
  | { every: 'ask' };

/** Where a rule of the calendar belongs. */
const topics = ['gst', 'income-tax', 'people', 'company', 'food', 'papers'] as const;
type Topic = (typeof topics)[number];

/** A recurring duty: who, when, on which ground. Its words stand in `locales/<language>/tools/calendar.ts`. */
export interface Duty<Id extends string = string> {
  /** The row of the fact file, section 1; a letter where one row there is several duties here. */
  id: Id;
  topic: Topic;
  /** How we know it. What is unsure has the rule `ask`. */
  confidence: Exclude<Confidence, 'U' | 'M'>;
  /** Whether it is this business's, as on the day it would fall due. */
  applies: Condition;
  due: DueRule;
  /** The figures that say what being late costs. */
  penalty: readonly FactId[];
  source: Source;
  /** When this one was looked at, where that was not with all the others (`reviewOf`). */
  review?: Review;
  /** The page that tells more, by its id. */
  page: PageId;
  /** What is due on a public holiday may be done on the next working day (General Clauses Act, section 10). */
  movesOffHolidays?: true;
  /** May be left out: a right, not a duty. */
  optional?: true;
}
