import { reviewedBefore, rupees, unconfirmed } from './make.ts';
import type { Fact } from './types.ts';

const { figure } = reviewedBefore('2027-05-20');

/** What the Constitution itself fixes in figures. Source: the fact file, 6.1. */
export const constitutionFacts = [
  figure('constitution.profession-tax-max', rupees(2500), {
    source: unconfirmed({
      title: 'Constitution of India, Article 276(2)',
      publisher: 'Legislative Department',
      url: 'https://legislative.gov.in',
    }),
  }),
] as const satisfies readonly Fact[];
