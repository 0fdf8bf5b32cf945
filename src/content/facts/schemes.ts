import { business } from '../business.ts';
import { count, date, reviewedBefore } from './make.ts';
import type { Fact, OurSource } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure } = reviewedBefore(rules);

const ourList: OurSource = {
  ours: 'schemes',
  url: `${business.origin}/government-schemes`,
  readOn: '2026-11-20',
};

/** Our list of schemes, as pages speak of it; tests/content/schemes.test.ts holds the count to the list. */
export const schemeFacts = [
  figure('schemes.count', count('schemes', 154), {
    source: ourList,
    reviewBy: fees,
  }),
  figure('schemes.checked', date('2026-11-20'), {
    source: ourList,
    reviewBy: fees,
  }),
] as const satisfies readonly Fact[];
