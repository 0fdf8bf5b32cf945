import type { IsoDate } from '../../../content/facts/types.ts';
import type { Locale } from '../../../locales/languages.ts';
import type { SchemeGroupId } from './all.ts';
import type { SchemePortal } from './portals.ts';
import type { Paper } from './choices.ts';
import type { SchemeText } from './texts.ts';
import type { Money, Scheme } from './types.ts';

/** The sums of one scheme in rupees, as plain numbers. */
export type ListedMoney = Pick<Money, 'of'> & { [Part in keyof Omit<Money, 'of'>]: number };

/** A condition that the questions do not ask about. */
interface ListedCheck {
  text: string;
  /** The paper that proves the condition. */
  paper?: Paper;
}

/** The rules of a scheme, with their texts. */
type ListedFits = Omit<Scheme['fits'], 'groupsElse' | 'also'> & {
  groupsElse?: string;
  also?: readonly ListedCheck[];
};

/** One scheme as the browser loads it: a record with its figures, sites and texts filled in. */
export interface ListedScheme
  extends Omit<Scheme, 'money' | 'portals' | 'fits'>, Omit<SchemeText, 'groupsElse' | 'also'> {
  group: SchemeGroupId;
  fits: ListedFits;
  money?: ListedMoney;
  portals: readonly SchemePortal[];
}

/** The version of the file's format. A page rejects a file with another version. */
export const schemeFileVersion = 3;

/** All schemes in one language. The build writes the file; the browser loads it on first use. */
export interface SchemeFile {
  version: typeof schemeFileVersion;
  /** The day of the build. */
  asOn: IsoDate;
  /** The government's own list, for schemes that ours does not have. */
  elsewhere: SchemePortal;
  schemes: readonly ListedScheme[];
  /** Stands for the content: the page of the same build has the same one. */
  digest: string;
}

/** Returns the path of the data file of a language. */
export const schemeFilePath = (locale: Locale): `/data/${string}` => `/data/schemes-${locale}.json`;
