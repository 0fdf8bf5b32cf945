import { copyOfAct } from './sources.ts';
import {
  count,
  date,
  days,
  everyYear,
  months,
  ourEstimate,
  readOn,
  reviewedBefore,
  rupees,
  unconfirmed,
  years,
} from './make.ts';
import type { Document, Fact, FactValue, Source } from './types.ts';

const { law, official, reported } = readOn('2026-11-23');
const later = readOn('2026-11-28');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

/** Companies and LLPs. What was read: `docs/law-review/tax.md`. */
type Url = Document['url'];
const document = (title: string, publisher: string, url: Url): Document => ({
  title,
  publisher,
  url,
});
const act = (where: string, publisher: string, url: Url): Document =>
  document(`Companies Act, 2013, ${where}`, publisher, url);
const eMunshi = (where: string, section: string): Document =>
  act(where, 'eMunshi (copy of the Act)', `https://law.emunshi.ai/companies/${section}`);
const llpAct = (where: string, publisher: string, url: Url): Document =>
  document(`Limited Liability Partnership Act, 2008, ${where}`, publisher, url);

const members = act(
  'sections 2(68) and 3(1)(b)',
  'The Lex Insight (copy of the Act)',
  'https://thelexinsight.blogspot.com/2025/02/types-of-companies.html',
);
const directors = act(
  'section 149(1) and (3)',
  'Corporate Law Reporter (copy of the Act)',
  'https://corporatelawreporter.com/companies_act/section-149-of-companies-act-2013-company-to-have-board-of-directors',
);
const capital2015 = document(
  'Companies (Amendment) Act, 2015; Companies Act, 2013, section 2(68)',
  'Askvity',
  'https://askvity.info/company-law/what-is-a-private-company-as-per-the-companies-act',
);
const designatedPartners = llpAct(
  'section 7',
  'Acts of India (copy of the Act)',
  'https://actsofindia.in/section-details/?sectionid=1041&title=%20Designated%20partners.',
);
const noMinimum = llpAct(
  'no minimum capital, as explained',
  'Kanooni Raasta',
  'https://kanooniraasta.com/llp-capital-increase',
);
const soleMember = document(
  'Companies (Incorporation) Rules, 2014, rule 3',
  'Menon Verma',
  'https://www.menonverma.com/mv-update/1/3/companies-(incorporation)-second-amendment-rules,-2021',
);
const opcRules2021 = document(
  'G.S.R. 91(E) of 1 February 2021, rules 3 and 6',
  'cabkgoyal.com (copy of the notification)',
  'https://cabkgoyal.com/the-companies-incorporation-second-amendment-rules-2021',
);
const feeRules = document(
  'Companies (Registration Offices and Fees) Rules, 2014, fees of SPICe+',
  'K L Aggarwal',
  'https://klaggarwal.com/roc-company-incorporation-filing-fees',
);
const panAndTan = document(
  'Fees for PAN and TAN in SPICe+',
  'Setindiabiz',
  'https://support.setindiabiz.com/portal/en/kb/articles/private-limited-company-registration-government-fee-structure',
);
const stampDuty = document(
  'Stamp duty by state; the calculator of the ministry shows today’s sum',
  'RocketFiling',
  'https://rocketfiling.in/?p=987950',
);
const llpFees = document(
  'LLP Rules, 2009, Annexure A, item 1',
  'Tax Management India (copy of the rules)',
  'https://taxmanagementindia.com/visitor/detail_act.asp?ID=13295',
);
const llpName = document(
  'LLP Rules, 2009, Annexure A, item 4',
  'Grover CA',
  'https://groverca.com/resources/Utilities/Limited_Liability_Partnership_Fees/Limited_Liability_Partnership_Fees.aspx',
);
const llpForms = document(
  'LLP Rules, 2009, Form 3 and its fee, G.S.R. 109(E) of 11 February 2022',
  'TaxGuru',
  'https://taxguru.in/company-law/limited-liability-partnership-form-3-form-4.html',
);
const oldLlpFees = document(
  'LLP Rules, 2009, Annexure A, item 3, before G.S.R. 109(E)',
  'Grover CA',
  llpName.url,
);
const llpAudit = document(
  'LLP Rules, 2009, rule 24(8)',
  'CA Surekha Ahuja',
  'https://www.casahuja.com/2025/10/llp-audit-2025-chartered-accountants.html',
);
const lateLlp = document(
  'LLP (Amendment) Rules, 2022',
  'TaxConcept',
  'https://taxconcept.net/corporate-compliance-calendar/reduced-additional-fees-for-filing-of-annual-returns-of-llp/',
);
const boardMeetings = act(
  'section 173(1)',
  'cabkgoyal.com (copy of the Act)',
  'https://cabkgoyal.com/section-173-the-companies-act-2013',
);
const fewMeetings = act(
  'section 173(5)',
  'Lawrbit (copy of the Act)',
  'https://lawrbit.com/?p=2233',
);
const meetingNotice = act(
  'section 173(4)',
  'LawGratis',
  'https://mail.lawgratis.com/blog-detail/section-173-of-the-companies-act-2013',
);
const firstAuditor = act(
  'section 139(6)',
  'LawGratis',
  'https://www.lawgratis.com/blog-detail/section-139-of-the-companies-act-2013',
);
const office = act('section 12', 'Tax TMI', 'https://www.taxtmi.com/acts?id=17309');
const shareCertificates = copyOfAct(
  'Companies Act, 2013, section 56(4)(a)',
  'the-companies-act-2013/part-002.md#section-56---transfer-and-transmission-of-securities',
);
const commencement = eMunshi('section 10A', '10A');
const yearlyMeeting = eMunshi('section 96', '96');
const noMeeting = act(
  'section 99',
  'CA2013 (copy of the Act)',
  'https://ca2013.com/punishment-for-default-in-complying-with-provisions-of-sections-96-to-98/',
);
const accounts = eMunshi('section 137', '137');
const annualReturn = act(
  'section 92(4)',
  'Vram Online',
  'https://vramonline.wordpress.com/2019/01/22/annual-return/',
);
const lateDay = document(
  'General Circular 01/2026 of 24 February 2026, paragraph 1',
  'lssm.in (copy of the circular)',
  'https://lssm.in/detail/58035.aspx',
);
const deposits = document(
  'Companies (Acceptance of Deposits) Rules, 2014, rule 16',
  'carohitgupta.com (copy of the rules)',
  'https://carohitgupta.com/detail/18787.aspx',
);
const lateSuppliers = document(
  'S.O. 368(E) of 22 January 2019',
  'TaxGuru (copy of the order)',
  'https://taxguru.in/company-law/companies-furnishing-information-payment-micro-small-enterprise-suppliers-order-2019.html',
);
const directorCheck = document(
  'G.S.R. 943(E) of 31 December 2025, rule 12A',
  'CorpSection',
  'https://www.corpsection.com/2025/12/major-shift-in-director-kyc-mca.html',
);
const directorFee = document(
  'G.S.R. 527(E) of 25 July 2019, item VII',
  'TaxGuru (copy of the notification)',
  'https://taxguru.in/company-law/companies-registration-offices-fees-fourth-amendment-rules-2019.html',
);
const smallCompany = document(
  'G.S.R. 880(E) of 1 December 2025, rule 2(1)(t)',
  'nscas.in (copy of the notification)',
  'https://www.nscas.in/blogs/post/mca-raises-small-company-thresholds-amendment-to-definition-under-companies-act-2013',
);
const bill = document(
  'Corporate Laws (Amendment) Bill, 2026, Bill No. 85 of 2026',
  'Gazette of India, copy of gazettetracker.com',
  'https://gazettetracker.com/g/CG-DL-E-23032026-271201',
);
const billLimits = document(
  'Corporate Laws (Amendment) Bill, 2026, change of section 2(85)',
  'Lexemer',
  'https://www.lexemer.com/articles/wp-json/wp/v2/posts/23',
);
const scheme = document(
  'Companies Compliance Facilitation Scheme, 2026, General Circular 01/2026',
  'Fox Mandal',
  'https://foxmandal.in/News/corporate-filings-mcas-one-time-late-fee-relief',
);
const startup = document(
  'G.S.R. 108(E) of 4 February 2026, paragraph 1',
  'Gazette of India, copy of gazettetracker.com',
  'https://www.gazettetracker.com/g/CG-DL-E-05022026-269843',
);

const fee = <Id extends string>(id: Id, amount: number, source: Source) =>
  figure(`company.${id}`, rupees(amount), { source, reviewBy: fees });
const rule = <Id extends string>(id: Id, value: FactValue, source: Source) =>
  figure(`company.${id}`, value, { source });
const limit = <Id extends string>(
  id: Id,
  value: FactValue,
  source: Source,
  from: '2025-12-01' | '2026-02-04',
) => figure(`company.${id}`, value, { source, from, reviewBy: fees });

/** Every figure of the company guide. */
export const companyFacts = [
  rule('private.members', count('members', 2, 200), law(members)),
  rule('private.directors-min', count('directors', 2), law(directors)),
  rule('director.resident', days(182), law(directors)),
  changed(
    'company.capital-min',
    [
      { value: rupees(100_000) },
      { value: { unit: 'words', key: 'no-minimum' }, from: '2015-05-29' },
    ],
    { source: reported(capital2015) },
  ),
  rule('llp.partners-min', count('partners', 2), law(designatedPartners)),
  rule('llp.resident', days(120), law(designatedPartners)),
  rule('llp.capital-min', { unit: 'words', key: 'no-minimum' }, later.reported(noMinimum)),
  rule('opc.members', count('members', 1), reported(soleMember)),
  rule('opc.no-forced-conversion', date('2021-04-01'), law(opcRules2021)),
  ourEstimate('company.private.time', days(15, 20)),
  ourEstimate('company.llp.time', days(10, 15)),
  ourEstimate('company.opc.time', days(10, 15)),

  figure(
    'company.fee',
    { unit: 'words', key: 'nothing' },
    { source: reported(feeRules), reviewBy: fees },
  ),
  fee('fee.free-capital', 1_500_000, reported(feeRules)),
  fee('fee.name', 1000, reported(feeRules)),
  fee('fee.pan-tan', 143, later.reported(panAndTan)),
  fee('stamp.example-capital', 100_000, reported(stampDuty)),
  fee('stamp.telangana', 1520, reported(stampDuty)),
  fee('stamp.andhra', 1520, reported(stampDuty)),
  fee('stamp.delhi', 360, reported(stampDuty)),
  fee('stamp.maharashtra', 1300, reported(stampDuty)),
  // Two firms publish different sums for these two states.
  fee('stamp.tamil-nadu', 720, unconfirmed(stampDuty)),
  fee('stamp.karnataka', 10_020, unconfirmed(stampDuty)),
  fee('llp.fee.name', 200, reported(llpName)),
  fee('llp.band.first', 100_000, law(llpFees)),
  fee('llp.band.second', 500_000, law(llpFees)),
  fee('llp.band.third', 1_000_000, law(llpFees)),
  fee('llp.band.fourth', 2_500_000, law(llpFees)),
  fee('llp.fee.first', 500, law(llpFees)),
  fee('llp.fee.second', 2000, law(llpFees)),
  fee('llp.fee.third', 4000, law(llpFees)),
  fee('llp.fee.fourth', 5000, law(llpFees)),

  rule('after.board-meeting', days(30), law(boardMeetings)),
  rule('after.auditor', days(30), reported(firstAuditor)),
  rule('after.office', days(30), reported(office)),
  rule('after.share-certificates', months(2), law(shareCertificates)),
  rule('after.commencement', days(180), law(commencement)),
  fee('commencement.penalty', 50_000, law(commencement)),
  fee('commencement.officer-day', 1000, law(commencement)),
  fee('commencement.officer-max', 100_000, law(commencement)),
  rule('llp.agreement', days(30), reported(llpForms)),

  rule('agm', everyYear(30, 9), law(yearlyMeeting)),
  rule('agm.first', months(9), law(yearlyMeeting)),
  rule('accounts', days(30), law(accounts)),
  rule('opc.accounts', days(180), law(accounts)),
  rule('return', days(60), reported(annualReturn)),
  fee('late-day', 100, official(lateDay)),
  rule('board-meetings', count('meetings', 4), law(boardMeetings)),
  rule('board-meetings.small', count('meetings', 1), law(fewMeetings)),
  // One meeting in each half of the calendar year: its last day.
  rule('board-meetings.spring', everyYear(30, 6), law(fewMeetings)),
  rule('board-meetings.autumn', everyYear(31, 12), law(fewMeetings)),
  fee('board-meetings.penalty', 25_000, reported(meetingNotice)),
  fee('agm.penalty', 100_000, law(noMeeting)),
  fee('agm.penalty-day', 5000, law(noMeeting)),
  rule('deposits', everyYear(30, 6), law(deposits)),
  rule('suppliers.after', days(45), law(lateSuppliers)),
  changed(
    'company.director-check',
    [
      { value: { unit: 'words', key: 'every-year' } },
      { value: { unit: 'words', key: 'every-third-year' }, from: '2026-03-31' },
    ],
    { source: reported(directorCheck) },
  ),
  rule('director-check.due', everyYear(30, 6), reported(directorCheck)),
  rule('director-check.change', days(30), reported(directorCheck)),
  fee('director-check.fee', 5000, reported(directorFee)),
  rule('llp.return', everyYear(30, 5), reported(lateLlp)),
  rule('llp.accounts', everyYear(30, 10), reported(lateLlp)),
  changed(
    'company.llp.fee-normal',
    [
      { value: rupees(50, 200), source: reported(oldLlpFees) },
      { value: rupees(50, 600), from: '2022-04-01' },
    ],
    { source: reported(llpForms), reviewBy: fees },
  ),
  figure('company.llp.late-small', count('normal-fees', 1, 15), {
    source: reported(lateLlp),
    reviewBy: fees,
  }),
  figure('company.llp.late-other', count('normal-fees', 1, 30), {
    source: reported(lateLlp),
    reviewBy: fees,
  }),
  fee('llp.audit-turnover', 4_000_000, reported(llpAudit)),
  fee('llp.audit-contribution', 2_500_000, reported(llpAudit)),

  limit('small.capital', rupees(100_000_000), law(smallCompany), '2025-12-01'),
  limit('small.turnover', rupees(1_000_000_000), law(smallCompany), '2025-12-01'),
  rule('bill.sent', date('2026-03-23'), law(bill)),
  rule('bill.capital', rupees(200_000_000), reported(billLimits)),
  rule('bill.turnover', rupees(2_000_000_000), reported(billLimits)),
  rule('amnesty.opened', date('2026-04-15'), reported(scheme)),
  rule('amnesty.closed', date('2026-07-15'), reported(scheme)),
  limit('startup.turnover', rupees(2_000_000_000), law(startup), '2026-02-04'),
  limit('startup.age', years(10), law(startup), '2026-02-04'),
] as const satisfies readonly Fact[];
