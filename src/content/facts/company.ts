import {
  count,
  date,
  days,
  everyYear,
  months,
  ourEstimate,
  reviewedOn,
  rupees,
  years,
} from './make.ts';
import type { Fact, Source } from './types.ts';

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure, changed } = reviewedOn(rules);

/** Companies and LLPs. Source of every row: the fact file, A.7, 1.6, 1.7 and 4.13. */
const url = 'https://www.mca.gov.in';
const mca = 'Ministry of Corporate Affairs';
const source = (title: string): Source => ({ title, publisher: mca, url });

const act = (where: string) => source(`Companies Act, 2013, ${where}`);
const llpAct = (where: string) => source(`Limited Liability Partnership Act, 2008, ${where}`);
const opcRule = source(
  'Companies Act, 2013, section 2(62); Companies (Incorporation) Rules, 2014, rule 3',
);
const capital2015 = source('Companies (Amendment) Act, 2015; Companies Act, 2013, section 2(68)');
const feeRules = source(
  'Companies (Registration Offices and Fees) Rules, 2014; Companies (Incorporation) Rules, 2014',
);
const stampDuty = source(
  'Stamp duty of the state, as one filing firm published it; the calculator of the ministry shows today’s sum',
);
const llpFees = source('LLP Rules, 2009: fees of the ministry by contribution');
const llpAudit = source('LLP Rules, 2009, rule 24');
const lateLlp = source('LLP (Amendment) Rules, 2022');
const commencement = act('section 10A');
const annual = act('sections 92, 137 and 403');
const smallCompany = source('G.S.R. 880(E), definition of small company');
const directorCheck = source('Rule 12A of the director rules, G.S.R. 943(E)');
const supplierReport = act('section 405 and the order on dues to small suppliers');
const bill = source('Corporate Laws (Amendment) Bill, 2026');
const scheme = source('Companies Compliance Facilitation Scheme, 2026 (CCFS-2026)');
const startup: Source = {
  title: 'Startup notification of 4 February 2026',
  publisher: 'DPIIT',
  url: 'https://www.startupindia.gov.in',
};

const sure = 'S';
const fee = (id: string, label: string, amount: number, from: Source, confidence: 'V' | 'S') =>
  figure(`company.${id}`, label, rupees(amount), { source: from, confidence, review: fees });
const rule = (id: string, label: string, value: Fact['versions'][number]['value'], from: Source) =>
  figure(`company.${id}`, label, value, { source: from, confidence: sure });

/** Every figure of the company guide. */
export const companyFacts = [
  rule(
    'private.members',
    'Members of a private limited company',
    count('members', 2, 200),
    act('sections 2(68) and 3'),
  ),
  rule(
    'private.directors-min',
    'Directors of a private limited company, at least',
    count('directors', 2),
    act('section 149'),
  ),
  rule(
    'director.resident',
    'One director has spent at least this long in India in the year',
    days(182),
    act('section 149'),
  ),
  changed(
    'company.capital-min',
    'Least paid-up capital of a private limited company',
    [
      { value: rupees(100_000) },
      { value: { unit: 'words', key: 'no-minimum' }, from: '2015-05-29' },
    ],
    { source: capital2015, confidence: sure },
  ),
  rule(
    'llp.partners-min',
    'Partners of an LLP, at least',
    count('partners', 2),
    llpAct('sections 6 and 7'),
  ),
  rule(
    'llp.resident',
    'One designated partner of an LLP has spent at least this long in India in the year',
    days(120),
    llpAct('section 7'),
  ),
  rule(
    'llp.capital-min',
    'Least contribution to an LLP',
    { unit: 'words', key: 'no-minimum' },
    llpAct('no minimum named'),
  ),
  rule('opc.members', 'Members of a One Person Company', count('members', 1), opcRule),
  rule(
    'opc.no-forced-conversion',
    'Since this day a One Person Company need not change its form when it grows',
    date('2021-04-01'),
    opcRule,
  ),
  ourEstimate('company.private.time', 'Forming a private limited company', days(15, 20)),
  ourEstimate('company.llp.time', 'Forming an LLP', days(10, 15)),
  ourEstimate('company.opc.time', 'Forming a One Person Company', days(10, 15)),

  figure(
    'company.fee',
    'Fee of the ministry for a company with little capital',
    { unit: 'words', key: 'nothing' },
    { source: feeRules, confidence: 'V', review: fees },
  ),
  fee(
    'fee.free-capital',
    'The ministry takes no fee up to this authorised capital',
    1_500_000,
    feeRules,
    'V',
  ),
  fee('fee.name', 'Reserving the name before the rest of the form', 1000, feeRules, 'V'),
  fee('fee.pan-tan', 'PAN and TAN of the new company, about', 143, feeRules, 'V'),
  fee('stamp.example-capital', 'Capital in the stamp duty examples', 100_000, stampDuty, 'V'),
  fee('stamp.delhi', 'Stamp duty in Delhi', 360, stampDuty, 'V'),
  fee('stamp.tamil-nadu', 'Stamp duty in Tamil Nadu', 720, stampDuty, 'V'),
  fee('stamp.maharashtra', 'Stamp duty in Maharashtra', 1300, stampDuty, 'V'),
  fee('stamp.karnataka', 'Stamp duty in Karnataka', 10_020, stampDuty, 'V'),
  fee('llp.fee.name', 'Reserving the name of an LLP', 200, llpFees, sure),
  fee('llp.band.first', 'First step of contribution', 100_000, llpFees, sure),
  fee('llp.band.second', 'Second step of contribution', 500_000, llpFees, sure),
  fee('llp.band.third', 'Third step of contribution', 1_000_000, llpFees, sure),
  fee('llp.band.fourth', 'Fourth step of contribution', 2_500_000, llpFees, sure),
  fee('llp.fee.first', 'Fee for an LLP up to the first step', 500, llpFees, sure),
  fee('llp.fee.second', 'Fee for an LLP up to the second step', 2000, llpFees, sure),
  fee('llp.fee.third', 'Fee for an LLP up to the third step', 4000, llpFees, sure),
  fee('llp.fee.fourth', 'Fee for an LLP up to the fourth step', 5000, llpFees, sure),

  rule(
    'after.board-meeting',
    'First board meeting after registration',
    days(30),
    act('section 173'),
  ),
  rule('after.auditor', 'First auditor named after registration', days(30), act('section 139(6)')),
  rule(
    'after.office',
    'Proof of the registered office, if not given before',
    days(30),
    act('section 12'),
  ),
  rule(
    'after.share-certificates',
    'Share certificates given to the members',
    days(60),
    act('section 56(4)'),
  ),
  rule('after.commencement', 'Declaration INC-20A after registration', days(180), commencement),
  fee('commencement.penalty', 'Penalty on the company without INC-20A', 50_000, commencement, sure),
  fee('commencement.officer-day', 'Penalty on each officer, a day', 1000, commencement, sure),
  fee('commencement.officer-max', 'Penalty on each officer, at most', 100_000, commencement, sure),
  rule('llp.agreement', 'LLP agreement filed after registration', days(30), llpAct('section 23')),

  rule('agm', 'Yearly meeting of members, at the latest', everyYear(30, 9), act('section 96')),
  rule(
    'agm.first',
    'First yearly meeting, after the end of the first year',
    months(9),
    act('section 96'),
  ),
  figure('company.accounts', 'Accounts (AOC-4) filed after the yearly meeting', days(30), {
    source: annual,
    confidence: 'V',
  }),
  figure('company.opc.accounts', 'Accounts of a One Person Company, after the year', days(180), {
    source: annual,
    confidence: 'V',
  }),
  figure('company.return', 'Annual return filed after the yearly meeting', days(60), {
    source: annual,
    confidence: 'V',
  }),
  fee('late-day', 'Late fee a day for each form, without a ceiling', 100, annual, 'V'),
  rule('board-meetings', 'Board meetings in a year', count('meetings', 4), act('section 173')),
  rule(
    'board-meetings.small',
    'Board meetings in each half-year for a small or One Person Company',
    count('meetings', 1),
    act('section 173'),
  ),
  fee(
    'board-meetings.penalty',
    'Penalty for missed board meetings',
    25_000,
    act('section 173'),
    sure,
  ),
  fee('agm.penalty', 'No yearly meeting: at most', 100_000, act('section 99'), sure),
  fee('agm.penalty-day', 'No yearly meeting: for each further day', 5000, act('section 99'), sure),
  figure('company.deposits', 'Return of loans and deposits (DPT-3)', everyYear(30, 6), {
    source: source('Companies (Acceptance of Deposits) Rules, 2014, rules 16 and 16A'),
    confidence: 'V',
  }),
  figure('company.suppliers.after', 'Dues to small suppliers older than this', days(45), {
    source: supplierReport,
    confidence: 'V',
  }),
  figure('company.suppliers.spring', 'First report of the year on such dues', everyYear(30, 4), {
    source: supplierReport,
    confidence: 'V',
  }),
  figure('company.suppliers.autumn', 'Second report of the year on such dues', everyYear(31, 10), {
    source: supplierReport,
    confidence: 'V',
  }),
  changed(
    'company.director-check',
    'How often a director confirms the details behind the DIN',
    [
      { value: { unit: 'words', key: 'every-year' } },
      { value: { unit: 'words', key: 'every-third-year' }, from: '2026-03-31' },
    ],
    { source: directorCheck, confidence: 'V' },
  ),
  figure('company.director-check.due', 'Director’s details confirmed by', everyYear(30, 6), {
    source: directorCheck,
    confidence: 'V',
  }),
  figure('company.director-check.change', 'A change of the director’s details told in', days(30), {
    source: directorCheck,
    confidence: 'V',
  }),
  fee('director-check.fee', 'To wake a DIN that was put to sleep', 5000, directorCheck, 'V'),
  figure('company.llp.return', 'Annual return of an LLP (Form 11)', everyYear(30, 5), {
    source: lateLlp,
    confidence: 'V',
  }),
  figure('company.llp.accounts', 'Accounts of an LLP (Form 8)', everyYear(30, 10), {
    source: lateLlp,
    confidence: 'V',
  }),
  figure('company.llp.fee-normal', 'Normal fee of an LLP’s yearly form', rupees(50, 200), {
    source: lateLlp,
    confidence: 'V',
    review: fees,
  }),
  figure(
    'company.llp.late-small',
    'Late fee of a small LLP, in normal fees',
    count('normal fees', 1, 15),
    { source: lateLlp, confidence: 'V', review: fees },
  ),
  figure(
    'company.llp.late-other',
    'Late fee of other LLPs, in normal fees',
    count('normal fees', 1, 30),
    { source: lateLlp, confidence: 'V', review: fees },
  ),
  fee('llp.audit-turnover', 'Audit of an LLP above this turnover', 4_000_000, llpAudit, 'V'),
  fee(
    'llp.audit-contribution',
    'Audit of an LLP above this contribution',
    2_500_000,
    llpAudit,
    'V',
  ),

  figure('company.small.capital', 'Small company: paid-up capital up to', rupees(100_000_000), {
    source: smallCompany,
    confidence: 'V',
    from: '2025-12-01',
    review: fees,
  }),
  figure('company.small.turnover', 'Small company: turnover up to', rupees(1_000_000_000), {
    source: smallCompany,
    confidence: 'V',
    from: '2025-12-01',
    review: fees,
  }),
  figure('company.bill.sent', 'The Bill was sent to a Joint Committee', date('2026-03-23'), {
    source: bill,
    confidence: 'V',
  }),
  figure('company.bill.capital', 'The Bill would raise the capital line to', rupees(200_000_000), {
    source: bill,
    confidence: 'V',
  }),
  figure(
    'company.bill.turnover',
    'The Bill would raise the turnover line to',
    rupees(2_000_000_000),
    { source: bill, confidence: 'V' },
  ),
  figure('company.amnesty.opened', 'CCFS-2026 opened', date('2026-04-15'), {
    source: scheme,
    confidence: 'V',
  }),
  figure('company.amnesty.closed', 'CCFS-2026 closed', date('2026-07-15'), {
    source: scheme,
    confidence: 'V',
  }),
  figure('company.startup.turnover', 'Startup: turnover up to', rupees(2_000_000_000), {
    source: startup,
    confidence: 'V',
    from: '2026-02-04',
    review: fees,
  }),
  figure('company.startup.age', 'Startup: age up to', years(10), {
    source: startup,
    confidence: 'V',
    from: '2026-02-04',
  }),
] as const satisfies readonly Fact[];
