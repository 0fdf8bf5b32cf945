import { reviewedOn, rupees } from './make.ts';
import type { Fact } from './types.ts';

const { figure } = reviewedOn({ checkedOn: '2026-11-20', reviewBy: '2027-05-20' });

/** What the Constitution itself fixes in figures. Source: the fact file, 6.1. */
export const constitutionFacts = [
  figure('constitution.profession-tax-max', rupees(2500), {
    source: {
      title: 'Constitution of India, Article 276(2)',
      publisher: 'Legislative Department',
      url: 'https://legislative.gov.in',
    },
    confidence: 'S',
  }),
] as const satisfies readonly Fact[];
