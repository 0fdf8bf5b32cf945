import type { Fact } from './types.ts';

/** What the Constitution itself fixes in figures. Source: the fact file, 6.1. */
export const constitutionFacts: readonly Fact[] = [
  {
    id: 'constitution.profession-tax-max',
    label: 'The most that one person can be charged as professional tax in a year',
    versions: [
      {
        value: { unit: 'rupees', amount: 2500 },
        from: null,
        until: null,
        source: {
          title: 'Constitution of India, Article 276(2)',
          publisher: 'Legislative Department',
          url: 'https://legislative.gov.in',
        },
        checkedOn: '2026-11-20',
        reviewBy: '2027-05-20',
        confidence: 'S',
      },
    ],
  },
];
