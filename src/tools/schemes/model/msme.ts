import { readOn } from '../../../content/facts/make.ts';
import { business, making, makingOrService, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const readNow = readOn('2026-11-24');
const later = readOn('2026-11-28');

const budget2026 = page(
  'Budget 2026: SME Growth Fund and Corporate Mitras',
  'NewsBytes',
  'https://www.newsbytesapp.com/news/business/budget-2026-sitharaman-announces-rs10000cr-sme-growth-fund/tldr',
);

/** Central schemes for micro, small and medium enterprises. */
export const msmeSchemes = group(reviewBy, [
  {
    id: 'udyam',
    place: 'india',
    helps: ['identity'],
    status: 'open',
    portals: ['udyam'],
    free: true,
    fits: { who: [...business, 'group'], hasNot: ['udyam'] },
    source: official(
      page(
        'Ministry of MSME, release of 15 March 2024 on Udyam and the Udyam Assist Platform',
        'Orissa Diary, copy of the release',
        'https://orissadiary.com/udyam-and-uap-registration-surpasses-4-crore-enterprises-signifying-major-milestone-in-ministrys-formalization-initiative/',
      ),
    ),
  },
  {
    id: 'udyam-assist',
    place: 'india',
    helps: ['identity'],
    status: 'open',
    portals: ['udyamassist'],
    free: true,
    fits: { who: ['vendor', 'owner', 'artisan'], hasNot: ['gst', 'udyam'] },
    source: official(
      page(
        'Ministry of MSME, release of 15 March 2024 on Udyam and the Udyam Assist Platform',
        'Orissa Diary, copy of the release',
        'https://orissadiary.com/udyam-and-uap-registration-surpasses-4-crore-enterprises-signifying-major-milestone-in-ministrys-formalization-initiative/',
      ),
    ),
  },
  {
    id: 'public-procurement',
    place: 'india',
    helps: ['market'],
    status: 'open',
    portals: ['gem', 'sambandh'],
    moreFor: ['sc', 'st', 'women'],
    fits: { who: business },
    source: law(
      page(
        'Public Procurement Policy (Amendment) Order, 2018, S.O. 5670(E), paragraphs 2 and 3',
        'ABCAUS, copy of the order',
        'https://abcaus.in/msme/central-govt-psu-procurement-minimum-25-per-cent-msme.html/amp',
      ),
    ),
  },
  {
    id: 'gem',
    place: 'india',
    helps: ['market'],
    status: 'open',
    portals: ['gem'],
    fits: { who: [...business, 'starter', 'shg', 'farmer', 'group'] },
    source: reported(
      page(
        'How to register on GeM as a seller, 2026',
        'IncorpX',
        'https://www.incorpx.co.in/guide/how-to-register-on-gem-portal',
      ),
    ),
  },
  {
    id: 'zed',
    place: 'india',
    helps: ['grant', 'training'],
    status: 'unclear',
    portals: ['zed'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: business, work: makingOrService, has: ['udyam'] },
    source: official(
      page(
        'ZED: subsidy on the cost of certification',
        'Ministry of MSME',
        'https://zed.msme.gov.in/subsidy-on-cost-of-certification',
      ),
    ),
  },
  {
    id: 'lean',
    place: 'india',
    helps: ['grant', 'training'],
    status: 'unclear',
    portals: ['lean'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: business, work: making },
    source: reported(
      page(
        'MSME Competitive (Lean), launch of 10 March 2023',
        'Orissa Post (PTI)',
        'https://orissapost.com/govt-launches-revamped-msme-competitive-lean-scheme/amp',
      ),
    ),
  },
  {
    id: 'msme-innovative',
    place: 'india',
    helps: ['grant', 'advice'],
    status: 'unclear',
    portals: ['innovative'],
    fits: { who: [...business, 'starter', 'group'] },
    source: null,
  },
  {
    id: 'mse-cdp',
    place: 'india',
    helps: ['grant'],
    money: { of: 'project', upTo: { fact: 'scheme.mse-cdp.max' } },
    status: 'unclear',
    portals: ['cluster'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: ['group'], work: making },
    source: null,
  },
  {
    id: 'sfurti',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.sfurti.major' } },
    status: 'unclear',
    portals: ['sfurti'],
    fits: { who: ['group'], work: ['craft', 'food-making'] },
    source: readNow.reported(
      page(
        'SFURTI: assistance and who can apply',
        'Foundation for MSME Clusters',
        'https://sfurti.fmc.org.in/copy-of-about-fmc',
      ),
    ),
  },
  {
    id: 'aspire',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'msme.aspire.government' } },
    status: 'unclear',
    portals: ['aspire'],
    fits: { who: ['group'] },
    source: null,
  },
  {
    id: 'ramp',
    place: 'india',
    helps: ['training', 'advice'],
    status: 'open',
    runs: { until: '2027-03-31' },
    portals: ['ramp'],
    fits: { who: business },
    source: null,
  },
  {
    id: 'scst-hub-capital',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.scst-hub-capital.max' } },
    status: 'unclear',
    portals: ['scsthub'],
    fits: {
      who: business,
      work: makingOrService,
      groups: ['sc', 'st'],
      age: { from: 18 },
      also: [null],
    },
    source: reported(
      page(
        'SCLCSS under the National SC-ST Hub',
        'Bank of India',
        'https://bankofindia.co.in/govt-schemes/sclcss',
      ),
    ),
  },
  {
    id: 'scst-hub-market',
    place: 'india',
    helps: ['grant', 'market', 'training'],
    status: 'unclear',
    portals: ['scsthub'],
    fits: { who: business, groups: ['sc', 'st'], has: ['udyam'], also: [null] },
    source: reported(
      page(
        'National SC-ST Hub: bank loan processing fee',
        'Loan Subsidy',
        'https://loansubsidy.in/bank-loan-processing-fee-reimbursement-scheme',
      ),
    ),
  },
  {
    id: 'procurement-marketing-support',
    place: 'india',
    helps: ['market', 'grant'],
    status: 'unclear',
    portals: ['mymsme'],
    moreFor: ['women', 'sc', 'st', 'disability'],
    fits: { who: business, work: makingOrService, has: ['udyam'] },
    source: reported(
      page(
        'Procurement and Marketing Support: guidelines from 26 July 2022',
        'RMPS & Co.',
        'https://rmpsco.com/guidelines-of-procurement-and-marketing-support-pms-scheme',
      ),
    ),
  },
  {
    id: 'international-cooperation',
    place: 'india',
    helps: ['market', 'grant'],
    status: 'unclear',
    portals: ['icmsme'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: business, work: ['export'] },
    source: null,
  },
  {
    id: 'esdp',
    place: 'india',
    helps: ['training'],
    status: 'unclear',
    portals: ['dcmsme'],
    moreFor: ['women'],
    fits: { who: ['starter', 'worker', 'shg'] },
    source: reported(
      page(
        'ESDP: courses and trainees, 29 September 2020',
        'Financial Express',
        'https://www.financialexpress.com/industry/sme/msme-eodb-esdp-govts-entrepreneurship-development-scheme-sees-over-350-jump-in-trainees-in-this-many-programmes/2094457/',
      ),
    ),
  },
  {
    id: 'mse-gift',
    place: 'india',
    helps: ['loan', 'guarantee'],
    status: 'unclear',
    portals: ['sidbi'],
    fits: { who: business, work: ['green'] },
    source: official(
      page(
        'Ministry of MSME, release of 22 July 2024 on MSE-GIFT and MSE-SPICE',
        'Orissa Diary, copy of the release',
        'https://orissadiary.com/ministry-of-msmes-promotes-climate-change-awareness-and-financing-options-for-small-businesses/',
      ),
    ),
  },
  {
    id: 'mse-spice',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.mse-spice.max' } },
    status: 'open',
    runs: { until: '2027-03-31' },
    portals: ['sidbi'],
    fits: {
      who: business,
      work: ['green'],
      stage: ['new', 'running'],
      has: ['udyam'],
      also: [null, null],
    },
    source: reported(
      page(
        'IND MSE SPICE: who may apply, and how much',
        'Indian Bank',
        'https://indianbank.in/departments/ind-mse-spice-scheme',
      ),
    ),
  },
  {
    id: 'msme-team',
    place: 'india',
    helps: ['market'],
    status: 'unclear',
    portals: ['teammsme'],
    fits: { who: business, work: [...making, 'trade', 'food'] },
    source: reported(
      page(
        'MSME-TEAM: reply in the Rajya Sabha, 22 July 2024',
        'Business Standard',
        'https://www.business-standard.com/amp/industry/news/around-7-9-million-jobs-created-under-pmegp-since-2008-09-msme-ministry-124072201143_1.html',
      ),
    ),
  },
  {
    id: 'nsic-registration',
    place: 'india',
    helps: ['market', 'identity'],
    status: 'unclear',
    portals: ['nsicspr'],
    fits: { who: business, stage: ['new', 'running'], has: ['udyam'], also: [null] },
    source: reported(
      page(
        'Single Point Registration: benefits and eligibility',
        'Free Press Journal',
        'https://www.freepressjournal.in/india/know-your-rights-how-can-you-avail-the-benefits-of-single-point-registration-scheme-sprs',
      ),
    ),
  },
  {
    id: 'nsic-raw-material',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['nsic'],
    fits: { who: business, work: making, also: [null] },
    source: official(
      page(
        'Raw material assistance against a bank guarantee, rates from 1 December 2023',
        'NSIC',
        'https://www.nsic.co.in/Schemes/Raw-Material-Against-BG.aspx',
      ),
    ),
  },
  {
    id: 'self-reliant-india-fund',
    place: 'india',
    helps: ['investment'],
    status: 'open',
    portals: ['nvcfl'],
    fits: { who: ['firm', 'owner'] },
    source: later.reported(
      page(
        'Budget 2026: the bet on MSMEs',
        'Fortune India',
        'https://www.fortuneindia.com/amp/story/business-news/budget-2026-inside-the-govts-big-bet-on-msmes-textiles-and-jobs/129964',
      ),
    ),
  },
  {
    id: 'sme-growth-fund',
    place: 'india',
    helps: ['investment'],
    status: 'announced',
    portals: ['msme'],
    fits: { who: ['firm', 'owner'] },
    source: later.reported(budget2026),
  },
  {
    id: 'corporate-mitras',
    place: 'india',
    helps: ['advice'],
    status: 'announced',
    portals: ['mca', 'icai'],
    fits: { who: business },
    source: later.reported(budget2026),
  },
  {
    id: 'msme-champions',
    place: 'india',
    helps: ['advice'],
    status: 'open',
    portals: ['champions'],
    fits: { who: business },
    source: official(
      page(
        'CHAMPIONS: objectives and how it works',
        'Ministry of MSME',
        'https://champions.gov.in/mailor/w_champions.htm',
      ),
    ),
  },
  {
    id: 'pmvbry-employer',
    place: 'india',
    helps: ['hiring', 'grant'],
    status: 'open',
    runs: { from: '2025-08-01', until: '2027-07-31' },
    portals: ['pmvbry'],
    fits: {
      who: business,
      has: ['epf'],
      also: [null],
    },
    source: reported(
      page(
        'PM Viksit Bharat Rozgar Yojana: guidelines',
        'Lexplosion',
        'https://lexplosion.in/?p=143418',
      ),
    ),
  },
  {
    id: 'pmvbry-worker',
    place: 'india',
    helps: ['hiring', 'grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.pmvbry-worker.max' } },
    status: 'open',
    portals: ['pmvbry'],
    fits: {
      who: ['worker', 'starter'],
      age: { from: 18 },
      also: [null],
    },
    source: reported(
      page(
        'PM Viksit Bharat Rozgar Yojana: guidelines',
        'Lexplosion',
        'https://lexplosion.in/?p=143418',
      ),
    ),
  },
  {
    id: 'naps',
    place: 'india',
    helps: ['hiring', 'training'],
    status: 'open',
    portals: ['apprenticeship'],
    fits: { who: business, also: [null] },
    source: official(
      page(
        'Ministry of Skill Development, release of 18 August 2025 on NAPS-2',
        'India Gov News, copy of the release',
        'https://www.indiagovnews.com/press-release/status-of-apprentice-scheme/1005144942',
      ),
    ),
  },
  {
    id: 'khadi-coir',
    place: 'india',
    helps: ['training', 'grant'],
    status: 'unclear',
    portals: ['kvic', 'coirboard'],
    moreFor: ['women'],
    fits: { who: ['artisan', 'shg'], work: ['craft', 'food-making'], age: { from: 18 } },
    source: null,
  },
  {
    id: 'weaver-mudra',
    place: 'india',
    helps: ['loan', 'grant', 'market'],
    status: 'unclear',
    portals: ['handlooms'],
    fits: { who: ['artisan'], work: ['craft'], also: [null] },
    source: reported(
      page(
        'Banks told to lend to weavers sooner, 9 June 2025',
        'Business Standard',
        'https://www.business-standard.com/industry/banking/govt-pushes-psbs-to-expedite-loans-for-weavers-125060900980_1.html',
      ),
    ),
  },
  {
    id: 'handicraft-development',
    place: 'india',
    helps: ['grant', 'market', 'identity'],
    status: 'unclear',
    portals: ['handicrafts'],
    fits: { who: ['artisan'], work: ['craft'], age: { from: 18 } },
    source: null,
  },
]);
