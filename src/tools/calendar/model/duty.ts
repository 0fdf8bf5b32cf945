import type { PageId } from '../../../content/catalog.ts';
import type { FactId } from '../../../content/facts/lookup.ts';
import type { IsoDate, Source } from '../../../content/facts/types.ts';
import type { PaperDay } from './answers.ts';
import type { Condition } from './conditions.ts';

/** The rule of a due date. All days and lengths are figures of `content/facts`, by id. */
export type DueRule =
  /** On a day of the following month. `instead` gives the day of the year for the date after one month. */
  | { every: 'month'; fact: FactId; instead?: { afterMonth: number; fact: FactId } }
  /** On a day of the month after each quarter of the financial year (which starts in April). */
  | { every: 'quarter'; fact: FactId }
  /** On a day of the month after the first and the second month of each quarter. */
  | { every: 'month-within-quarter'; fact: FactId }
  /** On one or several days of each year. */
  | { every: 'year'; facts: readonly FactId[] }
  /** A length after a day of each year: sixty days after 30 September. */
  | { every: 'year-after'; start: FactId; fact: FactId }
  /** A length after the end of each financial year (31 March). */
  | { every: 'after-financial-year'; fact: FactId }
  /** On a day on the owner's paper, or a length after it, once. */
  | { from: PaperDay; fact?: FactId }
  /** Without a known day: the calendar says whom to ask. */
  | { every: 'ask' };

/** Topics of the calendar's rules. */
const topics = ['gst', 'income-tax', 'people', 'company', 'food', 'papers'] as const;
type Topic = (typeof topics)[number];

/** A recurring duty: condition, day and law. Its texts are in `locales/<language>/tools/calendar.ts`. */
export interface Duty<Id extends string = string> {
  /** The row of the calendar's fact file, section 1, with a letter where one row has several duties. */
  id: Id;
  topic: Topic;
  /** Whether it applies to a business on the due day. */
  applies: Condition;
  due: DueRule;
  /** Figures of the penalty. */
  penalty: readonly FactId[];
  source: Source;
  /** The day of its next review, if it is not reviewed with the others (`reviewByOf`). */
  reviewBy?: IsoDate;
  /** Id of the page with details. */
  page: PageId;
  /** On a public holiday the duty may be done on the next working day (General Clauses Act, section 10). */
  movesOffHolidays?: true;
  /** A right that may be left unused, not a duty. */
  optional?: true;
}
