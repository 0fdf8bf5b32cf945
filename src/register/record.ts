import type { PageId } from '../content/catalog.ts';
import type { FactId } from '../content/facts/lookup.ts';
import type { IsoDate, Source } from '../content/facts/types.ts';
import type { PortalId } from '../content/portals.ts';
import type { PaperDay, Place } from './answers.ts';
import type { Condition, DutyLeaf } from './condition.ts';
import type { StateCode } from './states.ts';

/**
 * Strength of a rule. `must`: the law requires it. `likely`: state, city or authority decides. `optional`:
 * free choice. `not-needed`: a rule states explicitly that it is not needed.
 */
const levels = ['must', 'likely', 'optional', 'not-needed'] as const;
export type Level = (typeof levels)[number];

/** The authority. Its name is in `locales/<language>/tools/finder.ts`; `municipal` depends on the place. */
type Office =
  | 'municipal'
  | 'vending'
  | 'labour'
  | 'fire'
  | 'pollution'
  | 'excise'
  | 'police'
  | 'health'
  | 'drugs'
  | 'education'
  | 'rera'
  | 'transport'
  | 'metrology'
  | 'state-tax'
  | 'music'
  | 'firms'
  | 'operator'
  | 'online'
  | 'none';

/** Papers to collect. Guides use the same ids, so a tick counts everywhere. */
export type DocumentId =
  | 'pan'
  | 'identity'
  | 'photo'
  | 'mobile'
  | 'bank'
  | 'premises'
  | 'property-tax'
  | 'shop-area'
  | 'shop-photo'
  | 'food-list'
  | 'vending-certificate'
  | 'vending-proof'
  | 'start-date'
  | 'investment'
  | 'worker-list'
  | 'worker-identity'
  | 'firm-papers'
  | 'address-proof'
  | 'company-names'
  | 'mark-image'
  | 'goods-list'
  | 'business-proof'
  | 'factory-layout'
  | 'machine-list'
  | 'test-report'
  | 'product-drawing';

/** A figure of a fee; with `when`, only of businesses whose answers do not rule it out. */
export type FeeFigure = FactId | { fact: FactId; when: Condition };

/** Who needs a registration: if the condition is true of the answers, it applies for this reason. */
export interface NeedRule<Id extends string = string> {
  /** `LF-nn`, with a letter where one row of the law has several rules. Texts refer to it. */
  id: Id;
  level: Level;
  when: Condition;
  source: Source;
  /** The first and the last day of the rule; absent while it has neither. */
  from?: IsoDate;
  until?: IsoDate;
  /** After this day the rule is shown with a warning. Default: the common day of review. */
  reviewBy?: IsoDate;
  /** Further figures of its text. Those of its condition are found by themselves. */
  facts?: readonly FactId[];
  /** Figures of the government fee under this rule; absent: the registration's own. */
  fee?: readonly FeeFigure[];
  /** The calculator of a fee that depends on size, so that no figure alone states it. */
  calculator?: PageId;
  /** The portal under this rule; absent: the registration's own. */
  portal?: PortalId;
  /** Used only when no other rule of its registration and level applies. */
  general?: true;
}

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
  /** A length after one or several days of each year: sixty days after 30 September. */
  | { every: 'year-after'; starts: readonly FactId[]; fact: FactId }
  /** A length after the end of each financial year (31 March). */
  | { every: 'after-financial-year'; fact: FactId }
  /** On a day on the owner's paper, or a length after it, once. */
  | { from: PaperDay; fact?: FactId }
  /** Without a known day: the calendar says whom to ask. */
  | { every: 'ask' };

/** Topics of the calendar. */
const topics = ['gst', 'income-tax', 'people', 'company', 'food', 'papers'] as const;
type Topic = (typeof topics)[number];

/** A recurring duty: condition, day and law. Its texts are in `locales/<language>/tools/calendar/duties.ts`. */
export interface Duty<Id extends string = string> {
  /** The calendar's marks and files refer to it, so it never changes. */
  id: Id;
  topic: Topic;
  /**
   * Whether it applies on the due day. `needed()` asks the record's own rules, so that the calendar cannot
   * disagree with the finder.
   */
  when: Condition<DutyLeaf>;
  due: DueRule;
  /** Figures of the penalty. */
  penalty: readonly FactId[];
  source: Source;
  /** The day of its next review, if it is not reviewed with the others. */
  reviewBy?: IsoDate;
  /** Id of the page with details, if it is not the record's. */
  page?: PageId;
  /** On a public holiday the duty may be done on the next working day (General Clauses Act, section 10). */
  movesOffHolidays?: true;
  /** A right that may be left unused, not a duty. */
  optional?: true;
}

/**
 * A registration, or a duty without one: everything that the law says about it. The finder asks `needed`, the
 * calendar derives dates from `duties`, the health check scores both, calculators read `fee`.
 */
export interface Registration<Id extends string = string> {
  id: Id;
  office: Office;
  /** Id of the page that explains it best. */
  page: PageId;
  /** The page and section with its steps, where they are not the section `steps` of `page`. */
  steps?: { page: PageId; section?: string };
  /**
   * Portal for the application or for information. A portal of the place precedes one of the state, then a
   * general one.
   */
  portal?: PortalId;
  portalByState?: Partial<Record<StateCode, PortalId>>;
  portalByPlace?: Partial<Record<Place, PortalId>>;
  /** Figures of the government fee, from the lowest to the highest; absent: the authority states it. */
  fee?: readonly FactId[];
  /**
   * The rows of the guide's table of fees: the fee, those of later steps and of other ways, in this order. Absent:
   * the fee, and those of the rules.
   */
  feeTable?: readonly FactId[];
  /** Figure of the time from complete papers. */
  time?: FactId;
  /** Further costs are added to the figures, such as stamp duty or a fee by size. */
  feeGrows?: true;
  documents: readonly DocumentId[];
  /** Often sold to businesses that do not need it; the finder then says so by name. */
  common?: true;
  /** Who needs it. Empty for a duty without a registration: the finder does not list it. */
  needed: readonly NeedRule[];
  duties: readonly Duty[];
}

/** Declares a record. It keeps the types of all ids, so that the texts are checked against them. */
export const registration = <const R extends Registration>(record: R): R => record;
