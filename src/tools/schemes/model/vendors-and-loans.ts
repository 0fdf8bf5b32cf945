import { readOn } from '../../../content/facts/make.ts';
import { anyone, business, making, nonFarm, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');

/** Central schemes for street vendors, micro loans and guarantees. */
export const vendorSchemes = group(reviewBy, [
  {
    id: 'pm-svanidhi',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'msme.svanidhi.third' } },
    status: 'open',
    runs: { until: '2030-03-31' },
    portals: ['pmsvanidhi'],
    free: true,
    fits: { who: ['vendor'], has: ['vending'], age: { from: 18 } },
    source: official(
      page(
        'Cabinet, release of 27 August 2025 on PM SVANidhi (PRID 2161157)',
        'Press Information Bureau',
        'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2161157',
      ),
    ),
  },
  {
    id: 'svanidhi-se-samriddhi',
    place: 'india',
    helps: ['security', 'identity'],
    status: 'open',
    portals: ['pmsvanidhi'],
    fits: { who: ['vendor'], also: [null] },
    source: official(
      page(
        'Ministry of Housing and Urban Affairs, release of 29 January 2026 on schemes for the urban poor',
        'India Gov News, copy of the release',
        'https://indiagovnews.com/press-release/schemes-for-urban-poor/1005269169',
      ),
    ),
  },
  {
    id: 'mudra-shishu',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'msme.mudra.shishu' } },
    status: 'open',
    portals: ['mudra', 'jansamarth'],
    fits: { who: anyone, age: { from: 18 } },
    source: reported(
      page(
        'Mudra loans: the tiers of the notification of October 2024',
        'NDTV Profit',
        'https://www.ndtvprofit.com/economy-finance/centre-doubles-loan-limit-under-pradhan-mantri-mudra-yojana-to-rs-20-lakh',
      ),
    ),
  },
  {
    id: 'mudra-kishor',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', over: { fact: 'msme.mudra.shishu' }, upTo: { fact: 'msme.mudra.kishor' } },
    status: 'open',
    portals: ['mudra', 'jansamarth'],
    fits: { who: anyone, age: { from: 18 } },
    source: reported(
      page(
        'Mudra loans: the tiers of the notification of October 2024',
        'NDTV Profit',
        'https://www.ndtvprofit.com/economy-finance/centre-doubles-loan-limit-under-pradhan-mantri-mudra-yojana-to-rs-20-lakh',
      ),
    ),
  },
  {
    id: 'mudra-tarun',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', over: { fact: 'msme.mudra.kishor' }, upTo: { fact: 'msme.mudra.tarun' } },
    status: 'open',
    portals: ['mudra', 'jansamarth'],
    fits: { who: anyone, age: { from: 18 } },
    source: reported(
      page(
        'Mudra loans: the tiers of the notification of October 2024',
        'NDTV Profit',
        'https://www.ndtvprofit.com/economy-finance/centre-doubles-loan-limit-under-pradhan-mantri-mudra-yojana-to-rs-20-lakh',
      ),
    ),
  },
  {
    id: 'mudra-tarun-plus',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', over: { fact: 'msme.mudra.tarun' }, upTo: { fact: 'msme.mudra.max' } },
    status: 'open',
    portals: ['mudra', 'jansamarth'],
    fits: { who: anyone, age: { from: 18 }, also: [null] },
    source: official(
      page(
        'Ministry of Finance, release of 25 October 2024 on Tarun Plus',
        'News Politik, copy of the release',
        'https://newspolitik.com/business-news/5645',
      ),
    ),
  },
  {
    id: 'cgfmu',
    place: 'india',
    helps: ['guarantee'],
    money: { of: 'loan', upTo: { fact: 'msme.mudra.max' } },
    status: 'open',
    portals: ['ncgtc'],
    fits: { who: anyone },
    source: official(
      page(
        'Ministry of Finance, release of 25 October 2024 on Tarun Plus',
        'News Politik, copy of the release',
        'https://newspolitik.com/business-news/5645',
      ),
    ),
  },
  {
    id: 'cgtmse',
    place: 'india',
    helps: ['guarantee'],
    money: { of: 'loan', upTo: { fact: 'msme.cgtmse.max' } },
    status: 'open',
    portals: ['cgtmse'],
    moreFor: ['women', 'sc', 'st'],
    fits: { who: [...business, 'starter'], work: nonFarm },
    source: official(
      page(
        'Credit Guarantee Scheme for Micro and Small Enterprises: guidelines',
        'Development Commissioner (MSME)',
        'https://dcmsme.gov.in/CLCS_TUS_Scheme/Credit_Guarantee_Scheme/Scheme_Guidelines.aspx',
      ),
    ),
  },
  {
    id: 'rbi-no-security',
    place: 'india',
    helps: ['guarantee', 'loan'],
    money: { of: 'loan', upTo: { fact: 'msme.no-collateral' } },
    status: 'open',
    runs: { from: '2026-04-01' },
    portals: ['rbi'],
    fits: { who: business },
    source: law(
      page(
        'RBI, Lending to MSME Sector (Amendment) Directions, 2026 (RBI/2025-26/206 of 9 February 2026), paragraphs a and b',
        'ABCAUS, copy of the paragraphs',
        'https://abcaus.in/rbi/rbi-relaxed-requirement-limits-collateral-security-lending-to-msme-sector.html/amp',
      ),
    ),
  },
  {
    id: 'eclgs-5',
    place: 'india',
    helps: ['loan', 'guarantee'],
    money: { of: 'loan', upTo: { fact: 'scheme.eclgs-5.max' } },
    status: 'open',
    runs: { until: '2027-03-31' },
    portals: ['ncgtc'],
    fits: {
      who: business,
      also: [null],
    },
    source: official(
      page(
        'Cabinet, release of 5 May 2026 on ECLGS 5.0',
        'PIB Tracker, copy of the release',
        'https://pibtracker.com/release/2026/may/05/finance/cabinet-approves-emergency-credit-line-guarantee-scheme-5-0-2258140',
      ),
    ),
  },
  {
    id: 'mcgs-msme',
    place: 'india',
    helps: ['guarantee'],
    money: { of: 'loan', upTo: { fact: 'scheme.mcgs-msme.max' } },
    status: 'open',
    portals: ['ncgtc'],
    fits: { who: business, work: making, has: ['udyam'], also: [null] },
    source: reported(
      page(
        'Ministry of Finance, statement of 29 January 2025 on MCGS-MSME',
        'Business Standard',
        'https://www.business-standard.com/amp/markets/capital-market-news/goi-launches-new-credit-guarantee-scheme-for-msmes-covering-loans-up-rs-100-cr-125013000393_1.html',
      ),
    ),
  },
  {
    id: 'stand-up-india',
    place: 'india',
    helps: ['loan'],
    money: {
      of: 'loan',
      from: { fact: 'scheme.stand-up-india.loan', end: 'from' },
      upTo: { fact: 'scheme.stand-up-india.loan', end: 'to' },
    },
    status: 'closed',
    runs: { until: '2025-03-31' },
    portals: ['standupmitra'],
    fits: {
      who: anyone,
      work: [...nonFarm, 'farm'],
      stage: ['idea'],
      groups: ['sc', 'st', 'women'],
      age: { from: 18 },
    },
    source: reported(
      page(
        'Revised Stand-Up India scheme likely by September',
        'Financial Express',
        'https://www.financialexpress.com/business/sme-revised-stand-up-india-scheme-likely-by-september-3919336',
      ),
    ),
  },
  {
    id: 'first-time-entrepreneurs',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.first-time-entrepreneurs.max' } },
    status: 'announced',
    portals: ['standupmitra', 'jansamarth'],
    fits: {
      who: anyone,
      stage: ['idea'],
      groups: ['women', 'sc', 'st'],
      age: { from: 18 },
    },
    source: reported(
      page(
        'Revised Stand-Up India scheme likely by September',
        'Financial Express',
        'https://www.financialexpress.com/business/sme-revised-stand-up-india-scheme-likely-by-september-3919336',
      ),
    ),
  },
  {
    id: 'me-card',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.me-card.max' } },
    status: 'announced',
    portals: ['udyam'],
    fits: { who: business, has: ['udyam'] },
    source: reported(
      page(
        'Banks are told to issue more Micro Enterprise Cards',
        'OneIndia',
        'https://www.oneindia.com/msme/indian-government-increases-micro-enterprise-card-issuance-011-7905181.html',
      ),
    ),
  },
  {
    id: 'pm-vishwakarma',
    place: 'india',
    helps: ['loan', 'training', 'grant', 'identity'],
    money: { of: 'loan', upTo: { fact: 'scheme.pm-vishwakarma.total' } },
    status: 'unclear',
    runs: { until: '2028-03-31' },
    portals: ['pmvishwakarma'],
    fits: {
      who: ['artisan'],
      age: { from: 18 },
      also: [null, null],
    },
    source: reported(
      page(
        'PM Vishwakarma: guidelines for loans',
        'Union Bank of India',
        'https://unionbankofindia.co.in/english/pm-vishwakarma.aspx',
      ),
    ),
  },
  {
    id: 'pmegp',
    place: 'india',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.pmegp.max-making' } },
    status: 'unclear',
    portals: ['pmegp'],
    fits: {
      work: nonFarm,
      stage: ['idea'],
      age: { from: 18 },
      also: ['school', null],
    },
    source: official(
      page(
        'Prime Minister Employment Generation Programme',
        'Ministry of MSME',
        'https://msme.gov.in/1-prime-ministers-employment-generation-programme-pmegp',
      ),
    ),
  },
  {
    id: 'pmegp-second',
    place: 'india',
    helps: ['grant', 'loan'],
    money: { of: 'project', upTo: { fact: 'scheme.pmegp-second.max-making' } },
    status: 'unclear',
    portals: ['pmegp'],
    fits: {
      work: nonFarm,
      stage: ['new', 'running'],
      age: { from: 18 },
      also: [null],
    },
    source: official(
      page(
        'Prime Minister Employment Generation Programme',
        'Ministry of MSME',
        'https://msme.gov.in/1-prime-ministers-employment-generation-programme-pmegp',
      ),
    ),
  },
  {
    id: 'jansamarth',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['jansamarth'],
    fits: { who: anyone },
    source: reported(
      page(
        'JanSamarth: one portal for government loans',
        'Outlook Money',
        'https://www.outlookmoney.com/amp/story/banking/loan/jansamarth-portal-a-single-gateway-to-government-backed-loans',
      ),
    ),
  },
  {
    id: 'udyami-mitra',
    place: 'india',
    helps: ['loan'],
    status: 'unclear',
    portals: ['udyamimitra', 'psbloans'],
    fits: { who: business },
    source: reported(
      page(
        'PSB Loans in 59 Minutes: amounts and fee',
        'MSME Mart',
        'https://www.msmemart.com/newslist/psb-loans-in-59-minutes-rs-68636-crore-loans-disbursed-to-msmes-till-august-1/5379',
      ),
    ),
  },
  {
    id: 'treds',
    place: 'india',
    helps: ['payment'],
    status: 'open',
    portals: ['rxil', 'm1xchange', 'invoicemart'],
    fits: { who: business, also: [null] },
    source: reported(
      page(
        'TReDS: notification S.O. 4845(E) of 7 November 2024',
        'Compliance Calendar',
        'https://compliancecalendar.in/learn/mandatory-treds-registration-for-companies-above-rs-250-crore-turnover-before-31st-mar-2025',
      ),
    ),
  },
  {
    id: 'samadhaan',
    place: 'india',
    helps: ['payment'],
    status: 'open',
    portals: ['samadhaan', 'odr'],
    fits: { who: business, has: ['udyam'] },
    source: reported(
      page(
        'MSME Samadhaan: new applications go to the ODR portal',
        'eUdyam Aadhaar',
        'https://eudyamaadhar.org/?p=5631',
      ),
    ),
  },
  {
    id: 'urban-livelihood-mission',
    place: 'india',
    helps: ['loan', 'training'],
    status: 'unclear',
    portals: ['nulm', 'mohua'],
    fits: {
      who: ['worker', 'shg', 'vendor', 'starter'],
      age: { from: 18 },
      also: [null],
    },
    source: official(
      page(
        'Ministry of Housing and Urban Affairs, release of 29 January 2026: DAY-NULM ended on 30 September 2024',
        'India Gov News, copy of the release',
        'https://indiagovnews.com/press-release/schemes-for-urban-poor/1005269169',
      ),
    ),
  },
  {
    id: 'e-shram',
    place: 'india',
    helps: ['identity', 'security'],
    status: 'open',
    portals: ['eshram'],
    free: true,
    fits: {
      who: ['worker', 'vendor', 'artisan', 'shg', 'farmer'],
      age: { from: 16, to: 59 },
      also: [null],
    },
    source: reported(
      page(
        'How to register on e-Shram',
        'Right to Information Wiki',
        'https://righttoinformation.wiki/register-eshram-card-2026?do=diff',
      ),
    ),
  },
]);
