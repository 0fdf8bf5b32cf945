import { readOn } from '../../../content/facts/make.ts';
import { founder, reviewBy } from './sets.ts';
import { page, sitePage } from './sources.ts';
import { group } from './types.ts';

const before = readOn('2026-11-20');
const { law } = readOn('2026-11-23');

/** Central schemes for startups. */
export const startupSchemes = group(reviewBy, [
  {
    id: 'startup-recognition',
    place: 'india',
    helps: ['identity', 'market', 'tax'],
    status: 'open',
    portals: ['startupindia'],
    free: true,
    fits: {
      who: ['firm', 'group'],
      hasNot: ['startup'],
      also: ['incorporation', null],
    },
    source: law(
      page(
        'G.S.R. 108(E) of 4 February 2026, paragraph 1',
        'Gazette of India, copy of gazettetracker.com',
        'https://www.gazettetracker.com/g/CG-DL-E-05022026-269843',
      ),
    ),
  },
  {
    id: 'startup-tax-holiday',
    place: 'india',
    helps: ['tax'],
    status: 'open',
    portals: ['startupindia'],
    fits: {
      who: ['firm'],
      has: ['startup'],
      also: ['incorporation'],
    },
    source: null,
  },
  {
    id: 'startup-seed-fund',
    place: 'india',
    helps: ['grant', 'loan', 'investment'],
    money: { of: 'loan', upTo: { fact: 'scheme.startup-seed-fund.debt' } },
    status: 'unclear',
    portals: ['seedfund'],
    fits: {
      who: founder,
      stage: ['idea', 'new'],
      also: [null],
    },
    source: null,
  },
  {
    id: 'fund-of-funds-2',
    place: 'india',
    helps: ['investment'],
    status: 'open',
    portals: ['sidbi'],
    fits: { who: founder, also: [null] },
    source: before.reported(
      sitePage('Press reports of February 2026 on the Fund of Funds', 'sidbi'),
    ),
  },
  {
    id: 'cgs-startups',
    place: 'india',
    helps: ['guarantee'],
    money: { of: 'loan', upTo: { fact: 'scheme.cgs-startups.max' } },
    status: 'open',
    portals: ['ncgtc'],
    fits: { who: ['firm'], has: ['startup'] },
    source: before.reported(sitePage('A published page, read for this list', 'ncgtc')),
  },
  {
    id: 'startup-ip',
    place: 'india',
    helps: ['grant', 'advice'],
    status: 'open',
    portals: ['ipindia'],
    fits: { who: ['firm'], has: ['startup'] },
    source: null,
  },
  {
    id: 'birac-big',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.birac-big.max' } },
    status: 'open',
    portals: ['birac'],
    fits: { who: founder, work: ['tech'], also: [null] },
    source: null,
  },
  {
    id: 'nidhi',
    place: 'india',
    helps: ['grant', 'investment'],
    status: 'open',
    portals: ['nidhi'],
    fits: { who: [...founder, 'owner', 'worker'], work: ['tech'], age: { from: 18 } },
    source: null,
  },
  {
    id: 'meity-startups',
    place: 'india',
    helps: ['grant', 'investment'],
    money: { of: 'investment', upTo: { fact: 'scheme.meity-startups.total', end: 'to' } },
    status: 'unclear',
    portals: ['msh'],
    fits: { who: founder, work: ['tech'] },
    source: null,
  },
]);
