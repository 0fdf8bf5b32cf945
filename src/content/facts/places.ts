import type { Fact } from './types.ts';

/** Facts about places that several guides share. Source: the fact file, correction 15. */
export const placeFacts: readonly Fact[] = [
  {
    id: 'hyderabad.split',
    label: 'Hyderabad was divided into three municipal corporations',
    versions: [
      {
        value: { unit: 'date', date: '2026-02-11' },
        from: '2026-02-11',
        until: null,
        source: {
          title: 'G.O. Ms. No. 55',
          publisher: 'Government of Telangana',
          url: 'https://cdma.telangana.gov.in',
        },
        checkedOn: '2026-11-20',
        reviewBy: '2027-05-20',
        confidence: 'V',
      },
    ],
  },
];
