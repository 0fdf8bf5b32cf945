import type { Locale } from '../../i18n/locales.ts';
import type { IsoDate } from '../facts/types.ts';
import type { Group, Help, Paper, Registration, Stage, StateId, Who, Work } from './choices.ts';
import type { SchemeGroupId } from './all.ts';
import type { SchemePortal } from './portals.ts';
import type { Money, SchemeConfidence, SchemeStatus } from './types.ts';

/** A condition in words, with the paper that shows it. */
export interface ListedCheck {
  text: string;
  paper?: Paper;
}

/** Rupees of one scheme, as plain numbers. */
export interface ListedMoney {
  of: Money['of'];
  from?: number;
  over?: number;
  upTo: number;
}

/** Conditions as the record has them, with their texts ready to be read. */
export interface ListedFits {
  who?: readonly Who[];
  work?: readonly Work[];
  stage?: readonly Stage[];
  has?: readonly Registration[];
  hasNot?: readonly Registration[];
  groups?: readonly Group[];
  groupsElse?: string;
  age?: { from?: number; to?: number; specialTo?: number };
  also?: readonly ListedCheck[];
}

/** One scheme as a browser gets it: a record whose figures and sites are in place. */
export interface ListedScheme {
  id: string;
  group: SchemeGroupId;
  name: string;
  benefit: string;
  who: string;
  place: 'india' | StateId;
  helps: readonly Help[];
  money?: ListedMoney;
  status: SchemeStatus;
  runs?: { from?: IsoDate; until?: IsoDate };
  note?: string;
  sure: { terms: SchemeConfidence; status: SchemeConfidence };
  portals: readonly SchemePortal[];
  apply?: string;
  free?: true;
  moreFor?: readonly Group[];
  fits: ListedFits;
  source: string;
  checkedOn: IsoDate;
  reviewBy: IsoDate;
}

/** The shape of the file; a page that knows another one does not read it. */
export const schemeFileVersion = 1;

/** All schemes in one language: written at build, fetched when the page is first used. */
export interface SchemeFile {
  version: typeof schemeFileVersion;
  /** The government's own list, for everything that ours does not have. */
  elsewhere: SchemePortal;
  schemes: readonly ListedScheme[];
}

/** Where the file of a language lies. */
export const schemeFilePath = (locale: Locale): `/data/${string}` => `/data/schemes-${locale}.json`;
