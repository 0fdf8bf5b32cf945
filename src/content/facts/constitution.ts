import { readOn, reviewedBefore, rupees } from './make.ts';
import type { Fact } from './types.ts';

const { law } = readOn('2026-11-23');

const { figure } = reviewedBefore('2027-05-20');

/** What the Constitution itself fixes in figures. */
export const constitutionFacts = [
  figure('constitution.profession-tax-max', rupees(2500), {
    source: law({
      title: 'Constitution of India, Article 276(2), as amended by the Sixtieth Amendment, 1988',
      publisher: 'Parliament of India, copy of taxmanagementindia.com',
      url: 'https://www.taxmanagementindia.com/visitor/detail_act.asp?ID=9357&kw=Taxes-on-professions-trades-callings-and-employments',
    }),
  }),
] as const satisfies readonly Fact[];
