import { business } from '../business.ts';
import { count, date, reviewedBefore } from './make.ts';
import type { Fact, OurSource } from './types.ts';

const { figure } = reviewedBefore('2027-02-18');

const ourList: OurSource = {
  ours: 'schemes',
  url: `${business.origin}/government-schemes`,
  readOn: '2026-11-24',
};

/** Our list of schemes, as pages speak of it; tests/content/schemes.test.ts holds the count to the list. */
export const schemeFacts = [
  figure('schemes.count', count('schemes', 154), {
    source: ourList,
  }),
  figure('schemes.read', count('schemes', 126), { source: ourList }),
  figure('schemes.checked', date('2026-11-28'), {
    source: ourList,
  }),
] as const satisfies readonly Fact[];
