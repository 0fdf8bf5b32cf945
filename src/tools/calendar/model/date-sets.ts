import type { Locale } from '../../../locales/languages.ts';

/**
 * Sets of dates that are equal for all businesses with these duties, as calendar files for subscriptions. The
 * build writes them, so that no server learns a visitor's dates. Ids are part of addresses and never change
 * their meaning.
 */
export const dateSets = {
  'gst-monthly': ['GST-01', 'GST-05'],
  'gst-quarterly-early': ['GST-02', 'GST-03', 'GST-04', 'GST-06'],
  'gst-quarterly-late': ['GST-02', 'GST-03', 'GST-04', 'GST-07'],
  'gst-composition': ['GST-08', 'GST-09'],
  'income-tax-return': ['IT-14'],
  'advance-tax': ['IT-09', 'IT-12'],
  tds: ['IT-01', 'IT-03', 'IT-08'],
  pf: ['LAB-01'],
  esi: ['LAB-02'],
  'trade-licence-hyderabad': ['TL-01'],
} as const satisfies Record<string, readonly string[]>;
export type DateSet = keyof typeof dateSets;

export const dateSetIds = Object.keys(dateSets) as DateSet[];

/** Returns the address of a set's file. */
export const dateSetPath = (set: DateSet, locale: Locale): `/data/${string}` =>
  `/data/dates-${set}-${locale}.ics`;

/** Returns the sets whose duties all apply. */
export const dateSetsOf = (duties: ReadonlySet<string>): DateSet[] =>
  dateSetIds.filter((set) => dateSets[set].every((duty) => duties.has(duty)));
