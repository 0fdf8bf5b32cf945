import { date, reviewedBefore, readOn } from './make.ts';
import type { Fact } from './types.ts';

const { reported } = readOn('2026-11-20');

const { figure } = reviewedBefore('2027-05-20');

/** Facts about places that several guides share. Source: the fact file, correction 15. */
export const placeFacts = [
  figure('hyderabad.split', date('2026-02-11'), {
    source: reported({
      title: 'G.O. Ms. No. 55',
      publisher: 'Government of Telangana',
      url: 'https://cdma.telangana.gov.in',
    }),
    from: '2026-02-11',
  }),
] as const satisfies readonly Fact[];
