import type { IsoDate, Source } from '../../../content/facts/types.ts';
import type { Group, Help, Paper, Registration, Stage, StateId, Who, Work } from './choices.ts';
import type { SchemePortalId } from './portals.ts';

/**
 * Whether a scheme takes applications. open: running on the newest report. announced: declared, but we have
 * not seen its rules. unclear: its approved period has ended or a government has changed, without
 * confirmation that it continues. closed: ended.
 */
const statuses = ['open', 'announced', 'unclear', 'closed'] as const;
export type SchemeStatus = (typeof statuses)[number];

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
   * The deciding conditions that the eight questions do not ask about, at most two, in the order of their
   * texts. The visitor is asked about each at the scheme; a no excludes the visitor. Each is the paper that
   * proves it, or null.
   */
  also?: readonly [Paper | null] | readonly [Paper | null, Paper | null];
}

/**
 * The record of one scheme. Its texts are in `locales/<language>/schemes`, its figures in
 * `tools/schemes/model/figures/<group>.ts`, with the record's source. A scheme without a source is shown as
 * "not read" wherever it is listed, never as open.
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
  /** The official sites. If none is known, the text `apply` names the office. */
  portals: readonly SchemePortalId[];
  /** True only if it is known that the government charges no fee. */
  free?: true;
  /** Groups that get more help. */
  moreFor?: readonly Group[];
  fits: Fits;
  /** The document that we read; null for a scheme that nobody has read for us. */
  source: Source | null;
}

/** A record with the day after which its next review is due. */
export type Scheme = SchemeRecord & { reviewBy: IsoDate };

/**
 * Adds the day of the next review to the group's records. The type keeps each id and each condition, so that
 * the type check compares the texts with the records.
 */
export const group = <const Records extends readonly SchemeRecord[]>(
  reviewBy: IsoDate,
  records: Records,
): readonly (Records[number] & { reviewBy: IsoDate })[] =>
  records.map((record) => ({ ...record, reviewBy }));
