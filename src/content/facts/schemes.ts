import { business } from '../business.ts';
import { count, date, reviewedOn } from './make.ts';
import type { Fact, OurSource } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure } = reviewedOn(rules);

const ourList: OurSource = {
  ours: 'schemes',
  url: `${business.origin}/government-schemes`,
};

/** Our list of schemes, as pages speak of it; tests/content/schemes.test.ts holds the count to the list. */
export const schemeFacts = [
  figure('schemes.count', count('schemes', 154), {
    source: ourList,
    confidence: 'V',
    review: fees,
  }),
  figure('schemes.checked', date('2026-11-20'), {
    source: ourList,
    confidence: 'V',
    review: fees,
  }),
] as const satisfies readonly Fact[];
