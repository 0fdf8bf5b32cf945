import type { Locale } from '../../../locales/languages.ts';

/**
 * Dates that are the same for everybody who has them, in files that a phone's calendar can subscribe to:
 * the build writes them, so that nobody tells a server which dates are theirs. The ids are part of their
 * addresses and never change meaning; each names its duties (the fact file, section 1).
 */
export const dateSets = {
  'gst-monthly': ['GST-01', 'GST-05'],
  'gst-quarterly-early': ['GST-02', 'GST-03', 'GST-04', 'GST-06'],
  'gst-quarterly-late': ['GST-02', 'GST-03', 'GST-04', 'GST-07'],
  'gst-composition': ['GST-08', 'GST-09'],
  'income-tax-return': ['IT-14'],
  'advance-tax': ['IT-09', 'IT-12'],
  tds: ['IT-01', 'IT-03'],
  pf: ['LAB-01'],
  esi: ['LAB-02'],
  'trade-licence-hyderabad': ['TL-01'],
} as const satisfies Record<string, readonly string[]>;
export type DateSet = keyof typeof dateSets;

export const dateSetIds = Object.keys(dateSets) as DateSet[];

/** Where the file of a set is found. */
export const dateSetPath = (set: DateSet, locale: Locale): `/data/${string}` =>
  `/data/dates-${set}-${locale}.ics`;

/** The sets that somebody with these duties has whole. */
export const dateSetsOf = (duties: ReadonlySet<string>): DateSet[] =>
  dateSetIds.filter((set) => dateSets[set].every((duty) => duties.has(duty)));
