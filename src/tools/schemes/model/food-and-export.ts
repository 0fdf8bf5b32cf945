import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { law, reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');
const later = readOn('2026-11-28');

/** Central schemes for food, farm-linked work and export. */
export const foodAndExportSchemes = group(reviewBy, [
  {
    id: 'pmfme',
    place: 'india',
    helps: ['grant', 'loan'],
    money: { of: 'grant', upTo: { fact: 'scheme.pmfme.max' } },
    status: 'unclear',
    portals: ['pmfme'],
    moreFor: ['sc', 'st'],
    fits: {
      work: ['food-making'],
      age: { from: 18 },
      also: [null],
    },
    source: reported(
      page(
        'PMFME: loans, seed capital, common facilities, as a minister replied in December 2025',
        'MENAFN',
        'https://menafn.com/1110446172/Over-16-Lakh-Loans-Sanctioned-As-PMFME-Scheme-Accelerates-Nationwide',
      ),
    ),
  },
  {
    id: 'pmfme-shg',
    place: 'india',
    helps: ['grant', 'loan'],
    money: { of: 'grant', upTo: { fact: 'scheme.pmfme-shg.max' } },
    status: 'unclear',
    portals: ['pmfme'],
    moreFor: ['women'],
    fits: { who: ['shg'], work: ['food-making'], age: { from: 18 } },
    source: reported(
      page(
        'PMFME: loans, seed capital, common facilities, as a minister replied in December 2025',
        'MENAFN',
        'https://menafn.com/1110446172/Over-16-Lakh-Loans-Sanctioned-As-PMFME-Scheme-Accelerates-Nationwide',
      ),
    ),
  },
  {
    id: 'pmfme-groups',
    place: 'india',
    helps: ['grant', 'market'],
    money: { of: 'grant', upTo: { fact: 'scheme.pmfme-groups.max' } },
    status: 'unclear',
    portals: ['pmfme'],
    fits: { who: ['group', 'shg'], work: ['food-making'] },
    source: reported(
      page(
        'PMFME: common facilities, as a minister replied in December 2025',
        'MENAFN',
        'https://menafn.com/1110475283/Mofpi-Reports-Progress-In-PMFME-Scheme-Implementation-Across-States-And-Uts',
      ),
    ),
  },
  {
    id: 'agri-infra-fund',
    place: 'india',
    helps: ['loan', 'guarantee'],
    money: { of: 'loan', upTo: { fact: 'scheme.agri-infra-fund.max' } },
    status: 'unclear',
    portals: ['agriinfra'],
    fits: { work: ['farm'], also: [null] },
    source: reported(
      page(
        'Agriculture Infrastructure Fund: interest, limits, period',
        'egovtschemes.com',
        'https://egovtschemes.com/agriculture-infrastructure-fund',
      ),
    ),
  },
  {
    id: 'animal-husbandry-fund',
    place: 'india',
    helps: ['loan', 'guarantee'],
    status: 'unclear',
    portals: ['ahidf'],
    fits: {
      work: ['farm', 'food-making'],
      age: { from: 18 },
      also: [null],
    },
    source: null,
  },
  {
    id: 'kisan-sampada',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.kisan-sampada.max', end: 'to' } },
    status: 'unclear',
    portals: ['mofpi'],
    moreFor: ['sc', 'st'],
    fits: { who: ['firm', 'group'], work: ['food-making'] },
    source: null,
  },
  {
    id: 'matsya-sampada',
    place: 'india',
    helps: ['grant'],
    status: 'unclear',
    portals: ['pmmsy'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: anyone, work: ['fish'], age: { from: 18 } },
    source: readNow.official(
      page(
        'PM Matsya Sampada: a unit in Haryana, 40 % and 60 %',
        'Fisheries Department, Haryana',
        'https://harfish.gov.in/?p=6850',
      ),
    ),
  },
  {
    id: 'niryat-protsahan',
    place: 'india',
    helps: ['loan', 'guarantee'],
    status: 'open',
    runs: { until: '2031-03-31' },
    portals: ['dgft', 'trade'],
    fits: {
      who: business,
      work: ['export'],
      has: ['iec', 'udyam'],
      also: [null],
    },
    source: law(
      page(
        'DGFT Trade Notice 20/2025-26 of 2 January 2026',
        'TaxGuru, copy of the notice',
        'https://taxguru.in/?p=1014972',
      ),
    ),
  },
  {
    id: 'niryat-disha',
    place: 'india',
    helps: ['market', 'grant'],
    status: 'open',
    portals: ['dgft'],
    fits: { who: business, work: ['export'] },
    source: later.reported(
      page(
        'Guidelines of the Export Promotion Mission, as the minister told the press',
        'Entrepreneur India',
        'https://www.entrepreneurindia.com/blog/en/news/guidelines-for-25060-crore-export-promotion-mission-expected-next-week-goyal.57917',
      ),
    ),
  },
  {
    id: 'cgs-exporters',
    place: 'india',
    helps: ['guarantee', 'loan'],
    status: 'unclear',
    portals: ['ncgtc'],
    fits: { who: business, work: ['export'] },
    source: later.reported(
      page(
        'Credit Guarantee Scheme for Exporters',
        'Bank of Maharashtra',
        'https://bankofmaharashtra.bank.in/cgse',
      ),
    ),
  },
  {
    id: 'rodtep',
    place: 'india',
    helps: ['tax'],
    status: 'unclear',
    portals: ['dgft', 'icegate'],
    fits: { work: ['export'], also: [null] },
    source: reported(
      page(
        'RoDTEP: DGFT Notification 35/2025 of 30 September 2025',
        'A2Z Taxcorp, copy of the notification',
        'https://a2ztaxcorp.net/govt-extends-rodtep-scheme-for-dta-units-and-applicability-to-dta-aa-sez-eou-exports-till-31-03-2026',
      ),
    ),
  },
  {
    id: 'rosctl',
    place: 'india',
    helps: ['tax'],
    status: 'unclear',
    portals: ['dgft'],
    fits: { work: ['export'], also: [null] },
    source: null,
  },
  {
    id: 'duty-drawback',
    place: 'india',
    helps: ['tax'],
    status: 'open',
    portals: ['icegate', 'dgft'],
    fits: { work: ['export'] },
    source: null,
  },
  {
    id: 'ecgc',
    place: 'india',
    helps: ['security', 'payment'],
    status: 'open',
    portals: ['ecgc'],
    fits: { work: ['export'] },
    source: null,
  },
  {
    id: 'apeda',
    place: 'india',
    helps: ['market', 'grant'],
    status: 'unclear',
    portals: ['apeda'],
    fits: {
      work: ['export'],
      also: [null],
    },
    source: null,
  },
  {
    id: 'interest-equalisation',
    place: 'india',
    helps: ['loan'],
    status: 'closed',
    runs: { until: '2024-12-31' },
    portals: ['dgft'],
    fits: { work: ['export'] },
    source: reported(
      page(
        'Interest equalisation extended until 31 December 2024',
        'NewsDrum (PTI)',
        'https://www.newsdrum.in/business/interest-equalisation-scheme-for-exporters-extended-for-another-3-months-capped-at-rs-50-lakh-7227081',
      ),
    ),
  },
]);
