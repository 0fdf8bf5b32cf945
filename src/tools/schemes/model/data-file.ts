import type { Locale } from '../../../locales/languages.ts';
import type { SchemeGroupId } from './all.ts';
import type { SchemePortal } from './portals.ts';
import type { Paper } from './choices.ts';
import type { SchemeText } from './texts.ts';
import type { Money, Scheme } from './types.ts';

/** Rupees of one scheme, as plain numbers. */
export type ListedMoney = Pick<Money, 'of'> & { [Part in keyof Omit<Money, 'of'>]: number };

/** A condition that the questions do not ask about. */
interface ListedCheck {
  text: string;
  /** The paper that shows it. */
  paper?: Paper;
}

/** Who a scheme is for, with its texts. */
type ListedFits = Omit<Scheme['fits'], 'groupsElse' | 'also'> & {
  groupsElse?: string;
  also?: readonly ListedCheck[];
};

/** One scheme as a browser gets it: a record whose figures and sites are in place, its texts ready to be read. */
export interface ListedScheme
  extends
    Omit<Scheme, 'row' | 'money' | 'portals' | 'source' | 'fits'>,
    Omit<SchemeText, 'groupsElse' | 'also'> {
  group: SchemeGroupId;
  fits: ListedFits;
  money?: ListedMoney;
  portals: readonly SchemePortal[];
  source: string;
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
