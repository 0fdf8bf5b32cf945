import { days, percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, FactValue, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Goods and services tax. Source of every row: the fact file, A.3, 1.2, 2.2 and 4.1 to 4.5. */
const portal = 'https://www.gst.gov.in';
const law = 'https://cbic-gst.gov.in';
const cbic = 'Central Board of Indirect Taxes and Customs';

const act = (where: string): Document => ({
  title: `CGST Act, 2017, ${where}`,
  publisher: cbic,
  url: law,
});
const rule = (where: string): Document => ({
  title: `CGST Rules, 2017, ${where}`,
  publisher: cbic,
  url: law,
});
const goodsLimit: Document = {
  title: 'Notification 10/2019-Central Tax',
  publisher: cbic,
  url: law,
};
const council: Document = {
  title: 'Decisions of the 56th meeting of the GST Council',
  publisher: 'GST Council',
  url: 'https://gstcouncil.gov.in',
};
const fastTrack: Document = {
  title: 'CGST Rules 9A and 14A; Notification 18/2025-Central Tax',
  publisher: cbic,
  url: portal,
};
const lateFees: Document = {
  title: 'Notifications 19/2021 and 20/2021-Central Tax',
  publisher: cbic,
  url: law,
};
const composition: Document = {
  title: 'CGST Act, 2017, section 10; CGST Rule 7; Notification 14/2019-Central Tax',
  publisher: cbic,
  url: law,
};
const compositionServices = act('section 10(2A)');
const compositionReturn: Document = {
  title: 'CGST Rule 62; Notification 12/2024-Central Tax of 10 July 2024',
  publisher: cbic,
  url: law,
};
const annualLateFees: Document = {
  title: 'CGST Act, 2017, section 47; Notification 07/2023-Central Tax',
  publisher: cbic,
  url: law,
};
const einvoiceReporting: Document = {
  title: 'Rule of the invoice registration portal, with CGST Rule 48(4)',
  publisher: 'GST e-invoice portal',
  url: 'https://einvoice.gst.gov.in',
};

/** Fees and limits move more often than the rest, so they are looked at again sooner. */
const limits = '2027-02-18';
const rules = '2027-05-20';
const { figure, changed } = reviewedBefore(limits);
const dayOfNextMonth = (amount: number): FactValue => ({
  unit: 'count',
  amount,
  of: 'day-of-the-next-month',
});
const newRates = { source: reported(council), from: '2025-09-22', reviewBy: rules } as const;
const tobaccoRates = {
  source: reported({
    title: 'Rates for tobacco goods after the end of the compensation cess',
    publisher: cbic,
    url: law,
  }),
  from: '2026-02-01',
  reviewBy: rules,
} as const;

/** Every figure of the GST guide. */
export const gstFacts = [
  figure('gst.limit.telangana', rupees(2_000_000), { source: reported(goodsLimit) }),
  figure('gst.limit.goods', rupees(4_000_000), { source: reported(goodsLimit) }),
  figure('gst.limit.services', rupees(2_000_000), { source: unconfirmed(act('section 22')) }),
  figure('gst.limit.special', rupees(1_000_000), { source: unconfirmed(act('section 22')) }),
  figure(
    'gst.registration.fee',
    { unit: 'words', key: 'nothing' },
    { source: unconfirmed(act('section 25')) },
  ),
  figure('gst.registration.within', days(30), {
    source: unconfirmed(act('section 25')),
    reviewBy: rules,
  }),
  figure(
    'gst.registration.fast-days',
    { unit: 'working-days', amount: 3 },
    { source: reported(fastTrack), from: '2025-11-01', reviewBy: rules },
  ),
  figure(
    'gst.registration.days',
    { unit: 'working-days', amount: 7 },
    { source: unconfirmed(rule('Rule 9')), reviewBy: rules },
  ),
  figure('gst.registration.check-days', days(30), {
    source: unconfirmed(rule('Rule 9')),
    reviewBy: rules,
  }),
  figure('gst.registration.small-tax-max', rupees(250_000), {
    source: reported(fastTrack),
    from: '2025-11-01',
  }),
  figure('gst.registration.bank-days', days(30), {
    source: reported(rule('Rule 10A')),
    reviewBy: rules,
  }),
  figure('gst.registration.penalty', rupees(10_000), {
    source: unconfirmed(act('section 122')),
  }),
  figure('gst.rate.low', percent(5), newRates),
  figure('gst.rate.standard', percent(18), newRates),
  figure('gst.rate.high', percent(40), newRates),
  changed(
    'gst.rate.removed-middle',
    [
      { value: percent(12) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: reported(council), reviewBy: rules },
  ),
  changed(
    'gst.rate.removed-high',
    [
      { value: percent(28) },
      { value: { unit: 'words', key: 'removed-almost' }, from: '2025-09-22' },
    ],
    { source: reported(council), reviewBy: rules },
  ),
  figure(
    'gst.composition.rate',
    { unit: 'percent', from: 1, to: 6 },
    { source: reported(composition), reviewBy: rules },
  ),
  figure('gst.composition.trader', percent(1), {
    source: reported(composition),
    reviewBy: rules,
  }),
  figure('gst.composition.restaurant', percent(5), {
    source: reported(composition),
    reviewBy: rules,
  }),
  figure('gst.composition.services', percent(6), {
    source: reported(compositionServices),
    reviewBy: rules,
  }),
  figure('gst.composition.limit', rupees(15_000_000), { source: reported(composition) }),
  figure('gst.composition.limit-hill', rupees(7_500_000), { source: reported(composition) }),
  figure('gst.composition.services-limit', rupees(5_000_000), {
    source: reported(compositionServices),
  }),
  figure('gst.due.gstr1', dayOfNextMonth(11), {
    source: reported(act('section 37')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b', dayOfNextMonth(20), {
    source: reported(act('section 39')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr1-quarter', dayOfNextMonth(13), {
    source: reported(rule('Rules 59 and 61A')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b-quarter-south', dayOfNextMonth(22), {
    source: reported(rule('Rule 61')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr3b-quarter-north', dayOfNextMonth(24), {
    source: reported(rule('Rule 61')),
    reviewBy: rules,
  }),
  figure('gst.due.cmp08', dayOfNextMonth(18), {
    source: reported(rule('Rule 62')),
    reviewBy: rules,
  }),
  changed(
    'gst.due.gstr4',
    [
      { value: { unit: 'day-of-year', month: 4, day: 30 } },
      { value: { unit: 'day-of-year', month: 6, day: 30 }, from: '2024-04-01' },
    ],
    { source: reported(compositionReturn), reviewBy: rules },
  ),
  figure('gst.quarterly.turnover-max', rupees(50_000_000), {
    source: reported(rule('Rule 61A')),
  }),
  figure('gst.interest', percent(18), {
    source: unconfirmed(act('section 50, and CGST Rule 88B')),
    reviewBy: rules,
  }),
  figure('gst.late-fee.day', rupees(50), {
    source: reported(lateFees),
  }),
  figure('gst.late-fee.nil-day', rupees(20), {
    source: reported(lateFees),
  }),
  figure('gst.late-fee.nil-cap', rupees(500), {
    source: reported(lateFees),
  }),
  figure('gst.late-fee.small-cap', rupees(2000), { source: reported(lateFees) }),
  figure('gst.late-fee.small-turnover', rupees(15_000_000), {
    source: reported(lateFees),
  }),
  figure('gst.late-fee.middle-cap', rupees(5000), { source: reported(lateFees) }),
  figure('gst.late-fee.middle-turnover', rupees(50_000_000), {
    source: reported(lateFees),
  }),
  figure('gst.late-fee.large-cap', rupees(10_000), { source: reported(lateFees) }),
  figure('gst.einvoice.turnover', rupees(50_000_000), {
    source: unconfirmed(rule('Rule 48(4)')),
    from: '2023-08-01',
  }),
  figure('gst.einvoice.report-turnover', rupees(100_000_000), {
    source: unconfirmed(einvoiceReporting),
    from: '2025-04-01',
  }),
  figure('gst.einvoice.report-days', days(30), {
    source: unconfirmed(einvoiceReporting),
    from: '2025-04-01',
    reviewBy: rules,
  }),
  changed(
    'gst.audit.turnover',
    [
      { value: rupees(20_000_000) },
      { value: { unit: 'words', key: 'no-audit' }, from: '2021-08-01' },
    ],
    { source: unconfirmed(act('section 35(5), omitted')), reviewBy: rules },
  ),
  figure('gst.annual-return.turnover', rupees(20_000_000), {
    source: reported(act('section 44, and CGST Rule 80')),
  }),
  figure('gst.reconciliation.turnover', rupees(50_000_000), {
    source: reported(act('section 44, and CGST Rule 80')),
  }),
  figure(
    'gst.annual-return.due',
    { unit: 'day-of-year', month: 12, day: 31 },
    { source: reported(act('section 44, and CGST Rule 80')), reviewBy: rules },
  ),
  figure(
    'gst.old-returns',
    { unit: 'years', amount: 3 },
    {
      source: unconfirmed({
        title: 'Change of the GST portal of July 2025',
        publisher: 'GST common portal',
        url: portal,
      }),
      reviewBy: rules,
    },
  ),
  figure('gst.rate.gold', percent(3), {
    source: unconfirmed(act('section 9, rate notifications')),
    reviewBy: rules,
  }),
  figure('gst.rate.diamond-cut', percent(1.5), {
    source: unconfirmed(act('section 9, rate notifications')),
    reviewBy: rules,
  }),
  figure('gst.rate.diamond-rough', percent(0.25), {
    source: unconfirmed(act('section 9, rate notifications')),
    reviewBy: rules,
  }),
  figure('gst.rate.tobacco', percent(40), tobaccoRates),
  figure('gst.rate.bidi', percent(18), tobaccoRates),
  figure('gst.rate.restaurant', percent(5), {
    source: unconfirmed(act('section 9, rate notifications')),
    reviewBy: rules,
  }),
  figure(
    'gst.registration.marketplace-relief',
    { unit: 'date', date: '2023-10-01' },
    { source: unconfirmed(act('section 24(ix), and the notification of 2023')), reviewBy: rules },
  ),
  figure('gst.due.iff', dayOfNextMonth(13), {
    source: reported(rule('Rule 59(2)')),
    reviewBy: rules,
  }),
  figure('gst.iff.month-max', rupees(5_000_000), {
    source: unconfirmed(rule('Rule 59(2)')),
  }),
  figure('gst.due.pmt06', dayOfNextMonth(25), {
    source: unconfirmed(rule('Rule 61(3)')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr7', dayOfNextMonth(10), {
    source: unconfirmed(rule('Rules 66 and 67')),
    reviewBy: rules,
  }),
  figure('gst.due.gstr6', dayOfNextMonth(13), {
    source: unconfirmed(rule('Rule 65')),
    reviewBy: rules,
  }),
  figure(
    'gst.due.composition-choice',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: unconfirmed(rule('Rule 3')), reviewBy: rules },
  ),
  figure(
    'gst.due.export-undertaking',
    { unit: 'day-of-year', month: 3, day: 31 },
    { source: unconfirmed(rule('Rule 96A')), reviewBy: rules },
  ),
  figure(
    'gst.due.old-credit',
    { unit: 'day-of-year', month: 11, day: 30 },
    { source: unconfirmed(act('sections 16(4) and 34')), reviewBy: rules },
  ),
  figure(
    'gst.due.job-work',
    { unit: 'day-of-year', month: 4, day: 25 },
    { source: unconfirmed(rule('Rule 45')), reviewBy: rules },
  ),
  figure(
    'gst.due.job-work-second',
    { unit: 'day-of-year', month: 10, day: 25 },
    { source: unconfirmed(rule('Rule 45')), reviewBy: rules },
  ),
  figure(
    'gst.due.final-return',
    { unit: 'months', amount: 3 },
    { source: unconfirmed(act('section 45')), reviewBy: rules },
  ),
  figure('gst.late-fee.gstr4-cap', rupees(2000), {
    source: reported(compositionReturn),
  }),
  figure('gst.late-fee.gstr4-nil-cap', rupees(500), {
    source: reported(compositionReturn),
  }),
  figure('gst.late-fee.yearly-day', rupees(50), { source: reported(annualLateFees) }),
  figure('gst.late-fee.yearly-turnover', rupees(50_000_000), {
    source: reported(annualLateFees),
  }),
  figure('gst.late-fee.yearly-day-middle', rupees(100), {
    source: reported(annualLateFees),
  }),
  figure('gst.late-fee.yearly-turnover-middle', rupees(200_000_000), {
    source: reported(annualLateFees),
  }),
  figure('gst.late-fee.yearly-day-large', rupees(200), { source: reported(annualLateFees) }),
  figure('gst.late-fee.yearly-cap', percent(0.04), { source: reported(annualLateFees) }),
  figure('gst.late-fee.yearly-cap-large', percent(0.5), {
    source: reported(annualLateFees),
  }),
  figure('gst.ewaybill.value', rupees(50_000), {
    source: unconfirmed(rule('Rule 138')),
  }),
  figure(
    'gst.records',
    { unit: 'months', amount: 72 },
    { source: unconfirmed(act('section 36')), reviewBy: rules },
  ),
  figure('gst.example.tax', rupees(20_000), {
    source: unconfirmed(act('section 50, and CGST Rule 88B')),
    reviewBy: rules,
  }),
  figure('gst.example.days', days(30), {
    source: unconfirmed(act('section 50, and CGST Rule 88B')),
    reviewBy: rules,
  }),
  figure('gst.example.interest', rupees(296), {
    source: unconfirmed(act('section 50, and CGST Rule 88B')),
    reviewBy: rules,
  }),
  figure('gst.example.fee-days', days(25), {
    source: reported(lateFees),
    reviewBy: rules,
  }),
  figure('gst.example.fee', rupees(1250), {
    source: reported(lateFees),
    reviewBy: rules,
  }),
] as const satisfies readonly Fact[];
