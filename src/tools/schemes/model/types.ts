import type { Confidence, IsoDate, Review } from '../../../content/facts/types.ts';
import type { Group, Help, Paper, Registration, Stage, StateId, Who, Work } from './choices.ts';
import type { SchemePortalId } from './portals.ts';
import type { SourceTag } from './sources.ts';

/**
 * Whether a scheme takes applications.
 * open: running on the newest evidence. announced: declared, its rules not seen. unclear: its approved
 * period has ended or a government has changed, and nobody confirmed that it goes on. closed: ended.
 */
const statuses = ['open', 'announced', 'unclear', 'closed'] as const;
export type SchemeStatus = (typeof statuses)[number];

/** How sure we are; what an office says of itself (M) is in no scheme. */
type SchemeConfidence = Exclude<Confidence, 'M'>;

/** The fact that gives the rupees; of a range, one of its ends. */
export interface Amount {
  fact: string;
  end?: 'from' | 'to';
}

/** The sum a scheme speaks of, where it is one sum. */
export interface Money {
  of: 'loan' | 'grant' | 'project' | 'guarantee' | 'investment';
  /** The smallest sum, where there is one. */
  from?: Amount;
  /** The sum it begins above, where another scheme covers what is below. */
  over?: Amount;
  upTo: Amount;
}

/** Who a scheme is for, as a program can test it. An absent rule lets everybody pass. */
interface Fits {
  /** One of these is enough. */
  who?: readonly Who[];
  /** One of these is enough. */
  work?: readonly Work[];
  stage?: readonly Stage[];
  /** All of these are needed. */
  has?: readonly Registration[];
  /** None of these may be there. */
  hasNot?: readonly Registration[];
  /** One of these is enough. */
  groups?: readonly Group[];
  /** The text names others whom the questions do not tell apart: they are not refused. */
  groupsElse?: true;
  /** Years; `specialTo` is the upper limit for women, SC, ST and the others of `groups` in choices.ts. */
  age?: { from?: number; to?: number; specialTo?: number };
  /**
   * Conditions that the questions do not ask about, in the order of their texts: for each the paper that
   * shows it, or null.
   */
  also?: readonly (Paper | null)[];
}

/**
 * One scheme as it is written down: one row of the fact file, section 3. Its texts stand in
 * `locales/<language>/schemes`, its figures in `tools/schemes/model/figures/<group>.ts`, with the record's
 * confidence, source and date. A part that is U is never stated: terms that are U carry no figure, a
 * status that is U is never `open`.
 */
export interface SchemeRecord {
  /** Anchor, stable for ever: links and phones point at it. */
  id: string;
  /** Where: all of India, or one state. */
  place: 'india' | StateId;
  helps: readonly Help[];
  money?: Money;
  status: SchemeStatus;
  /** First day, and last day, where they are known. */
  runs?: { from?: IsoDate; until?: IsoDate };
  /** How sure we are of what it gives, and of its status. */
  sure: { terms: SchemeConfidence; status: SchemeConfidence };
  /** The official sites; empty where none is known: then the text `apply` names the office. */
  portals: readonly SchemePortalId[];
  /** Only where it is known that the government takes nothing. */
  free?: true;
  /** Groups that get more. */
  moreFor?: readonly Group[];
  fits: Fits;
  /** Row of the fact file. */
  row: string;
  source: SourceTag;
}

export type Scheme = SchemeRecord & Review;

/**
 * Gives the records of a group the days on which the group was looked at; one looked at by itself has its
 * own. The type keeps each id and each condition, so that the texts are held to the records.
 */
export const group = <const Records extends readonly (SchemeRecord & Partial<Review>)[]>(
  review: Review,
  records: Records,
): readonly (Review & Records[number])[] => records.map((record) => ({ ...review, ...record }));
