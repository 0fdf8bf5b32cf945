import { copyOfAct } from './sources.ts';
import {
  count,
  days,
  everyYear,
  percent,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
  dayOfMonth,
} from './make.ts';
import type { Fact, FactValue, Document } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');

/** Labour codes, ESI, PF and professional tax. What was read, and what was not found: docs/law-review/labour.md. */

const codesNotified: Document = {
  title: 'The four labour codes are in force from 21 November 2025',
  publisher: 'NDTV Profit, 21 November 2025',
  url: 'https://www.ndtvprofit.com/law-and-policy/labour-reforms-gratuity-eligibility-reduced-from-five-years-to-one',
};
const centralRules: Document = {
  title: 'Code on Wages (Central) Rules, 2026, G.S.R. 343(E), 8 May 2026',
  publisher: 'Gazette of India, copy of staffnews.in',
  url: 'https://www.staffnews.in/?p=165830',
};
const wageTimes: Document = {
  title: 'Code on Wages, 2019, section 17',
  publisher: 'Copy of sooperkanoon.com',
  url: 'https://sooperkanoon.com/act/498673/the-code-on-wages-section-17',
};
const wagesMeaning: Document = {
  title: 'Code on Wages, 2019, section 2(y), explained',
  publisher: 'AMLEGALS',
  url: 'https://amlegals.com/analysis-of-definition-of-wages',
};
const bonus: Document = {
  title: 'Code on Wages, 2019, section 26',
  publisher: 'Copy of actsofindia.in',
  url: 'https://actsofindia.in/section-details/?sectionid=51638&title=Eligibility+for+bonus%2C+etc.',
};
const bonusSize: Document = {
  title: 'Code on Wages, 2019, section 41, explained',
  publisher: 'Nyaaya',
  url: 'https://nyaaya.redstart.dev/legal-explainer/when-does-the-employer-have-to-pay-a-bonus',
};
const wageFines: Document = {
  title: 'Code on Wages, 2019, section 54, explained',
  publisher: 'ixambee.com',
  url: 'https://www.ixambee.com/questions/legal/other-laws-and-acts/551205',
};
const minimumWage: Document = {
  title: 'Telangana minimum wages from 1 June 2026, announced on 21 May 2026',
  publisher: 'News report, copy of gentilityblog.com',
  url: 'https://news.gentilityblog.com/2026/06/09/telangana-hikes-minimal-wages-for-employees/',
};
const hours: Document = {
  title: 'Telangana Shops and Establishments Act, 1988, and G.O. Rt. No. 282 of 5 July 2025',
  publisher: 'King Stubb & Kasiva',
  url: 'https://ksandk.com/labour-employment/telangana-expands-working-hour-flexibility',
};
const safetyCode = copyOfAct(
  'Occupational Safety, Health and Working Conditions Code, 2020, section 2(1)(v)',
  'the-occupational-safety-health-and-working-conditions-code-2020/part-001.md#section-2---definitions',
);
const safetyRegistration: Document = {
  title: 'Occupational Safety, Health and Working Conditions Code, 2020, section 3',
  publisher: 'Copy of indianconstitution.in',
  url: 'https://www.indianconstitution.in/2021/11/section-3-occupational-safety-health.html',
};
const firstSchedule: Document = {
  title: 'Code on Social Security, 2020, First Schedule',
  publisher: 'Copy of bareactschedules.blogspot.com',
  url: 'https://bareactschedules.blogspot.com/search/label/labor_laws',
};
const maternity: Document = {
  title: 'Code on Social Security, 2020, section 60',
  publisher: 'Copy of actsofindia.in',
  url: 'https://actsofindia.in/section-details/?sectionid=54084',
};
const registrationFee: Document = {
  title: 'Registration of an employer for ESI and PF',
  publisher: 'Shram Suvidha',
  url: 'https://shramsuvidha.gov.in',
};

const epfScheme: Document = {
  title: 'Employees’ Provident Funds Scheme, 2026, G.S.R. 525(E), 29 June 2026',
  publisher: 'Gazette of India, copy of staffnews.in',
  url: 'https://www.staffnews.in/2026/07/employees-provident-funds-scheme-2026.html',
};
const epfShares: Document = {
  title: 'Employees’ Provident Funds Scheme, 2026: shares and wage limit',
  publisher: 'BDO India',
  url: 'https://www.bdo.in/en-gb/insights/alerts-updates/alert-new-employees%E2%80%99-provident-funds-scheme,-2026-notified-under-the-code-on-social-security,-2020',
};
const epfLower: Document = {
  title: 'Code on Social Security, 2020, section 16, explained',
  publisher: 'SCC Online',
  url: 'https://www.scconline.com/blog/post/2023/05/05/govt-notifies-social-security-code-effective-date-for-pf-pension-scheme-provisions/',
};
const epfPension: Document = {
  title: 'Employees’ Pension Scheme, 2026, G.S.R. 527(E), summary',
  publisher: 'gazettetracker.com',
  url: 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
};
const epf2024: Document = {
  title: 'Insurance share, due day and damages of PF, June 2024',
  publisher: 'Gro Your Wealth',
  url: 'https://groyourwealth.com/economy/penalty-on-default-in-contribution-to-epfo-eps-and-edli-reduced',
};
const epfAdmin: Document = {
  title: 'Administration charge, S.O. 2011(E), 21 May 2018',
  publisher: 'Gazette of India, copy of taxguru.in',
  url: 'https://taxguru.in/corporate-law/admin-charges-payable-employer-epf-amended-wef-01-06-2018.html',
};
const interest: Document = {
  title: 'Code on Social Security, 2020, section 127, S.O. 2698(E), 29 May 2026',
  publisher: 'SGC',
  url: 'https://www.sgcms.com/regulatory-updates/?p=3380',
};

const esiCeiling: Document = {
  title: 'ESI wage limit under the Code on Social Security, 8 June 2026',
  publisher: 'Lakshmikumaran & Sridharan',
  url: 'https://www.lkslaw.com/insights/articles/status-of-esi-compliance-under-the-code-on-social-security-2020-an-analytical-review',
};
const esiDisability: Document = {
  title: 'ESI wage limits of 2025',
  publisher: 'Karma Management',
  url: 'https://www.karmamgmt.com/blog/esi-applicability-new-labour-codes-2025',
};
const esiRules: Document = {
  title:
    'Social Security (Central) Rules, 2026, G.S.R. 344(E), 8 May 2026, which supersede the ESI (Central) Rules, 1950',
  publisher: 'Gazette of India, copy of govtstaff.com',
  url: 'https://www.govtstaff.com/2026/05/social-security-central-rules-2026-replaces-old-labour-laws.html',
};
const esiShares: Document = {
  title: 'Social Security (Central) Rules, 2026: rate of ESI contributions, summary',
  publisher: 'taxtmi.com',
  url: 'https://www.taxtmi.com/acts?id=54440',
};
/** Of the rules that G.S.R. 344(E) superseded on 8 May 2026. The limit of the new rules was not found. */
const esiLowWage: Document = {
  title: 'ESI (Central) Rules, 1950, rule 52, G.S.R. 638(E), 6 September 2019',
  publisher: 'Gazette of India, copy of taxguru.in',
  url: 'https://taxguru.in/corporate-law/employees-state-insurance-central-amendment-rules-2019.html',
};
const esiDue: Document = {
  title: 'ESI (General) Regulations, 1950, regulation 31, from June 2017',
  publisher: 'Lemon Technologies',
  url: 'https://labourlaw.lemontechnologies.net/Home/KnowledgeSharingDetail?seqNo=14',
};
const esiSickness: Document = {
  title: 'Social Security (Central) Rules, 2026, rule 22(1)',
  publisher: 'Copy of lawspedia.in',
  url: 'https://www.lawspedia.in/rule-22-of-the-social-security-central-rules-2026',
};
/** Read before the rules of 2026. They leave the longer benefit to the corporation, and no new text was found. */
const esiLongSickness: Document = {
  title: 'ESI sickness benefit and extended benefit',
  publisher: 'People Manager',
  url: 'https://peoplemanager.co.in/?p=785',
};
const example: Document = {
  ...epfShares,
  title: 'Worked out from the ESI and PF rates on this page',
};

const gratuity = copyOfAct(
  'Code on Social Security, 2020, section 56(3)',
  'the-code-on-social-security-2020/part-002.md#section-56---determination-of-amount-of-gratuity',
);
const gratuityRate = copyOfAct(
  'Code on Social Security, 2020, section 53(2)',
  'the-code-on-social-security-2020/part-002.md#section-53---payment-of-gratuity',
);
const gratuityPlaces: Document = {
  title: 'Gratuity under the Code on Social Security, October 2025',
  publisher: 'Law by Khyati',
  url: 'https://lawbykhyati.in/article/understanding-gratuity-laws-under-the-social-security-code-2020-in-india',
};
const gratuitySum: Document = {
  title:
    'S.O. 1419(E) of 29 March 2018, under the Payment of Gratuity Act, 1972, which the code replaced',
  publisher: 'Ministry of Labour and Employment',
  url: 'https://mail.citehr.com/showthread.php?goto=newpost&t=597496',
};
const gratuityMonth = copyOfAct(
  'Code on Social Security, 2020, section 53, Explanation 3',
  'the-code-on-social-security-2020/part-002.md#section-53---payment-of-gratuity',
);
const gratuityYears = copyOfAct(
  'Code on Social Security, 2020, section 53(1)',
  'the-code-on-social-security-2020/part-002.md#section-53---payment-of-gratuity',
);
const gratuityFixedTerm = copyOfAct(
  'Industrial Relations Code, 2020, section 2(o)(c)',
  'the-industrial-relations-code-2020/part-001.md#section-2---definitions',
);

const actOf2013 =
  'the-sexual-harassment-of-women-at-workplace-prevention-prohibition-and-redressal-act-2013/part-001.md';
const poshWorkers = copyOfAct(
  'Act of 2013 against sexual harassment at the workplace, section 6(1)',
  `${actOf2013}#section-6---constitution-and-jurisdiction-of-local-committee`,
);
const poshFine = copyOfAct(
  'Act of 2013 against sexual harassment at the workplace, section 26(1)',
  `${actOf2013}#section-26---penalty-for-non-compliance-with-provisions-of-act`,
);
const poshReport: Document = {
  title: 'Yearly report of the committee, usual day (the Act names none)',
  publisher: 'The Hindu, 14 December 2022',
  url: 'https://www.thehindu.com/education/careers/is-your-organisation-up-to-date-with-the-annual-posh-report/article66257938.ece/amp/',
};
const professionalTax: Document = {
  title: 'Telangana Tax on Professions Act, 1987, First Schedule',
  publisher: 'Telangana Commercial Taxes',
  url: 'https://tgct.gov.in/tgportal/AllActs/APPT/APPTSchedule.aspx',
};
const professionalTaxDue: Document = {
  title: 'Telangana professional tax, monthly return',
  publisher: 'IndiaFilings',
  url: 'https://www.indiafilings.com/learn/telangana-professional-tax/',
};
const welfareFund: Document = {
  title: 'Telangana Labour Welfare Fund',
  publisher: 'Poise Payroll',
  url: 'https://poisepayroll.com/LWF-Telangana.aspx',
};
const hiring: Document = {
  title: 'PM Viksit Bharat Rozgar Yojana, jobs from 1 August 2025 to 31 July 2027',
  publisher: 'India Today, 19 August 2025',
  url: 'https://www.indiatoday.in/business/story/pm-viksit-bharat-rozgar-yojana-who-can-get-rs-15000-and-other-benefits-2773508-2025-08-19',
};
const eShram: Document = {
  title: 'e-Shram, who can register',
  publisher: 'cabkgoyal.com',
  url: 'https://cabkgoyal.com/eshram-portal-for-unorganized-workers',
};

/** Rates and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

const codesDay = '2025-11-21';
const workers = (amount: number): FactValue => count('workers', amount);
const hoursOf = (amount: number): FactValue => count('hours', amount);
const nothing: FactValue = { unit: 'words', key: 'nothing' };

const epf = {
  ceiling: 15_000,
  share: 12,
  pension: 8.33,
  insurance: 0.5,
  admin: 0.5,
} as const;
const esi = { worker: 0.75, employer: 3.25 } as const;

/** A minimum wage of Telangana, before and since the rise of June 2026, for a class of work above unskilled. */
const telanganaWage = <Work extends string>(work: Work, before: number, now: number) =>
  changed(
    `labour.minimum-wage.telangana-${work}`,
    [{ value: rupees(before) }, { value: rupees(now), from: '2026-06-01' }],
    { source: readOn('2026-11-24').reported(minimumWage), reviewBy: limits },
  );

/** The worker of the example earns exactly the ceiling. */
const wages = epf.ceiling;
const part = (rate: number) => Math.round((wages * rate) / 100);
/** ESI is rounded up to the next rupee. */
const esiPart = (rate: number) => Math.ceil((wages * rate) / 100);
const workerPays = part(epf.share) + esiPart(esi.worker);
const employerPays =
  part(epf.share) + part(epf.insurance) + part(epf.admin) + esiPart(esi.employer);

const epfRate = { source: reported(epfShares), reviewBy: limits } as const;
const esiRate = { source: reported(esiShares), reviewBy: limits } as const;
const esiSick = { source: law(esiSickness), reviewBy: limits } as const;
const worked = { source: reported(example), reviewBy: limits } as const;
const telanganaTax = { source: official(professionalTax), reviewBy: limits } as const;
const incentive = { source: reported(hiring), reviewBy: limits } as const;
const fund = { source: reported(welfareFund), reviewBy: limits } as const;
const free = { source: unconfirmed(registrationFee), reviewBy: limits } as const;

/** Every figure of the labour guide. */
export const labourFacts = [
  changed(
    'labour.laws',
    [{ value: count('laws', 29) }, { value: count('codes', 4), from: codesDay }],
    { source: reported(codesNotified) },
  ),
  figure(
    'labour.central-rules',
    { unit: 'date', date: '2026-05-08' },
    { source: law(centralRules) },
  ),

  figure('labour.wages.due', dayOfMonth(7), { source: law(wageTimes) }),
  figure('labour.wages.final', { unit: 'working-days', amount: 2 }, { source: law(wageTimes) }),
  figure('labour.wages.half', percent(50), { source: reported(wagesMeaning), from: codesDay }),
  figure('labour.wages.fine', rupees(50_000), { source: reported(wageFines), from: codesDay }),
  changed(
    'labour.minimum-wage.telangana',
    [{ value: rupees(12_750) }, { value: rupees(16_000), from: '2026-06-01' }],
    { source: reported(minimumWage), reviewBy: limits },
  ),
  telanganaWage('semi', 13_152, 17_000),
  telanganaWage('skilled', 13_772, 18_500),
  telanganaWage('highly', 14_607, 20_000),
  figure('labour.hours.day', hoursOf(8), { source: reported(hours) }),
  figure('labour.hours.week', hoursOf(48), { source: reported(hours) }),
  figure('labour.hours.office-day', hoursOf(10), {
    source: reported(hours),
    from: '2025-07-08',
  }),
  figure('labour.bonus.rate', percent(8.33, 20), { source: law(bonus) }),
  figure('labour.bonus.workers', workers(20), { source: reported(bonusSize) }),
  figure('labour.health-check.age', years(40), { source: reported(codesNotified), from: codesDay }),

  figure('labour.safety.workers', workers(10), { source: law(safetyCode) }),
  figure('labour.safety.within', days(60), { source: law(safetyRegistration), from: codesDay }),
  figure('labour.esi.workers', workers(10), { source: law(firstSchedule), reviewBy: limits }),
  figure('labour.esi.hazard-workers', workers(1), { source: law(firstSchedule), reviewBy: limits }),
  figure('labour.esi.wage-max', rupees(21_000), {
    source: reported(esiCeiling),
    reviewBy: limits,
  }),
  figure('labour.esi.wage-max-disability', rupees(25_000), {
    source: reported(esiDisability),
    reviewBy: limits,
  }),
  figure('labour.esi.rules', { unit: 'date', date: '2026-05-08' }, { source: law(esiRules) }),
  figure('labour.esi.fee', nothing, free),
  figure('labour.esi.worker', percent(esi.worker), esiRate),
  figure('labour.esi.employer', percent(esi.employer), esiRate),
  figure('labour.esi.low-wage', rupees(176), {
    source: unconfirmed(esiLowWage),
    reviewBy: limits,
  }),
  figure('labour.esi.sickness', percent(70), esiSick),
  figure('labour.esi.sickness-days', days(91), esiSick),
  figure('labour.esi.long-sickness', percent(80), {
    source: unconfirmed(esiLongSickness),
    reviewBy: limits,
  }),
  figure('labour.maternity.rate', percent(100), { source: law(maternity) }),
  figure('labour.maternity.weeks', count('weeks', 26), { source: law(maternity) }),
  figure('labour.maternity.weeks-third', count('weeks', 12), { source: law(maternity) }),

  figure('labour.epf.scheme', { unit: 'date', date: '2026-06-29' }, { source: law(epfScheme) }),
  figure('labour.epf.workers', workers(20), { source: law(firstSchedule), reviewBy: limits }),
  figure('labour.epf.fee', nothing, free),
  figure('labour.epf.ceiling', rupees(epf.ceiling), epfRate),
  figure('labour.epf.worker', percent(epf.share), epfRate),
  figure('labour.epf.employer', percent(epf.share), epfRate),
  figure('labour.epf.lower', percent(10), { source: reported(epfLower), reviewBy: limits }),
  figure('labour.epf.pension', percent(epf.pension), {
    source: reported(epfPension),
    reviewBy: limits,
  }),
  figure('labour.epf.pension-max', rupees(Math.round((epf.ceiling * epf.pension) / 100)), {
    source: reported(epfPension),
    reviewBy: limits,
  }),
  figure('labour.epf.insurance', percent(epf.insurance), {
    source: reported(epf2024),
    reviewBy: limits,
  }),
  figure('labour.epf.admin', percent(epf.admin), { source: reported(epfAdmin), reviewBy: limits }),
  figure('labour.epf.admin-min', rupees(500), { source: reported(epfAdmin), reviewBy: limits }),
  figure('labour.due', dayOfMonth(15), { source: reported(esiDue) }),
  figure('labour.epf.due', dayOfMonth(15), { source: reported(epf2024) }),
  figure('labour.late.interest', percent(12), { source: reported(interest), from: codesDay }),
  figure('labour.late.epf-damages', percent(1), { source: reported(epf2024) }),

  figure('labour.example.wages', rupees(wages), worked),
  figure('labour.example.worker-epf', rupees(part(epf.share)), worked),
  figure('labour.example.worker-esi', rupees(esiPart(esi.worker)), worked),
  figure('labour.example.worker-gets', rupees(wages - workerPays), worked),
  figure('labour.example.employer-epf', rupees(part(epf.share)), worked),
  figure('labour.example.employer-esi', rupees(esiPart(esi.employer)), worked),
  figure('labour.example.employer-rest', rupees(part(epf.insurance) + part(epf.admin)), worked),
  figure('labour.example.employer-total', rupees(wages + employerPays), worked),

  figure('labour.gratuity.workers', workers(10), { source: reported(gratuityPlaces) }),
  figure('labour.gratuity.years', years(5), { source: law(gratuityYears) }),
  changed(
    'labour.gratuity.fixed-term-years',
    [{ value: years(5) }, { value: years(1), from: codesDay }],
    { source: law(gratuityFixedTerm) },
  ),
  figure('labour.gratuity.days', days(15), { source: law(gratuityRate) }),
  figure('labour.gratuity.month', days(26), { source: law(gratuityMonth) }),
  figure('labour.gratuity.max', rupees(2_000_000), {
    source: readOn('2026-11-24').reported(gratuitySum),
    reviewBy: limits,
  }),
  figure('labour.gratuity.pay-within', days(30), { source: law(gratuity) }),

  figure('labour.posh.workers', workers(10), { source: law(poshWorkers) }),
  figure('labour.posh.report', everyYear(31, 1), { source: reported(poshReport) }),
  figure('labour.posh.fine', rupees(50_000), { source: law(poshFine) }),

  figure('labour.pt.wage-free', rupees(15_000), telanganaTax),
  figure('labour.pt.middle-max', rupees(20_000), telanganaTax),
  figure('labour.pt.middle', rupees(150), telanganaTax),
  figure('labour.pt.high', rupees(200), telanganaTax),
  figure('labour.pt.due', dayOfMonth(10), { source: reported(professionalTaxDue) }),

  figure('labour.lwf.workers', workers(20), fund),
  figure('labour.lwf.worker', rupees(2), fund),
  figure('labour.lwf.employer', rupees(5), fund),
  figure('labour.lwf.due', everyYear(31, 1), fund),

  figure('labour.hiring.employer', rupees(3000), incentive),
  figure('labour.hiring.years', years(2), incentive),
  figure('labour.hiring.ends', { unit: 'date', date: '2027-07-31' }, incentive),
  figure('labour.hiring.workers', workers(2), incentive),
  figure('labour.hiring.small', workers(50), incentive),
  figure('labour.eshram.age', years(16, 59), { source: reported(eShram) }),
] as const satisfies readonly Fact[];
