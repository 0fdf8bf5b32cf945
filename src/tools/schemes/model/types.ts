import type { IsoDate } from '../../../content/facts/types.ts';
import type { Group, Help, Paper, Registration, Stage, StateId, Who, Work } from './choices.ts';
import type { SchemePortalId } from './portals.ts';
import type { SourceTag } from './sources.ts';

/**
 * Whether a scheme takes applications. open: running on the newest evidence. announced: declared, but we have
 * not seen its rules. unclear: its approved period has ended or a government has changed, without
 * confirmation that it continues. closed: ended.
 */
const statuses = ['open', 'announced', 'unclear', 'closed'] as const;
export type SchemeStatus = (typeof statuses)[number];

/** Confidence in a record. V: a published page supports it. S: not read again. U: unsure, never stated. */
type SchemeConfidence = 'V' | 'S' | 'U';

/** The day of a review, and the day after which the next one is due. */
export interface Review {
  checkedOn: IsoDate;
  reviewBy: IsoDate;
}

/** The fact with the sum in rupees; for a range, one of its ends. */
export interface Amount {
  fact: string;
  end?: 'from' | 'to';
}

/** The sum of a scheme, if it has a single sum. */
export interface Money {
  of: 'loan' | 'grant' | 'project' | 'guarantee' | 'investment';
  /** The smallest sum, if there is one. */
  from?: Amount;
  /** The sum it starts above, if another scheme covers smaller sums. */
  over?: Amount;
  upTo: Amount;
}

/** The rules of a scheme in a testable form. An absent rule accepts every visitor. */
interface Fits {
  /** Any one of these is enough. */
  who?: readonly Who[];
  /** Any one of these is enough. */
  work?: readonly Work[];
  stage?: readonly Stage[];
  /** All of these are required. */
  has?: readonly Registration[];
  /** None of these is allowed. */
  hasNot?: readonly Registration[];
  /** Any one of these is enough. */
  groups?: readonly Group[];
  /**
   * True if the text names further groups that the questions cannot identify. The rule then refuses no
   * visitor.
   */
  groupsElse?: true;
  /** In years. `specialTo` is the upper limit for women, SC, ST and the other `groups` in choices.ts. */
  age?: { from?: number; to?: number; specialTo?: number };
  /**
   * Conditions that the questions do not ask about, in the order of their texts. Each is the paper that
   * proves it, or null.
   */
  also?: readonly (Paper | null)[];
}

/**
 * The record of one scheme: one row of the fact file, section 3. Its texts are in
 * `locales/<language>/schemes`, its figures in `tools/schemes/model/figures/<group>.ts`, with the record's
 * confidence, source and date. A part with confidence U is never stated: terms that are U carry no figure,
 * and a status that is U is never `open`.
 */
export interface SchemeRecord {
  /** The anchor of the scheme. It never changes, because links and devices refer to it. */
  id: string;
  /** All of India, or one state. */
  place: 'india' | StateId;
  helps: readonly Help[];
  money?: Money;
  status: SchemeStatus;
  /** The first and the last day, if they are known. */
  runs?: { from?: IsoDate; until?: IsoDate };
  /** Our confidence in its terms and in its status. */
  sure: { terms: SchemeConfidence; status: SchemeConfidence };
  /** The official sites. If none is known, the text `apply` names the office. */
  portals: readonly SchemePortalId[];
  /** True only if it is known that the government charges no fee. */
  free?: true;
  /** Groups that get more help. */
  moreFor?: readonly Group[];
  fits: Fits;
  /** Row of the fact file. */
  row: string;
  source: SourceTag;
}

export type Scheme = SchemeRecord & Review;

/**
 * Adds the group's review dates to its records. A record reviewed separately has its own dates. The type
 * keeps each id and each condition, so that the type check compares the texts with the records.
 */
export const group = <const Records extends readonly (SchemeRecord & Partial<Review>)[]>(
  review: Review,
  records: Records,
): readonly (Review & Records[number])[] => records.map((record) => ({ ...review, ...record }));
