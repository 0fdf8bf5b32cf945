import { readOn } from '../../../content/facts/make.ts';
import { anyone, reviewBy } from './sets.ts';
import { page } from './sources.ts';
import { group } from './types.ts';

const { official, reported } = readOn('2026-11-23');

/**
 * Central schemes for women, SC, ST, OBC, minorities, disability, pensions and insurance.
 */
export const inclusionSchemes = group(reviewBy, [
  {
    id: 'nsfdc',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['nsfdc', 'pmsuraj'],
    fits: {
      who: anyone,
      groups: ['sc'],
      age: { from: 18 },
      also: ['income'],
    },
    source: reported(
      page(
        'NSFDC term loan: interest, income, eligibility',
        'Loan Subsidy',
        'https://loansubsidy.in/?p=131',
      ),
    ),
  },
  {
    id: 'pm-suraj',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['pmsuraj'],
    fits: { groups: ['sc', 'obc', 'sanitation'], groupsElse: true },
    source: reported(
      page(
        'PM-SURAJ: reply in the Lok Sabha, 10 February 2026',
        'NewsDrum (PTI)',
        'https://www.newsdrum.in/national/139-lakh-entrepreneurs-got-loans-through-pm-suraj-portal-in-2024-25-fiscal-govt-to-ls-11093945',
      ),
    ),
  },
  {
    id: 'nbcfdc',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['nbcfdc'],
    moreFor: ['women'],
    fits: {
      groups: ['obc'],
      age: { from: 18 },
      also: ['income'],
    },
    source: official(
      page(
        'New Swarnima for Women',
        'National Backward Classes Finance and Development Corporation',
        'https://nbcfdc.gov.in/loan-scheme-description/2/en',
      ),
    ),
  },
  {
    id: 'nstfdc',
    place: 'india',
    helps: ['loan'],
    status: 'open',
    portals: ['nstfdc'],
    moreFor: ['women'],
    fits: { groups: ['st'], age: { from: 18 } },
    source: reported(
      page(
        'Adivasi Mahila Sashaktikaran Yojana',
        'Tamil Nadu Adi Dravidar Housing and Development Corporation',
        'https://tahdco.com/tamil/nstfdc-adivasi-mahila-sashaktikaran-yojana.php',
      ),
    ),
  },
  {
    id: 'nmdfc',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.nmdfc.max' } },
    status: 'open',
    portals: ['nmdfc'],
    fits: {
      groups: ['minority'],
      age: { from: 18 },
      also: ['income'],
    },
    source: reported(
      page(
        'NMDFC: loans of both credit lines, as a ministry replied',
        'Best Current Affairs',
        'https://bestcurrentaffairs.com/?p=8887',
      ),
    ),
  },
  {
    id: 'ndfdc',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.ndfdc.max' } },
    status: 'open',
    portals: ['ndfdc'],
    fits: {
      groups: ['disability'],
      age: { from: 18 },
      also: ['disability'],
    },
    source: reported(
      page(
        'NDFDC: prominent schemes',
        'Endolite India',
        'https://endoliteind.in/news/details/national-divyangjan-finance-and-development-corporation',
      ),
    ),
  },
  {
    id: 'swachhta-udyami',
    place: 'india',
    helps: ['loan'],
    money: { of: 'loan', upTo: { fact: 'scheme.swachhta-udyami.max' } },
    status: 'unclear',
    portals: ['nskfdc'],
    fits: {
      groups: ['sanitation', 'sc'],
      age: { from: 18 },
      also: [null, null],
    },
    source: reported(
      page(
        'Swachhta Udyami: loan for sanitation vehicles',
        'egovtschemes.com',
        'https://egovtschemes.com/sanitation-vehicle-loan-scheme-for-safai-karamcharis-eligibility-application',
      ),
    ),
  },
  {
    id: 'venture-fund-sc',
    place: 'india',
    helps: ['investment', 'loan'],
    money: {
      of: 'investment',
      from: { fact: 'scheme.venture-fund-sc.investment', end: 'from' },
      upTo: { fact: 'scheme.venture-fund-sc.investment', end: 'to' },
    },
    status: 'open',
    portals: ['vcfsc'],
    fits: { who: ['firm'], groups: ['sc'], age: { from: 18 }, also: [null] },
    source: reported(
      page(
        'Venture Capital Fund for Scheduled Castes, as on myScheme',
        'Project Sarthi',
        'https://projectsarthi.com/schemes/vcf-sc',
      ),
    ),
  },
  {
    id: 'venture-fund-st',
    place: 'india',
    helps: ['investment', 'loan'],
    money: {
      of: 'investment',
      from: { fact: 'scheme.venture-fund-st.investment', end: 'from' },
      upTo: { fact: 'scheme.venture-fund-st.investment', end: 'to' },
    },
    status: 'unclear',
    portals: ['ifciventure'],
    fits: { who: ['firm'], groups: ['st'], age: { from: 18 } },
    source: null,
  },
  {
    id: 'day-nrlm',
    place: 'india',
    helps: ['loan', 'training'],
    money: { of: 'loan', upTo: { fact: 'scheme.day-nrlm.max' } },
    status: 'open',
    portals: ['nrlm', 'lakhpatididi'],
    fits: {
      who: ['shg'],
      groups: ['women'],
      age: { from: 18 },
      also: ['residence'],
    },
    source: official(
      page(
        'Circular 180 of 30 July 2025 on DAY-NRLM',
        'NABARD',
        'https://www.nabard.org/CircularPage.aspx?cid=504&id=18964',
      ),
    ),
  },
  {
    id: 'wep',
    place: 'india',
    helps: ['advice', 'investment'],
    status: 'open',
    portals: ['wep'],
    fits: { groups: ['women'], age: { from: 18 } },
    source: null,
  },
  {
    id: 'pm-ajay',
    place: 'india',
    helps: ['grant'],
    money: { of: 'grant', upTo: { fact: 'scheme.pm-ajay.max' } },
    status: 'unclear',
    portals: ['pmajay'],
    fits: { who: anyone, groups: ['sc'], also: [null] },
    source: reported(
      page(
        'PM-AJAY grants-in-aid in Hathras, 5 August 2025',
        'Hindustan, HT Syndication',
        'https://www.htsyndication.com/hindustan-delhi/article/%E0%A4%8F%E0%A4%B8%E0%A4%B8%E0%A5%80-%E0%A4%B5%E0%A4%B0%E0%A5%8D%E0%A4%97-%E0%A4%95%E0%A5%87-%E0%A4%B2%E0%A5%8B%E0%A4%97%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A5%8B-%E0%A4%B8%E0%A4%B0%E0%A4%95%E0%A4%BE%E0%A4%B0-%E0%A4%B8%E0%A5%87-%E0%A4%B0%E0%A5%8B%E0%A4%9C%E0%A4%97%E0%A4%BE%E0%A4%B0-%E0%A4%95%E0%A5%87-%E0%A4%B2%E0%A4%BF%E0%A4%8F-%E0%A4%AE%E0%A4%BF%E0%A4%B2%E0%A5%87%E0%A4%97%E0%A4%BE-%E0%A4%85%E0%A4%A8%E0%A5%81%E0%A4%A6%E0%A4%BE%E0%A4%A8/92145580',
      ),
    ),
  },
  {
    id: 'pm-vikas',
    place: 'india',
    helps: ['training'],
    status: 'unclear',
    portals: ['minority'],
    fits: { groups: ['minority'], groupsElse: true },
    source: official(
      page(
        'Pradhan Mantri Virasat Ka Samvardhan (PM VIKAS)',
        'Ministry of Minority Affairs',
        'https://minorityaffairs.gov.in/show_content.php?lang=1&level=2&ls_id=657&lid=819',
      ),
    ),
  },
  {
    id: 'nps-traders',
    place: 'india',
    helps: ['security'],
    status: 'open',
    portals: ['maandhan'],
    fits: {
      who: ['vendor', 'owner', 'artisan'],
      work: ['trade', 'food'],
      age: { from: 18, to: 40 },
      also: [null],
    },
    source: reported(
      page(
        'PM Shram Yogi Maan-dhan and the pension for small traders',
        'Hashim Ansary',
        'https://en.hashimansary.in/2020/08/apply-for-central-governments-rs-3000.html',
      ),
    ),
  },
  {
    id: 'pm-sym',
    place: 'india',
    helps: ['security'],
    status: 'open',
    portals: ['maandhan'],
    fits: {
      who: ['worker', 'vendor', 'artisan', 'shg', 'farmer'],
      age: { from: 18, to: 40 },
      also: [null],
    },
    source: reported(
      page(
        'PM Shram Yogi Maan-dhan and the pension for small traders',
        'Hashim Ansary',
        'https://en.hashimansary.in/2020/08/apply-for-central-governments-rs-3000.html',
      ),
    ),
  },
  {
    id: 'atal-pension',
    place: 'india',
    helps: ['security'],
    status: 'open',
    runs: { until: '2031-03-31' },
    portals: ['npscra'],
    fits: {
      who: anyone,
      has: ['bank'],
      age: { from: 18, to: 40 },
      also: [null],
    },
    source: reported(
      page(
        'Cabinet, release of 21 January 2026 on the Atal Pension Yojana',
        'Zee News',
        'https://zeenews.india.com/economy/cabinet-gives-nod-for-continuation-of-atal-pension-yojana-till-2030-31-3009114.html',
      ),
    ),
  },
  {
    id: 'jan-suraksha',
    place: 'india',
    helps: ['security'],
    status: 'open',
    portals: ['jansuraksha'],
    fits: { who: anyone, has: ['bank'], age: { from: 18, to: 70 } },
    source: reported(
      page(
        'Ministry of Finance, reply of 18 August 2025 on insurance schemes',
        'NDTV Profit',
        'https://www.ndtvprofit.com/nation/financial-inclusion-key-priority-centre-tells-lok-sabha',
      ),
    ),
  },
]);
