import { percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, FactValue, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Micro, small and medium enterprises. Source of every row: the fact file, A.1, A.4, 3.1, 3.2, 3.6 and 4.15. */
const ministry = 'Ministry of Micro, Small and Medium Enterprises';

const classes: Document = {
  title: 'Notification S.O. 1364(E) of 21 March 2025, under section 7 of the MSMED Act, 2006',
  publisher: ministry,
  url: 'https://udyamregistration.gov.in',
};
const oldClasses: Document = {
  title: 'Notification S.O. 2119(E) of 26 June 2020, under section 7 of the MSMED Act, 2006',
  publisher: ministry,
  url: 'https://udyamregistration.gov.in',
};
const lateAct = (where: string): Document => ({
  title: `MSMED Act, 2006, ${where}`,
  publisher: ministry,
  url: 'https://samadhaan.msme.gov.in',
});
const mudra: Document = {
  title: 'Pradhan Mantri Mudra Yojana; notice on Tarun Plus of October 2024',
  publisher: 'Department of Financial Services',
  url: 'https://www.mudra.org.in',
};
const guarantee: Document = {
  title: 'Credit guarantee scheme for micro and small enterprises: circulars',
  publisher: 'Credit Guarantee Fund Trust for Micro and Small Enterprises',
  url: 'https://www.cgtmse.in',
};
const reserveBank: Document = {
  title: 'RBI directions on lending to micro and small enterprises, from 1 April 2026',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};
const procurement: Document = {
  title: 'Public Procurement Policy for Micro and Small Enterprises Order, 2012, amended 2018',
  publisher: ministry,
  url: 'https://msme.gov.in',
};
const aspire: Document = {
  title: 'ASPIRE guidelines: livelihood business incubators',
  publisher: ministry,
  url: 'https://aspire.msme.gov.in',
};
const svanidhi: Document = {
  title: 'PM SVANidhi, as extended in August 2025',
  publisher: 'Ministry of Housing and Urban Affairs',
  url: 'https://pmsvanidhi.mohua.gov.in',
};
const vishwakarma: Document = {
  title: 'PM Vishwakarma guidelines',
  publisher: ministry,
  url: 'https://pmvishwakarma.gov.in',
};
const telanganaPolicy: Document = {
  title: 'Telangana MSME Policy, 2024',
  publisher: 'Government of Telangana',
  url: 'https://ipass.telangana.gov.in',
};
const companiesAct: Document = {
  title: 'Order under section 405 of the Companies Act, 2013',
  publisher: 'Ministry of Corporate Affairs',
  url: 'https://www.mca.gov.in',
};

/** Limits, fees and schemes move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(limits);
const crore = (amount: number): FactValue => rupees(amount * 10_000_000);
const lakh = (amount: number): FactValue => rupees(amount * 100_000);

/** A limit of a class: what it was from July 2020, and what it is since April 2025. */
const classLimit = <Id extends string>(id: Id, before: FactValue, now: FactValue) =>
  changed(
    id,
    [
      { value: before, from: '2020-07-01', source: reported(oldClasses) },
      { value: now, from: '2025-04-01', source: reported(classes) },
    ],
    { source: reported(classes) },
  );

const loan = <Id extends string>(id: Id, value: FactValue) =>
  figure(id, value, { source: reported(mudra) });

/** Every figure of the MSME guide. */
export const msmeFacts = [
  classLimit('msme.micro.investment-max', crore(1), crore(2.5)),
  classLimit('msme.micro.turnover-max', crore(5), crore(10)),
  classLimit('msme.small.investment-max', crore(10), crore(25)),
  classLimit('msme.small.turnover-max', crore(50), crore(100)),
  classLimit('msme.medium.investment-max', crore(50), crore(125)),
  classLimit('msme.medium.turnover-max', crore(250), crore(500)),
  figure(
    'msme.registration.fee',
    { unit: 'words', key: 'nothing' },
    { source: unconfirmed(oldClasses), from: '2020-07-01' },
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
    source: reported(mudra),
  }),
  changed(
    'msme.cgtmse.max',
    [
      { value: crore(2), from: '2017-01-01' },
      { value: crore(5), from: '2023-04-01' },
      { value: crore(10), from: '2025-04-01' },
    ],
    { source: reported(guarantee) },
  ),
  changed(
    'msme.cgtmse.cover',
    [
      {
        value: percent(85),
        source: unconfirmed({
          title: 'Credit guarantee scheme before April 2025: small loans to micro enterprises',
          publisher: guarantee.publisher,
          url: guarantee.url,
        }),
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
    source: reported(reserveBank),
    from: '2026-04-01',
  }),
  figure('msme.no-collateral-good-record', lakh(25), {
    source: reported(reserveBank),
    from: '2026-04-01',
  }),
  figure('msme.aspire.government', crore(1), { source: unconfirmed(aspire) }),
  figure('msme.aspire.private', lakh(75), { source: unconfirmed(aspire) }),
  figure('msme.procurement.share', percent(25), {
    source: reported(procurement),
    reviewBy: rules,
  }),
  figure('msme.procurement.scst', percent(4), {
    source: unconfirmed(procurement),
    reviewBy: rules,
  }),
  figure('msme.procurement.women', percent(3), {
    source: unconfirmed(procurement),
    reviewBy: rules,
  }),
  figure('msme.procurement.band', percent(15), {
    source: reported(procurement),
    reviewBy: rules,
  }),
  figure(
    'msme.late.days',
    {
      unit: 'days',
      amount: 45,
    },
    { source: unconfirmed(lateAct('section 15')), reviewBy: rules },
  ),
  figure(
    'msme.late.days-no-date',
    {
      unit: 'days',
      amount: 15,
    },
    { source: unconfirmed(lateAct('sections 2(b) and 15')), reviewBy: rules },
  ),
  figure(
    'msme.late.multiple',
    { unit: 'count', amount: 3, of: 'bank-rates-of-the-reserve-bank' },
    { source: unconfirmed(lateAct('section 16')), reviewBy: rules },
  ),
  figure(
    'msme.buyer-return.first',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: reported(companiesAct), reviewBy: rules },
  ),
  figure(
    'msme.buyer-return.second',
    { unit: 'day-of-year', month: 10, day: 31 },
    { source: reported(companiesAct), reviewBy: rules },
  ),
  figure('msme.svanidhi.first', rupees(15_000), {
    source: reported(svanidhi),
  }),
  figure('msme.svanidhi.second', rupees(25_000), {
    source: reported(svanidhi),
  }),
  figure('msme.svanidhi.third', rupees(50_000), {
    source: reported(svanidhi),
  }),
  figure('msme.svanidhi.subsidy', percent(7), {
    source: reported(svanidhi),
  }),
  figure(
    'msme.svanidhi.ends',
    { unit: 'date', date: '2030-03-31' },
    { source: reported(svanidhi) },
  ),
  figure('msme.vishwakarma.first', lakh(1), {
    source: reported(vishwakarma),
  }),
  figure('msme.vishwakarma.second', lakh(2), {
    source: reported(vishwakarma),
  }),
  figure('msme.vishwakarma.interest', percent(5), {
    source: reported(vishwakarma),
  }),
  figure(
    'msme.vishwakarma.trades',
    { unit: 'count', amount: 18, of: 'trades' },
    { source: reported(vishwakarma), reviewBy: rules },
  ),
  figure('msme.telangana.subsidy', percent(25), { source: reported(telanganaPolicy) }),
  figure('msme.telangana.subsidy-max', lakh(30), {
    source: reported(telanganaPolicy),
  }),
  figure('msme.telangana.women', percent(20), {
    source: reported(telanganaPolicy),
  }),
  figure('msme.telangana.women-max', lakh(20), {
    source: reported(telanganaPolicy),
  }),
  figure('msme.telangana.scst', percent(50), { source: reported(telanganaPolicy) }),
  figure('msme.telangana.scst-max', crore(1), {
    source: reported(telanganaPolicy),
  }),
] as const satisfies readonly Fact[];
