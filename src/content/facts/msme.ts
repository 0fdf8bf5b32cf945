import { percent, reviewedOn, rupees } from './make.ts';
import type { Fact, FactValue, Source } from './types.ts';

/** Micro, small and medium enterprises. Source of every row: the fact file, A.1, A.4, 3.1, 3.2, 3.6 and 4.15. */
const ministry = 'Ministry of Micro, Small and Medium Enterprises';

const classes: Source = {
  title: 'Notification S.O. 1364(E) of 21 March 2025, under section 7 of the MSMED Act, 2006',
  publisher: ministry,
  url: 'https://udyamregistration.gov.in',
};
const oldClasses: Source = {
  title: 'Notification S.O. 2119(E) of 26 June 2020, under section 7 of the MSMED Act, 2006',
  publisher: ministry,
  url: 'https://udyamregistration.gov.in',
};
const lateAct = (where: string): Source => ({
  title: `MSMED Act, 2006, ${where}`,
  publisher: ministry,
  url: 'https://samadhaan.msme.gov.in',
});
const mudra: Source = {
  title: 'Pradhan Mantri Mudra Yojana; notice on Tarun Plus of October 2024',
  publisher: 'Department of Financial Services',
  url: 'https://www.mudra.org.in',
};
const guarantee: Source = {
  title: 'Credit guarantee scheme for micro and small enterprises: circulars',
  publisher: 'Credit Guarantee Fund Trust for Micro and Small Enterprises',
  url: 'https://www.cgtmse.in',
};
const reserveBank: Source = {
  title: 'RBI directions on lending to micro and small enterprises, from 1 April 2026',
  publisher: 'Reserve Bank of India',
  url: 'https://www.rbi.org.in',
};
const procurement: Source = {
  title: 'Public Procurement Policy for Micro and Small Enterprises Order, 2012, amended 2018',
  publisher: ministry,
  url: 'https://msme.gov.in',
};
const aspire: Source = {
  title: 'ASPIRE guidelines: livelihood business incubators',
  publisher: ministry,
  url: 'https://aspire.msme.gov.in',
};
const svanidhi: Source = {
  title: 'PM SVANidhi, as extended in August 2025',
  publisher: 'Ministry of Housing and Urban Affairs',
  url: 'https://pmsvanidhi.mohua.gov.in',
};
const vishwakarma: Source = {
  title: 'PM Vishwakarma guidelines',
  publisher: ministry,
  url: 'https://pmvishwakarma.gov.in',
};
const telanganaPolicy: Source = {
  title: 'Telangana MSME Policy, 2024',
  publisher: 'Government of Telangana',
  url: 'https://ipass.telangana.gov.in',
};
const companiesAct: Source = {
  title: 'Order under section 405 of the Companies Act, 2013',
  publisher: 'Ministry of Corporate Affairs',
  url: 'https://www.mca.gov.in',
};

/** Limits, fees and schemes move more often than the rest, so they are looked at again sooner. */
const limits = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure, changed } = reviewedOn(limits);
const crore = (amount: number): FactValue => rupees(amount * 10_000_000);
const lakh = (amount: number): FactValue => rupees(amount * 100_000);

/** A limit of a class: what it was from July 2020, and what it is since April 2025. */
const classLimit = (id: string, label: string, before: FactValue, now: FactValue): Fact =>
  changed(
    id,
    label,
    [
      { value: before, from: '2020-07-01', source: oldClasses },
      { value: now, from: '2025-04-01', source: classes },
    ],
    { source: classes, confidence: 'V' },
  );

const loan = (id: string, label: string, value: FactValue): Fact =>
  figure(id, label, value, { source: mudra, confidence: 'V' });

/** Every figure of the MSME guide. */
export const msmeFacts = [
  classLimit('msme.micro.investment-max', 'Micro: investment at most', crore(1), crore(2.5)),
  classLimit('msme.micro.turnover-max', 'Micro: turnover in a year at most', crore(5), crore(10)),
  classLimit('msme.small.investment-max', 'Small: investment at most', crore(10), crore(25)),
  classLimit('msme.small.turnover-max', 'Small: turnover in a year at most', crore(50), crore(100)),
  classLimit('msme.medium.investment-max', 'Medium: investment at most', crore(50), crore(125)),
  classLimit(
    'msme.medium.turnover-max',
    'Medium: turnover in a year at most',
    crore(250),
    crore(500),
  ),
  figure(
    'msme.registration.fee',
    'Government fee for Udyam registration',
    { unit: 'words', key: 'nothing' },
    { source: oldClasses, confidence: 'S', from: '2020-07-01' },
  ),
  figure(
    'msme.registration.validity',
    'How long a Udyam registration is valid',
    { unit: 'words', key: 'no-end-date' },
    { source: oldClasses, confidence: 'S', from: '2020-07-01', review: rules },
  ),
  loan('msme.mudra.shishu', 'Mudra loan, first tier (Shishu): at most', rupees(50_000)),
  loan('msme.mudra.kishor', 'Mudra loan, second tier (Kishor): at most', lakh(5)),
  loan('msme.mudra.tarun', 'Mudra loan, third tier (Tarun): at most', lakh(10)),
  changed(
    'msme.mudra.max',
    'The largest Mudra loan',
    [{ value: lakh(10) }, { value: lakh(20), from: '2024-10-24' }],
    { source: mudra, confidence: 'V' },
  ),
  changed(
    'msme.cgtmse.max',
    'CGTMSE: the largest loan that is guaranteed for one borrower',
    [
      { value: crore(2), from: '2017-01-01' },
      { value: crore(5), from: '2023-04-01' },
      { value: crore(10), from: '2025-04-01' },
    ],
    { source: guarantee, confidence: 'V' },
  ),
  changed(
    'msme.cgtmse.cover',
    'CGTMSE: the share of the loan that is guaranteed',
    [
      {
        value: percent(85),
        source: {
          title: 'Credit guarantee scheme before April 2025: small loans to micro enterprises',
          publisher: guarantee.publisher,
          url: guarantee.url,
        },
        confidence: 'S',
      },
      { value: { unit: 'percent', from: 75, to: 90 }, from: '2025-04-01' },
    ],
    { source: guarantee, confidence: 'V' },
  ),
  figure('msme.cgtmse.cover-women', 'CGTMSE: the share guaranteed for women', percent(90), {
    source: guarantee,
    confidence: 'V',
    from: '2025-04-01',
  }),
  figure('msme.no-collateral', 'Banks may not ask for security for a loan up to this', lakh(20), {
    source: reserveBank,
    confidence: 'V',
    from: '2026-04-01',
  }),
  figure(
    'msme.no-collateral-good-record',
    'The same, for a borrower with a good record',
    lakh(25),
    {
      source: reserveBank,
      confidence: 'V',
      from: '2026-04-01',
    },
  ),
  figure(
    'msme.aspire.government',
    'ASPIRE: grant to a government agency that sets up an incubator, at most',
    crore(1),
    { source: aspire, confidence: 'S' },
  ),
  figure(
    'msme.aspire.private',
    'ASPIRE: grant to a private agency that sets up an incubator, at most',
    lakh(75),
    { source: aspire, confidence: 'S' },
  ),
  figure(
    'msme.procurement.share',
    'Share of yearly buying that central ministries and companies take from micro and small firms',
    percent(25),
    { source: procurement, confidence: 'V', review: rules },
  ),
  figure(
    'msme.procurement.scst',
    'Of that, from firms owned by SC or ST entrepreneurs',
    percent(4),
    {
      source: procurement,
      confidence: 'S',
      review: rules,
    },
  ),
  figure('msme.procurement.women', 'Of that, from firms owned by women', percent(3), {
    source: procurement,
    confidence: 'S',
    review: rules,
  }),
  figure(
    'msme.procurement.band',
    'A micro or small firm may match the lowest bid when its own is within this of it',
    percent(15),
    { source: procurement, confidence: 'V', review: rules },
  ),
  figure(
    'msme.late.days',
    'A buyer pays within this time at the latest',
    {
      unit: 'days',
      amount: 45,
    },
    { source: lateAct('section 15'), confidence: 'S', review: rules },
  ),
  figure(
    'msme.late.days-no-date',
    'A buyer pays within this time when no date was agreed',
    {
      unit: 'days',
      amount: 15,
    },
    { source: lateAct('sections 2(b) and 15'), confidence: 'S', review: rules },
  ),
  figure(
    'msme.late.multiple',
    'Interest on late payment, in bank rates of the Reserve Bank',
    { unit: 'count', amount: 3, of: 'bank rates of the Reserve Bank' },
    { source: lateAct('section 16'), confidence: 'S', review: rules },
  ),
  figure(
    'msme.buyer-return.first',
    'Half-yearly return of a company that owes small suppliers: for October to March',
    { unit: 'day-of-year', month: 4, day: 30 },
    { source: companiesAct, confidence: 'V', review: rules },
  ),
  figure(
    'msme.buyer-return.second',
    'Half-yearly return of a company that owes small suppliers: for April to September',
    { unit: 'day-of-year', month: 10, day: 31 },
    { source: companiesAct, confidence: 'V', review: rules },
  ),
  figure('msme.svanidhi.first', 'PM SVANidhi: first loan', rupees(15_000), {
    source: svanidhi,
    confidence: 'V',
  }),
  figure('msme.svanidhi.second', 'PM SVANidhi: second loan', rupees(25_000), {
    source: svanidhi,
    confidence: 'V',
  }),
  figure('msme.svanidhi.third', 'PM SVANidhi: third loan', rupees(50_000), {
    source: svanidhi,
    confidence: 'V',
  }),
  figure(
    'msme.svanidhi.subsidy',
    'PM SVANidhi: interest given back for paying on time',
    percent(7),
    {
      source: svanidhi,
      confidence: 'V',
    },
  ),
  figure(
    'msme.svanidhi.ends',
    'PM SVANidhi runs until',
    { unit: 'date', date: '2030-03-31' },
    { source: svanidhi, confidence: 'V' },
  ),
  figure('msme.vishwakarma.first', 'PM Vishwakarma: first loan', lakh(1), {
    source: vishwakarma,
    confidence: 'V',
  }),
  figure('msme.vishwakarma.second', 'PM Vishwakarma: second loan', lakh(2), {
    source: vishwakarma,
    confidence: 'V',
  }),
  figure('msme.vishwakarma.interest', 'PM Vishwakarma: interest a year', percent(5), {
    source: vishwakarma,
    confidence: 'V',
  }),
  figure(
    'msme.vishwakarma.trades',
    'PM Vishwakarma: trades done by hand',
    { unit: 'count', amount: 18, of: 'trades' },
    { source: vishwakarma, confidence: 'V', review: rules },
  ),
  figure(
    'msme.telangana.subsidy',
    'Telangana: share of a new maker’s investment that the state promises',
    percent(25),
    { source: telanganaPolicy, confidence: 'V' },
  ),
  figure('msme.telangana.subsidy-max', 'Telangana: that subsidy, at most', lakh(30), {
    source: telanganaPolicy,
    confidence: 'V',
  }),
  figure('msme.telangana.women', 'Telangana: more for a firm owned by women', percent(20), {
    source: telanganaPolicy,
    confidence: 'V',
  }),
  figure('msme.telangana.women-max', 'Telangana: that addition, at most', lakh(20), {
    source: telanganaPolicy,
    confidence: 'V',
  }),
  figure(
    'msme.telangana.scst',
    'Telangana: share of the investment for a maker owned by SC or ST entrepreneurs',
    percent(50),
    { source: telanganaPolicy, confidence: 'V' },
  ),
  figure('msme.telangana.scst-max', 'Telangana: that subsidy, at most', crore(1), {
    source: telanganaPolicy,
    confidence: 'V',
  }),
] as const satisfies readonly Fact[];
