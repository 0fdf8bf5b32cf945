import type { Confidence, IsoDate, Review } from '../facts/types.ts';
import type { Prose } from '../types.ts';
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

/** Rupees, or the fact that gives them: a figure that stands in `content/facts` is not typed again. */
export type Amount = number | { fact: string };

/** The sum a scheme speaks of, where it is one sum. */
export interface Money {
  of: 'loan' | 'grant' | 'project' | 'guarantee' | 'investment';
  /** The smallest sum, where there is one. */
  from?: Amount;
  /** The sum it begins above, where another scheme covers what is below. */
  over?: Amount;
  upTo: Amount;
}

/** A condition that the questions do not ask about. */
export interface Check {
  text: Prose;
  /** The paper that shows it. */
  paper?: Paper;
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
  /** Others whom the questions do not tell apart, in words: they are not refused. */
  groupsElse?: Prose;
  /** Years; `specialTo` is the upper limit for women, SC, ST and the others of `groups` in choices.ts. */
  age?: { from?: number; to?: number; specialTo?: number };
  also?: readonly Check[];
}

/**
 * One scheme as it is written down: one row of the fact file, section 3. Texts may hold `{fact.id}`;
 * other figures are the record's own and carry its confidence, source and date. A part that is U is
 * never stated: terms that are U carry no figure, a status that is U is never `open`.
 */
export interface SchemeRecord {
  /** Anchor, stable for ever: links and phones point at it. */
  id: string;
  name: string;
  /** What one gets, in a line. */
  benefit: Prose;
  /** Who may apply, as the row says it. */
  who: Prose;
  /** Where: all of India, or one state. */
  place: 'india' | StateId;
  helps: readonly Help[];
  money?: Money;
  status: SchemeStatus;
  /** First day, and last day, where they are known. */
  runs?: { from?: IsoDate; until?: IsoDate };
  /** What else is to be known of its status. */
  note?: Prose;
  /** How sure we are of what it gives, and of its status. */
  sure: { terms: SchemeConfidence; status: SchemeConfidence };
  /** The official sites; empty where none is known: then `apply` names the office. */
  portals: readonly SchemePortalId[];
  /** How to apply, where it is not simply the official site. */
  apply?: Prose;
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

/** Gives the records of a group the days on which the group was looked at; one looked at by itself has its own. */
export const group = (
  review: Review,
  records: readonly (SchemeRecord & Partial<Review>)[],
): readonly Scheme[] => records.map((record) => ({ ...review, ...record }));
