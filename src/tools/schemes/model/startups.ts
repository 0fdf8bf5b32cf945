import { readOn } from '../../../content/facts/make.ts';
import { founder, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { law } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');

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
    source: readNow.law(
      page(
        'Income-tax Act, 2025, section 140(16)',
        'Parliament of India',
        'https://future.indiankanoon.org/doc/156143754',
      ),
    ),
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
    source: readNow.reported(
      page(
        'Startup India Seed Fund: sums and conditions, 22 September 2025',
        'Mint',
        'https://www.livemint.com/money/personal-finance/what-is-startup-india-seed-fund-scheme-amount-eligibility-key-features-explained-government-schemes-11758548463325.html',
      ),
    ),
  },
  {
    id: 'fund-of-funds-2',
    place: 'india',
    helps: ['investment'],
    status: 'open',
    portals: ['sidbi'],
    fits: { who: founder, also: [null] },
    source: readNow.reported(
      page(
        'Cabinet approves Fund of Funds 2.0, 14 February 2026',
        'Business Standard',
        'https://www.business-standard.com/india-news/cabinet-approves-startup-india-fund-of-funds-2-0-with-rs-10-000-cr-corpus-126021400757_1.html',
      ),
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
    source: readNow.reported(
      page(
        'Credit Guarantee Scheme for Startups, as expanded in May 2025',
        'Advait IAS',
        'https://advaitias.com/expansion-of-credit-guarantee-scheme-for-startups-cgss/',
      ),
    ),
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
    status: 'unclear',
    portals: ['birac'],
    fits: { who: founder, work: ['tech'], also: [null] },
    source: readNow.reported(
      page(
        'Biotechnology Ignition Grant: sum and term',
        'Public Services Map',
        'https://www.publicservicesmap.in/schemes/biotechnology-ignition-grant-scheme--big',
      ),
    ),
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
