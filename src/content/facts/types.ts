import type { Messages } from '../../locales/language.ts';

/** A calendar date in India, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;
/** A month, `YYYY-MM`. */
export type IsoMonth = `${number}-${number}`;
/** A year, `YYYY`. */
export type IsoYear = `${number}`;

/**
 * How sure we are of a figure.
 * V: a published page supports it. S: a well-known statute or rule, not re-read at the source.
 * U: unsure, never stated. M: the provider's own marketing statement, allowed in claims only.
 */
export type Confidence = 'V' | 'S' | 'U' | 'M';

/** Words that stand for a value. */
export type FactWord = keyof Messages['factWords'];

/** A value with its unit; formatting belongs to `i18n`, so that every language shows the same number. */
export type FactValue =
  | { unit: 'rupees'; amount: number }
  | { unit: 'rupees'; from: number; to: number }
  | { unit: 'percent'; amount: number }
  | { unit: 'percent'; from: number; to: number }
  | { unit: 'days' | 'working-days' | 'months' | 'years'; amount: number }
  | { unit: 'days' | 'working-days' | 'months' | 'years'; from: number; to: number }
  /** `of` is for editors and never shown: texts name the unit themselves. */
  | { unit: 'count'; amount: number; of: string }
  | { unit: 'count'; from: number; to: number; of: string }
  | { unit: 'date'; date: IsoDate }
  /** A day, a month or a year, with the name of the month in full: "31 March 2026", "March 2026", "2026". */
  | { unit: 'long-date'; date: IsoDate | IsoMonth | IsoYear }
  /** The year from April to March, by the calendar year in which it begins: "2025-26". */
  | { unit: 'financial-year'; begins: number }
  /** A day of every year, such as 31 May. */
  | { unit: 'day-of-year'; month: number; day: number }
  /** What cannot be a number: "perpetual", "free". The words, per language, stand in `locales/<language>/fact-words.ts`. */
  | { unit: 'words'; key: FactWord };

/** Where a figure comes from, and where a reader can check it. */
export interface Source {
  /** The document: act, rule, notification or release, as it is named in `shared/facts.md`. */
  title: string;
  publisher: string;
  /** The official page on which a reader can check it. */
  url: `https://${string}`;
}

/** What we say ourselves, and no document: its name stands in `locales/<language>/facts.ts`. */
export interface OurSource {
  ours: 'estimate' | 'prices' | 'schemes' | 'sum';
  /** The page on which a reader can check it. */
  url: `https://${string}`;
}

/** One value of a fact over one span of time. `until` is the last day it held; null means "still". */
export interface FactVersion {
  value: FactValue;
  /** First day it holds; null when it held before anything this site speaks of. */
  from: IsoDate | null;
  until: IsoDate | null;
  source: Source | OurSource;
  checkedOn: IsoDate;
  /** The day after which the figure may only be shown as "check before relying on this". */
  reviewBy: IsoDate;
  confidence: Confidence;
}

/** The day something was looked at, and the day after which it is to be looked at again. */
export type Review = Pick<FactVersion, 'checkedOn' | 'reviewBy'>;

/** A figure the site states, once, with every value it has had. Its name stands in `locales/<language>/facts`. */
export interface Fact<Id extends string = string> {
  id: Id;
  versions: readonly FactVersion[];
}
