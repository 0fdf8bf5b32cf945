import type { Messages } from '../../locales/language.ts';

/** A calendar date in India, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;
/** A month, `YYYY-MM`. */
export type IsoMonth = `${number}-${number}`;
/** A year, `YYYY`. */
export type IsoYear = `${number}`;

/**
 * How we know a rule or a figure.
 * law: we read the text of the law, or a verbatim copy. official: we read a page, a PDF or a press release of
 * the authority. reported: we read what others report. unconfirmed: we read no source; readers must check.
 */
export const certainties = ['law', 'official', 'reported', 'unconfirmed'] as const;
export type Certainty = (typeof certainties)[number];

/** Names of texts that replace a value. */
export type FactWord = keyof Messages['factWords'];

/** A value with its unit; `i18n` formats it, so that every language shows the same number. */
export type FactValue =
  | { unit: 'rupees'; amount: number }
  | { unit: 'rupees'; from: number; to: number }
  | { unit: 'percent'; amount: number }
  | { unit: 'percent'; from: number; to: number }
  | { unit: 'days' | 'working-days' | 'months' | 'years'; amount: number }
  | { unit: 'days' | 'working-days' | 'months' | 'years'; from: number; to: number }
  /** `of` is for editors and is never shown: texts name the unit themselves. */
  | { unit: 'count'; amount: number; of: string }
  | { unit: 'count'; from: number; to: number; of: string }
  /** A day of a month, by its number: texts say which month. */
  | { unit: 'day-of-month'; amount: number }
  | { unit: 'date'; date: IsoDate }
  /** A day, a month or a year, with the name of the month in full: "31 March 2026", "March 2026", "2026". */
  | { unit: 'long-date'; date: IsoDate | IsoMonth | IsoYear }
  /** The financial year from April to March, by the calendar year in which it starts: "2025-26". */
  | { unit: 'financial-year'; begins: number }
  /** A day of every year, such as 31 May. */
  | { unit: 'day-of-year'; month: number; day: number }
  /** A value that is not a number: "perpetual", "free". `locales/<language>/fact-words.ts` has the text per language. */
  | { unit: 'words'; key: FactWord };

/** A document that states a rule or a figure. */
export interface Document {
  /** Act, rule, notification or release, with section or number. */
  title: string;
  /** The publisher of the page at `url`. */
  publisher: string;
  /** The page, paragraph or PDF on which a reader can check it. */
  url: `https://${string}`;
}

/** A document, how well it supports what we state, and the day on which we read it. */
export interface Source extends Document {
  certainty: Certainty;
  /** Null while nobody has read it for us (`unconfirmed`). It says nothing about when the rule is in force. */
  readOn: IsoDate | null;
  /** The site of somebody else on which we read a copy of a law or of an official text. */
  copyOn?: string;
}

/** A statement of our own without a document: `locales/<language>/facts.ts` has its name. */
export interface OurSource {
  ours: 'estimate' | 'prices' | 'schemes' | 'sum' | 'example';
  /** The page on which a reader can check it. */
  url: `https://${string}`;
  /** The day on which we stated it. */
  readOn: IsoDate;
}

/** One value of a fact during one period. `until` is its last day; null means that it is still in force. */
export interface FactVersion {
  value: FactValue;
  /** The first day of validity; null when it precedes everything on this site. */
  from: IsoDate | null;
  until: IsoDate | null;
  source: Source | OurSource;
  /** After this day the figure may only be shown with "check before relying on this". */
  reviewBy: IsoDate;
}

/** A figure of the site, defined once, with all its values. Its name is in `locales/<language>/facts`. */
export interface Fact<Id extends string = string> {
  id: Id;
  versions: readonly FactVersion[];
}
