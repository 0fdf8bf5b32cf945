import {
  count,
  date,
  days,
  everyYear,
  months,
  ourEstimate,
  reviewedBefore,
  rupees,
  years,
  readOn,
  unconfirmed,
} from './make.ts';
import type { Fact, Document, Source } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const fees = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(rules);

/** Companies and LLPs. Source of every row: the fact file, A.7, 1.6, 1.7 and 4.13. */
const url = 'https://www.mca.gov.in';
const mca = 'Ministry of Corporate Affairs';
const source = (title: string): Document => ({ title, publisher: mca, url });

const act = (where: string): Document => source(`Companies Act, 2013, ${where}`);
const llpAct = (where: string): Document =>
  source(`Limited Liability Partnership Act, 2008, ${where}`);
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
const startup: Document = {
  title: 'Startup notification of 4 February 2026',
  publisher: 'DPIIT',
  url: 'https://www.startupindia.gov.in',
};

const fee = <Id extends string>(id: Id, amount: number, source: Source) =>
  figure(`company.${id}`, rupees(amount), { source, reviewBy: fees });
const rule = <Id extends string>(
  id: Id,
  value: Fact['versions'][number]['value'],
  from: Document,
) => figure(`company.${id}`, value, { source: unconfirmed(from) });

/** Every figure of the company guide. */
export const companyFacts = [
  rule('private.members', count('members', 2, 200), act('sections 2(68) and 3')),
  rule('private.directors-min', count('directors', 2), act('section 149')),
  rule('director.resident', days(182), act('section 149')),
  changed(
    'company.capital-min',
    [
      { value: rupees(100_000) },
      { value: { unit: 'words', key: 'no-minimum' }, from: '2015-05-29' },
    ],
    { source: unconfirmed(capital2015) },
  ),
  rule('llp.partners-min', count('partners', 2), llpAct('sections 6 and 7')),
  rule('llp.resident', days(120), llpAct('section 7')),
  rule('llp.capital-min', { unit: 'words', key: 'no-minimum' }, llpAct('no minimum named')),
  rule('opc.members', count('members', 1), opcRule),
  rule('opc.no-forced-conversion', date('2021-04-01'), opcRule),
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
  fee('fee.pan-tan', 143, reported(feeRules)),
  fee('stamp.example-capital', 100_000, reported(stampDuty)),
  fee('stamp.delhi', 360, reported(stampDuty)),
  fee('stamp.tamil-nadu', 720, reported(stampDuty)),
  fee('stamp.maharashtra', 1300, reported(stampDuty)),
  fee('stamp.karnataka', 10_020, reported(stampDuty)),
  fee('llp.fee.name', 200, unconfirmed(llpFees)),
  fee('llp.band.first', 100_000, unconfirmed(llpFees)),
  fee('llp.band.second', 500_000, unconfirmed(llpFees)),
  fee('llp.band.third', 1_000_000, unconfirmed(llpFees)),
  fee('llp.band.fourth', 2_500_000, unconfirmed(llpFees)),
  fee('llp.fee.first', 500, unconfirmed(llpFees)),
  fee('llp.fee.second', 2000, unconfirmed(llpFees)),
  fee('llp.fee.third', 4000, unconfirmed(llpFees)),
  fee('llp.fee.fourth', 5000, unconfirmed(llpFees)),

  rule('after.board-meeting', days(30), act('section 173')),
  rule('after.auditor', days(30), act('section 139(6)')),
  rule('after.office', days(30), act('section 12')),
  rule('after.share-certificates', days(60), act('section 56(4)')),
  rule('after.commencement', days(180), commencement),
  fee('commencement.penalty', 50_000, unconfirmed(commencement)),
  fee('commencement.officer-day', 1000, unconfirmed(commencement)),
  fee('commencement.officer-max', 100_000, unconfirmed(commencement)),
  rule('llp.agreement', days(30), llpAct('section 23')),

  rule('agm', everyYear(30, 9), act('section 96')),
  rule('agm.first', months(9), act('section 96')),
  figure('company.accounts', days(30), {
    source: reported(annual),
  }),
  figure('company.opc.accounts', days(180), {
    source: reported(annual),
  }),
  figure('company.return', days(60), {
    source: reported(annual),
  }),
  fee('late-day', 100, reported(annual)),
  rule('board-meetings', count('meetings', 4), act('section 173')),
  rule('board-meetings.small', count('meetings', 1), act('section 173')),
  fee('board-meetings.penalty', 25_000, unconfirmed(act('section 173'))),
  fee('agm.penalty', 100_000, unconfirmed(act('section 99'))),
  fee('agm.penalty-day', 5000, unconfirmed(act('section 99'))),
  figure('company.deposits', everyYear(30, 6), {
    source: reported(source('Companies (Acceptance of Deposits) Rules, 2014, rules 16 and 16A')),
  }),
  figure('company.suppliers.after', days(45), {
    source: reported(supplierReport),
  }),
  figure('company.suppliers.spring', everyYear(30, 4), {
    source: reported(supplierReport),
  }),
  figure('company.suppliers.autumn', everyYear(31, 10), {
    source: reported(supplierReport),
  }),
  changed(
    'company.director-check',
    [
      { value: { unit: 'words', key: 'every-year' } },
      { value: { unit: 'words', key: 'every-third-year' }, from: '2026-03-31' },
    ],
    { source: reported(directorCheck) },
  ),
  figure('company.director-check.due', everyYear(30, 6), {
    source: reported(directorCheck),
  }),
  figure('company.director-check.change', days(30), {
    source: reported(directorCheck),
  }),
  fee('director-check.fee', 5000, reported(directorCheck)),
  figure('company.llp.return', everyYear(30, 5), {
    source: reported(lateLlp),
  }),
  figure('company.llp.accounts', everyYear(30, 10), {
    source: reported(lateLlp),
  }),
  figure('company.llp.fee-normal', rupees(50, 200), {
    source: reported(lateLlp),
    reviewBy: fees,
  }),
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

  figure('company.small.capital', rupees(100_000_000), {
    source: reported(smallCompany),
    from: '2025-12-01',
    reviewBy: fees,
  }),
  figure('company.small.turnover', rupees(1_000_000_000), {
    source: reported(smallCompany),
    from: '2025-12-01',
    reviewBy: fees,
  }),
  figure('company.bill.sent', date('2026-03-23'), {
    source: reported(bill),
  }),
  figure('company.bill.capital', rupees(200_000_000), {
    source: reported(bill),
  }),
  figure('company.bill.turnover', rupees(2_000_000_000), { source: reported(bill) }),
  figure('company.amnesty.opened', date('2026-04-15'), {
    source: reported(scheme),
  }),
  figure('company.amnesty.closed', date('2026-07-15'), {
    source: reported(scheme),
  }),
  figure('company.startup.turnover', rupees(2_000_000_000), {
    source: reported(startup),
    from: '2026-02-04',
    reviewBy: fees,
  }),
  figure('company.startup.age', years(10), {
    source: reported(startup),
    from: '2026-02-04',
  }),
] as const satisfies readonly Fact[];
