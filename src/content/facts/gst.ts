import { days, percent, reviewedOn, rupees } from './make.ts';
import type { Fact, FactValue, Source } from './types.ts';

/** Goods and services tax. Source of every row: the fact file, A.3, 1.2, 2.2 and 4.1 to 4.5. */
const portal = 'https://www.gst.gov.in';
const law = 'https://cbic-gst.gov.in';
const cbic = 'Central Board of Indirect Taxes and Customs';

const act = (where: string): Source => ({
  title: `CGST Act, 2017, ${where}`,
  publisher: cbic,
  url: law,
});
const rule = (where: string): Source => ({
  title: `CGST Rules, 2017, ${where}`,
  publisher: cbic,
  url: law,
});
const goodsLimit: Source = {
  title: 'Notification 10/2019-Central Tax',
  publisher: cbic,
  url: law,
};
const council: Source = {
  title: 'Decisions of the 56th meeting of the GST Council',
  publisher: 'GST Council',
  url: 'https://gstcouncil.gov.in',
};
const fastTrack: Source = {
  title: 'CGST Rules 9A and 14A; Notification 18/2025-Central Tax',
  publisher: cbic,
  url: portal,
};
const lateFees: Source = {
  title: 'Notifications 19/2021 and 20/2021-Central Tax',
  publisher: cbic,
  url: law,
};
const composition: Source = {
  title: 'CGST Act, 2017, section 10; CGST Rule 7; Notification 14/2019-Central Tax',
  publisher: cbic,
  url: law,
};
const compositionServices = act('section 10(2A)');
const compositionReturn: Source = {
  title: 'CGST Rule 62; Notification 12/2024-Central Tax of 10 July 2024',
  publisher: cbic,
  url: law,
};
const annualLateFees: Source = {
  title: 'CGST Act, 2017, section 47; Notification 07/2023-Central Tax',
  publisher: cbic,
  url: law,
};
const einvoiceReporting: Source = {
  title: 'Rule of the invoice registration portal, with CGST Rule 48(4)',
  publisher: 'GST e-invoice portal',
  url: 'https://einvoice.gst.gov.in',
};

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const rules = { checkedOn: '2026-11-20', reviewBy: '2027-05-20' } as const;
const { figure, changed } = reviewedOn(limits);
const dayOfNextMonth = (amount: number): FactValue => ({
  unit: 'count',
  amount,
  of: 'day of the next month',
});
const newRates = { source: council, confidence: 'V', from: '2025-09-22', review: rules } as const;
const tobaccoRates = {
  source: {
    title: 'Rates for tobacco goods after the end of the compensation cess',
    publisher: cbic,
    url: law,
  },
  confidence: 'V',
  from: '2026-02-01',
  review: rules,
} as const;

/** Every figure of the GST guide. */
export const gstFacts = [
  figure(
    'gst.limit.telangana',
    'Register above this turnover in Telangana, for goods or services',
    rupees(2_000_000),
    { source: goodsLimit, confidence: 'V' },
  ),
  figure(
    'gst.limit.goods',
    'Register above this turnover in most other states, for goods alone',
    rupees(4_000_000),
    { source: goodsLimit, confidence: 'V' },
  ),
  figure(
    'gst.limit.services',
    'Register above this turnover in most states, for services',
    rupees(2_000_000),
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'gst.limit.special',
    'Register above this turnover in Manipur, Mizoram, Nagaland and Tripura',
    rupees(1_000_000),
    { source: act('section 22'), confidence: 'S' },
  ),
  figure(
    'gst.registration.fee',
    'Government fee for GST registration',
    { unit: 'words', key: 'nothing' },
    { source: act('section 25'), confidence: 'S' },
  ),
  figure('gst.registration.within', 'Apply within this time after crossing the limit', days(30), {
    source: act('section 25'),
    confidence: 'S',
    review: rules,
  }),
  figure(
    'gst.registration.fast-days',
    'Registration by the fast routes',
    { unit: 'working-days', amount: 3 },
    { source: fastTrack, confidence: 'V', from: '2025-11-01', review: rules },
  ),
  figure(
    'gst.registration.days',
    'Registration by the ordinary route',
    { unit: 'working-days', amount: 7 },
    { source: rule('Rule 9'), confidence: 'S', review: rules },
  ),
  figure('gst.registration.check-days', 'Registration where an officer visits', days(30), {
    source: rule('Rule 9'),
    confidence: 'S',
    review: rules,
  }),
  figure(
    'gst.registration.small-tax-max',
    'Tax on sales to businesses in a month, at most, for the route of Rule 14A',
    rupees(250_000),
    { source: fastTrack, confidence: 'V', from: '2025-11-01' },
  ),
  figure(
    'gst.registration.bank-days',
    'Bank details after registration, unless the first GSTR-1 comes before',
    days(30),
    { source: rule('Rule 10A'), confidence: 'V', review: rules },
  ),
  figure(
    'gst.registration.penalty',
    'Not registering when one must: this, or the tax due if that is more',
    rupees(10_000),
    { source: act('section 122'), confidence: 'S' },
  ),
  figure('gst.rate.low', 'Lower rate', percent(5), newRates),
  figure('gst.rate.standard', 'Standard rate', percent(18), newRates),
  figure('gst.rate.high', 'Rate for luxury and harmful goods', percent(40), newRates),
  changed(
    'gst.rate.removed-middle',
    'The middle rate',
    [
      { value: percent(12) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: council, confidence: 'V', review: rules },
  ),
  changed(
    'gst.rate.removed-high',
    'The high rate',
    [
      { value: percent(28) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: council, confidence: 'V', review: rules },
  ),
  figure(
    'gst.composition.rate',
    'Composition scheme: all rates',
    { unit: 'percent', from: 1, to: 6 },
    { source: composition, confidence: 'V', review: rules },
  ),
  figure('gst.composition.trader', 'Composition: traders and makers', percent(1), {
    source: composition,
    confidence: 'V',
    review: rules,
  }),
  figure(
    'gst.composition.restaurant',
    'Composition: restaurants that serve no alcohol',
    percent(5),
    {
      source: composition,
      confidence: 'V',
      review: rules,
    },
  ),
  figure('gst.composition.services', 'Composition: services', percent(6), {
    source: compositionServices,
    confidence: 'V',
    review: rules,
  }),
  figure(
    'gst.composition.limit',
    'Composition: turnover at most, for goods and restaurants',
    rupees(15_000_000),
    { source: composition, confidence: 'V' },
  ),
  figure(
    'gst.composition.limit-hill',
    'Composition: turnover at most in eight hill and north-east states',
    rupees(7_500_000),
    { source: composition, confidence: 'V' },
  ),
  figure(
    'gst.composition.services-limit',
    'Composition: turnover at most, for services',
    rupees(5_000_000),
    { source: compositionServices, confidence: 'V' },
  ),
  figure('gst.due.gstr1', 'GSTR-1 every month, by this day of the next month', dayOfNextMonth(11), {
    source: act('section 37'),
    confidence: 'V',
    review: rules,
  }),
  figure(
    'gst.due.gstr3b',
    'GSTR-3B every month, by this day of the next month',
    dayOfNextMonth(20),
    {
      source: act('section 39'),
      confidence: 'V',
      review: rules,
    },
  ),
  figure(
    'gst.due.gstr1-quarter',
    'GSTR-1 every quarter, by this day of the next month',
    dayOfNextMonth(13),
    { source: rule('Rules 59 and 61A'), confidence: 'V', review: rules },
  ),
  figure(
    'gst.due.gstr3b-quarter-south',
    'GSTR-3B every quarter in Telangana and the southern, western and central states, by this day of the next month',
    dayOfNextMonth(22),
    { source: rule('Rule 61'), confidence: 'V', review: rules },
  ),
  figure(
    'gst.due.gstr3b-quarter-north',
    'GSTR-3B every quarter in the northern and eastern states, by this day of the next month',
    dayOfNextMonth(24),
    { source: rule('Rule 61'), confidence: 'V', review: rules },
  ),
  figure(
    'gst.due.cmp08',
    'Composition statement CMP-08 every quarter, by this day of the next month',
    dayOfNextMonth(18),
    { source: rule('Rule 62'), confidence: 'V', review: rules },
  ),
  changed(
    'gst.due.gstr4',
    'Yearly return of the composition scheme (GSTR-4), for financial years that begin in this time',
    [
      { value: { unit: 'day-of-year', month: 4, day: 30 } },
      { value: { unit: 'day-of-year', month: 6, day: 30 }, from: '2024-04-01' },
    ],
    { source: compositionReturn, confidence: 'V', review: rules },
  ),
  figure(
    'gst.quarterly.turnover-max',
    'Returns by the quarter may be chosen up to this turnover',
    rupees(50_000_000),
    { source: rule('Rule 61A'), confidence: 'V' },
  ),
  figure('gst.interest', 'Interest a year on tax paid late', percent(18), {
    source: act('section 50, and CGST Rule 88B'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.late-fee.day', 'Late fee a day for a return', rupees(50), {
    source: lateFees,
    confidence: 'V',
  }),
  figure('gst.late-fee.nil-day', 'Late fee a day for a return with nothing to pay', rupees(20), {
    source: lateFees,
    confidence: 'V',
  }),
  figure(
    'gst.late-fee.nil-cap',
    'Most the late fee can be for a return with nothing to pay',
    rupees(500),
    {
      source: lateFees,
      confidence: 'V',
    },
  ),
  figure(
    'gst.late-fee.small-cap',
    'Most the late fee for one return can be, for a small turnover',
    rupees(2000),
    { source: lateFees, confidence: 'V' },
  ),
  figure('gst.late-fee.small-turnover', 'The small turnover for that cap', rupees(15_000_000), {
    source: lateFees,
    confidence: 'V',
  }),
  figure(
    'gst.late-fee.middle-cap',
    'Most the late fee for one return can be, for a middle turnover',
    rupees(5000),
    { source: lateFees, confidence: 'V' },
  ),
  figure('gst.late-fee.middle-turnover', 'The middle turnover for that cap', rupees(50_000_000), {
    source: lateFees,
    confidence: 'V',
  }),
  figure(
    'gst.late-fee.large-cap',
    'Most the late fee for one return can be, for a larger turnover',
    rupees(10_000),
    { source: lateFees, confidence: 'V' },
  ),
  figure('gst.einvoice.turnover', 'E-invoices above this turnover', rupees(50_000_000), {
    source: rule('Rule 48(4)'),
    confidence: 'S',
    from: '2023-08-01',
  }),
  figure(
    'gst.einvoice.report-turnover',
    'E-invoices must be reported in time from this turnover',
    rupees(100_000_000),
    { source: einvoiceReporting, confidence: 'S', from: '2025-04-01' },
  ),
  figure('gst.einvoice.report-days', 'Time to report an e-invoice', days(30), {
    source: einvoiceReporting,
    confidence: 'S',
    from: '2025-04-01',
    review: rules,
  }),
  changed(
    'gst.audit.turnover',
    'Yearly audit by an accountant above this turnover',
    [
      { value: rupees(20_000_000) },
      { value: { unit: 'words', key: 'no-audit' }, from: '2021-08-01' },
    ],
    { source: act('section 35(5), omitted'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.annual-return.turnover',
    'Annual return (GSTR-9) compulsory above this turnover',
    rupees(20_000_000),
    { source: act('section 44, and CGST Rule 80'), confidence: 'V' },
  ),
  figure(
    'gst.reconciliation.turnover',
    'Reconciliation (GSTR-9C), certified by yourself, above this turnover',
    rupees(50_000_000),
    { source: act('section 44, and CGST Rule 80'), confidence: 'V' },
  ),
  figure(
    'gst.annual-return.due',
    'Annual return is due',
    { unit: 'day-of-year', month: 12, day: 31 },
    { source: act('section 44, and CGST Rule 80'), confidence: 'V', review: rules },
  ),
  figure(
    'gst.old-returns',
    'A return this long after its due date can no longer be filed',
    { unit: 'years', amount: 3 },
    {
      source: {
        title: 'Change of the GST portal of July 2025',
        publisher: 'GST common portal',
        url: portal,
      },
      confidence: 'S',
      review: rules,
    },
  ),
  figure('gst.rate.gold', 'Gold, silver and jewellery', percent(3), {
    source: act('section 9, rate notifications'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.rate.diamond-cut', 'Cut diamonds', percent(1.5), {
    source: act('section 9, rate notifications'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.rate.diamond-rough', 'Rough diamonds', percent(0.25), {
    source: act('section 9, rate notifications'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.rate.tobacco', 'Pan masala, cigarettes and tobacco', percent(40), tobaccoRates),
  figure('gst.rate.bidi', 'Bidi', percent(18), tobaccoRates),
  figure('gst.rate.restaurant', 'Restaurants, without credit for tax paid', percent(5), {
    source: act('section 9, rate notifications'),
    confidence: 'S',
    review: rules,
  }),
  figure(
    'gst.registration.marketplace-relief',
    'Small sellers on marketplaces inside one state may use an enrolment number since',
    { unit: 'date', date: '2023-10-01' },
    { source: act('section 24(ix), and the notification of 2023'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.iff',
    'Invoices of the first and second month of a quarter (IFF), by this day of the next month',
    dayOfNextMonth(13),
    { source: rule('Rule 59(2)'), confidence: 'V', review: rules },
  ),
  figure('gst.iff.month-max', 'Invoices in the IFF of one month, at most', rupees(5_000_000), {
    source: rule('Rule 59(2)'),
    confidence: 'S',
  }),
  figure(
    'gst.due.pmt06',
    'Deposit for the first and second month of a quarter (PMT-06), by this day of the next month',
    dayOfNextMonth(25),
    { source: rule('Rule 61(3)'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.gstr7',
    'GSTR-7 and GSTR-8 of those who deduct tax and of marketplaces, by this day of the next month',
    dayOfNextMonth(10),
    { source: rule('Rules 66 and 67'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.gstr6',
    'GSTR-6 of offices that share out credit, by this day of the next month',
    dayOfNextMonth(13),
    { source: rule('Rule 65'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.composition-choice',
    'Choose the composition scheme for the next year by',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: rule('Rule 3'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.export-undertaking',
    'Undertaking of exporters (RFD-11) for a year that begins on 1 April, by',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: rule('Rule 96A'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.old-credit',
    'Last day to claim credit for bills of the financial year before',
    { unit: 'day-of-year', month: 11, day: 30 },
    { source: act('sections 16(4) and 34'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.job-work',
    'Statement of goods sent out for work (ITC-04), once a year by',
    { unit: 'day-of-year', month: 4, day: 25 },
    { source: rule('Rule 45'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.job-work-second',
    'Statement of goods sent out for work (ITC-04): larger firms also by',
    { unit: 'day-of-year', month: 10, day: 25 },
    { source: rule('Rule 45'), confidence: 'S', review: rules },
  ),
  figure(
    'gst.due.final-return',
    'Final return (GSTR-10) after the registration has ended',
    { unit: 'months', amount: 3 },
    { source: act('section 45'), confidence: 'S', review: rules },
  ),
  figure('gst.late-fee.gstr4-cap', 'Most the late fee for GSTR-4 can be', rupees(2000), {
    source: compositionReturn,
    confidence: 'V',
  }),
  figure(
    'gst.late-fee.gstr4-nil-cap',
    'Most the late fee for GSTR-4 without tax can be',
    rupees(500),
    {
      source: compositionReturn,
      confidence: 'V',
    },
  ),
  figure(
    'gst.late-fee.yearly-day',
    'Late fee a day for the annual return, for a turnover up to the first limit',
    rupees(50),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-turnover',
    'The first limit of turnover for the late fee of the annual return',
    rupees(50_000_000),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-day-middle',
    'Late fee a day for the annual return, above that and up to the second limit',
    rupees(100),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-turnover-middle',
    'The second limit of turnover for the late fee of the annual return',
    rupees(200_000_000),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-day-large',
    'Late fee a day for the annual return, above the second limit',
    rupees(200),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-cap',
    'Most the late fee for the annual return can be, in turnover within the state, up to the second limit',
    percent(0.04),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.late-fee.yearly-cap-large',
    'Most the late fee for the annual return can be, in turnover within the state, above the second limit',
    percent(0.5),
    { source: annualLateFees, confidence: 'V' },
  ),
  figure(
    'gst.ewaybill.value',
    'E-way bill for goods on the move above this value',
    rupees(50_000),
    {
      source: rule('Rule 138'),
      confidence: 'S',
    },
  ),
  figure(
    'gst.records',
    'Keep bills and accounts, from the day the annual return was due',
    { unit: 'months', amount: 72 },
    { source: act('section 36'), confidence: 'S', review: rules },
  ),
  figure('gst.example.tax', 'Example: tax paid late', rupees(20_000), {
    source: act('section 50, and CGST Rule 88B'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.example.days', 'Example: time it is late', days(30), {
    source: act('section 50, and CGST Rule 88B'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.example.interest', 'Example: interest on it', rupees(296), {
    source: act('section 50, and CGST Rule 88B'),
    confidence: 'S',
    review: rules,
  }),
  figure('gst.example.fee-days', 'Example: time a return is late', days(25), {
    source: lateFees,
    confidence: 'V',
    review: rules,
  }),
  figure('gst.example.fee', 'Example: late fee for it', rupees(1250), {
    source: lateFees,
    confidence: 'V',
    review: rules,
  }),
] as const satisfies readonly Fact[];
