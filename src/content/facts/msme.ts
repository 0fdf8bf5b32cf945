import { longDate, percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, FactValue, Document, Source } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

/** Micro, small and medium enterprises. docs/law-review/schemes.md tells what was read and what was not found. */
const newLimits: Document = {
  title: 'Notification S.O. 1364(E) of 21 March 2025, paragraph 1(i)',
  publisher: 'Gazette of India, copy of gazettetracker.com',
  url: 'https://gazettetracker.com/g/CG-DL-E-21032025-261838',
};
/** The copy was stored only in part: its introduction names all limits, old and new. */
const allLimits: Document = {
  title: 'Notification S.O. 1364(E) of 21 March 2025: the limits before and after',
  publisher: 'TaxGuru',
  url: 'https://taxguru.in/corporate-law/msme-classification-limits-revised-april-12025.html',
};
const registration: Document = {
  title: 'Ministry of MSME, release of 15 March 2024',
  publisher: 'Orissa Diary, copy of the release',
  url: 'https://orissadiary.com/udyam-and-uap-registration-surpasses-4-crore-enterprises-signifying-major-milestone-in-ministrys-formalization-initiative/',
};
const oldClasses: Document = {
  title: 'Notification S.O. 2119(E) of 26 June 2020, under section 7 of the MSMED Act, 2006',
  publisher: 'Ministry of Micro, Small and Medium Enterprises',
  url: 'https://udyamregistration.gov.in',
};
const interest: Document = {
  title: 'MSMED Act, 2006, section 16',
  publisher: 'Lawgist, copy of the Act',
  url: 'https://lawgist.in/micro-small-and-medium-enterprises-development-act/16',
};
const appointedDay: Document = {
  title: 'MSMED Act, 2006, section 2(b), as quoted',
  publisher: 'NB Associates',
  url: 'https://nbassociates.net/section-16-of-msme-act',
};
const longestTerm: Document = {
  title: 'MSMED Act, 2006, section 15, explained',
  publisher: 'NB Associates',
  url: 'https://nbassociates.net/section-15-of-msme-act/',
};
const mudra: Document = {
  title: 'Mudra tiers, October 2024',
  publisher: 'NDTV Profit',
  url: 'https://www.ndtvprofit.com/economy-finance/centre-doubles-loan-limit-under-pradhan-mantri-mudra-yojana-to-rs-20-lakh',
};
const tarunPlus: Document = {
  title: 'Ministry of Finance, release of 25 October 2024',
  publisher: 'News Politik, copy of the release',
  url: 'https://newspolitik.com/business-news/5645',
};
const guaranteeGuidelines: Document = {
  title: 'Credit Guarantee Scheme: earlier guidelines',
  publisher: 'Development Commissioner (MSME)',
  url: 'https://dcmsme.gov.in/CLCS_TUS_Scheme/Credit_Guarantee_Scheme/Scheme_Guidelines.aspx',
};
const guaranteeCirculars: Document = {
  title: 'CGTMSE: guarantees up to five crore since 1 April 2023',
  publisher: 'Small Industries Development Bank of India',
  url: 'https://www.sidbi.in/hi/cgtmse',
};
const guarantee: Document = {
  title: 'CGTMSE from April 2025',
  publisher: 'Setu Bridge Solutions',
  url: 'https://www.setubridgesolutions.co.in/schemes/cgtmse',
};
const reserveBank: Document = {
  title:
    'RBI, Lending to MSME Sector (Amendment) Directions, 2026 (RBI/2025-26/206 of 9 February 2026), paragraphs a and b',
  publisher: 'ABCAUS, copy of the paragraphs',
  url: 'https://abcaus.in/rbi/rbi-relaxed-requirement-limits-collateral-security-lending-to-msme-sector.html/amp',
};
const procurement: Document = {
  title: 'Public Procurement Policy (Amendment) Order, 2018, S.O. 5670(E), paragraphs 2 and 3',
  publisher: 'ABCAUS, copy of the order',
  url: 'https://abcaus.in/msme/central-govt-psu-procurement-minimum-25-per-cent-msme.html/amp',
};
const procurementGroups: Document = {
  title: 'Public Procurement Policy Order, 2012: SC and ST',
  publisher: 'Corporate Law Reporter',
  url: 'https://corporatelawreporter.com/clarification-of-definition-of-mse-owned-by-scst-entrepreneurs',
};
const procurementBand: Document = {
  title: 'Public Procurement Policy Order, 2012: price band',
  publisher: 'Panchayat Guide',
  url: 'https://blog.panchayatguide.in/2016/03/01/public-procurement-policy-for-micro-and-small-enterprises-mses-order-2012/',
};
const aspire: Document = {
  title: 'ASPIRE guidelines: livelihood business incubators',
  publisher: 'Ministry of Micro, Small and Medium Enterprises',
  url: 'https://aspire.msme.gov.in',
};
/** No approval for the time after March 2026 was found; a release of the ministry of 7 May 2026 speaks of the scheme as going on. */
const pmegpPortal: Document = {
  title: 'PMEGP 2.0 Portal, June 2026, and how to apply on it',
  publisher: 'Business Zindagi',
  url: 'https://businesszindagi.com/pmegp-2-0-portal-explained/amp/',
};
const pmegp: Document = {
  title: 'Prime Minister Employment Generation Programme',
  publisher: 'Ministry of MSME',
  url: 'https://msme.gov.in/1-prime-ministers-employment-generation-programme-pmegp',
};
const standUp: Document = {
  title: 'Revised Stand-Up India scheme likely by September',
  publisher: 'Financial Express',
  url: 'https://www.financialexpress.com/business/sme-revised-stand-up-india-scheme-likely-by-september-3919336',
};
const svanidhi: Document = {
  title: 'Cabinet, release of 27 August 2025 (PRID 2161157)',
  publisher: 'Press Information Bureau',
  url: 'https://www.pib.gov.in/PressReleasePage.aspx?PRID=2161157',
};
const svanidhiCard: Document = {
  title:
    'Ministry of Housing and Urban Affairs, release of 29 January 2026 on schemes for urban poor',
  publisher: 'indiagovnews.com (copy of the release)',
  url: 'https://indiagovnews.com/press-release/schemes-for-urban-poor/1005269169',
};
const svanidhiInterest: Document = {
  title: 'PM SVANidhi, restructured: the interest subsidy',
  publisher: 'AffairsCloud',
  url: 'https://affairscloud.com/?p=322423',
};
const vishwakarma: Document = {
  title: 'PM Vishwakarma: guidelines for loans',
  publisher: 'Union Bank of India',
  url: 'https://unionbankofindia.co.in/english/pm-vishwakarma.aspx',
};
const vishwakarmaTrades: Document = {
  title: 'Ministry of MSME, release of 8 August 2024',
  publisher: 'Orissa Diary, copy of the release',
  url: 'https://orissadiary.com/pm-vishwakarma-scheme-provides-recognition-credit-support-and-marketing-assistance-to-artisans/',
};
const telanganaPolicy: Document = {
  title: 'Telangana MSME Policy, 2024: capital subsidies',
  publisher: 'IPF Online',
  url: 'https://ipfonline.com/news/detail/policyregulation/telangana-launches-msme-policy-to-tackle-gaps-in-ts-ipass/16802',
};
const telanganaWomen: Document = {
  title: 'Telangana MSME Policy, 2024: subsidy for women',
  publisher: 'The Siasat Daily, 18 September 2024',
  url: 'https://www.siasat.com/telangana-govt-to-establish-msme-park-between-orr-and-rrr-for-women-led-enterprises-3098576/',
};
const buyerReturn: Document = {
  title: 'Specified Companies Order of 22 January 2019, paragraph 3 (section 405, Companies Act)',
  publisher: 'Business Buddies, copy of the order',
  url: 'https://businessbuddies.co.in/retrun-form-notified-for-msme',
};

/** Limits, fees and schemes move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(limits);
const crore = (amount: number): FactValue => rupees(amount * 10_000_000);
const lakh = (amount: number): FactValue => rupees(amount * 100_000);

/** A limit of a class: what it was from July 2020, and what it is since April 2025. */
const classLimit = <Id extends string>(
  id: Id,
  earlier: FactValue,
  now: FactValue,
  source: Source = reported(allLimits),
) =>
  changed(
    id,
    [
      { value: earlier, from: '2020-07-01' },
      { value: now, from: '2025-04-01' },
    ],
    { source },
  );

const loan = <Id extends string>(id: Id, value: FactValue) =>
  figure(id, value, { source: reported(mudra) });

/** Every figure of the MSME guide. */
export const msmeFacts = [
  classLimit('msme.micro.investment-max', crore(1), crore(2.5), law(newLimits)),
  classLimit('msme.micro.turnover-max', crore(5), crore(10), law(newLimits)),
  classLimit('msme.small.investment-max', crore(10), crore(25)),
  classLimit('msme.small.turnover-max', crore(50), crore(100)),
  classLimit('msme.medium.investment-max', crore(50), crore(125)),
  classLimit('msme.medium.turnover-max', crore(250), crore(500)),
  figure(
    'msme.registration.fee',
    { unit: 'words', key: 'nothing' },
    { source: official(registration), from: '2020-07-01' },
  ),
  figure(
    'msme.registration.validity',
    { unit: 'words', key: 'no-end-date' },
    { source: unconfirmed(oldClasses), from: '2020-07-01', reviewBy: rules },
  ),
  loan('msme.mudra.shishu', rupees(50_000)),
  loan('msme.mudra.kishor', lakh(5)),
  loan('msme.mudra.tarun', lakh(10)),
  changed('msme.mudra.max', [{ value: lakh(10) }, { value: lakh(20), from: '2024-10-24' }], {
    source: official(tarunPlus),
  }),
  changed(
    'msme.cgtmse.max',
    [
      { value: crore(2), from: '2017-01-01', source: official(guaranteeGuidelines) },
      {
        value: crore(5),
        from: '2023-04-01',
        source: readOn('2026-11-24').official(guaranteeCirculars),
      },
      { value: crore(10), from: '2025-04-01' },
    ],
    { source: reported(guarantee) },
  ),
  changed(
    'msme.cgtmse.cover',
    [
      {
        value: percent(85),
        source: official(guaranteeGuidelines),
      },
      { value: { unit: 'percent', from: 75, to: 90 }, from: '2025-04-01' },
    ],
    { source: reported(guarantee) },
  ),
  figure('msme.cgtmse.cover-women', percent(90), {
    source: reported(guarantee),
    from: '2025-04-01',
  }),
  figure('msme.no-collateral', lakh(20), {
    source: law(reserveBank),
    from: '2026-04-01',
  }),
  figure('msme.no-collateral-good-record', lakh(25), {
    source: law(reserveBank),
    from: '2026-04-01',
  }),
  figure('msme.aspire.government', crore(1), { source: unconfirmed(aspire) }),
  figure('msme.aspire.private', lakh(75), { source: unconfirmed(aspire) }),
  figure('msme.pmegp.share', percent(15, 35), { source: official(pmegp) }),
  figure('msme.pmegp.making', lakh(50), { source: official(pmegp) }),
  figure('msme.pmegp.services', lakh(20), { source: official(pmegp) }),
  figure('msme.stand-up.loan', rupees(1_000_000, 10_000_000), { source: reported(standUp) }),
  figure('msme.pmegp.portal', longDate('2026-06'), { source: unconfirmed(pmegpPortal) }),
  figure('msme.procurement.share', percent(25), {
    source: law(procurement),
    reviewBy: rules,
  }),
  figure('msme.procurement.scst', percent(4), {
    source: reported(procurementGroups),
    reviewBy: rules,
  }),
  figure('msme.procurement.women', percent(3), {
    source: law(procurement),
    reviewBy: rules,
  }),
  figure('msme.procurement.band', percent(15), {
    source: reported(procurementBand),
    reviewBy: rules,
  }),
  figure(
    'msme.late.days',
    {
      unit: 'days',
      amount: 45,
    },
    { source: reported(longestTerm), reviewBy: rules },
  ),
  figure(
    'msme.late.days-no-date',
    {
      unit: 'days',
      amount: 15,
    },
    { source: law(appointedDay), reviewBy: rules },
  ),
  figure(
    'msme.late.multiple',
    { unit: 'count', amount: 3, of: 'bank-rates-of-the-reserve-bank' },
    { source: law(interest), reviewBy: rules },
  ),
  figure(
    'msme.buyer-return.first',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: law(buyerReturn), reviewBy: rules },
  ),
  figure(
    'msme.buyer-return.second',
    { unit: 'day-of-year', month: 10, day: 31 },
    { source: law(buyerReturn), reviewBy: rules },
  ),
  figure('msme.svanidhi.first', rupees(15_000), {
    source: official(svanidhi),
  }),
  figure('msme.svanidhi.second', rupees(25_000), {
    source: official(svanidhi),
  }),
  figure('msme.svanidhi.third', rupees(50_000), {
    source: official(svanidhi),
  }),
  figure('msme.svanidhi.card', rupees(30_000), { source: official(svanidhiCard) }),
  figure('msme.svanidhi.subsidy', percent(7), {
    source: reported(svanidhiInterest),
  }),
  figure(
    'msme.svanidhi.ends',
    { unit: 'date', date: '2030-03-31' },
    { source: official(svanidhi) },
  ),
  figure('msme.vishwakarma.first', lakh(1), {
    source: reported(vishwakarma),
  }),
  figure('msme.vishwakarma.second', lakh(2), {
    source: reported(vishwakarma),
  }),
  figure('msme.vishwakarma.tools', rupees(15_000), { source: reported(vishwakarma) }),
  figure('msme.vishwakarma.stipend', rupees(500), { source: reported(vishwakarma) }),
  figure('msme.vishwakarma.interest', percent(5), {
    source: reported(vishwakarma),
  }),
  figure(
    'msme.vishwakarma.trades',
    { unit: 'count', amount: 18, of: 'trades' },
    { source: official(vishwakarmaTrades), reviewBy: rules },
  ),
  figure('msme.telangana.subsidy', percent(25), { source: reported(telanganaPolicy) }),
  figure('msme.telangana.subsidy-max', lakh(30), {
    source: reported(telanganaPolicy),
  }),
  figure('msme.telangana.women', percent(20), {
    source: reported(telanganaPolicy),
  }),
  figure('msme.telangana.women-max', lakh(20), {
    source: later.reported(telanganaWomen),
  }),
  figure('msme.telangana.scst', percent(50), { source: reported(telanganaPolicy) }),
  figure('msme.telangana.scst-max', crore(1), {
    source: reported(telanganaPolicy),
  }),
] as const satisfies readonly Fact[];
