import { date, readOn, reviewedBefore } from './make.ts';
import type { Fact } from './types.ts';

const { reported } = readOn('2026-11-23');

const { figure } = reviewedBefore('2027-05-20');

/** Facts about places that several guides share. */
export const placeFacts = [
  figure('hyderabad.split', date('2026-02-11'), {
    source: reported({
      title: 'G.O. Ms. No. 55 of 11 February 2026, as reported',
      publisher: 'The Siasat Daily',
      url: 'https://www.siasat.com/telangana-govt-splits-ghmc-cyberabad-and-malkajgiri-corporations-created-3340108/',
    }),
    from: '2026-02-11',
  }),
] as const satisfies readonly Fact[];
