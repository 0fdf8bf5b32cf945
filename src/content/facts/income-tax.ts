import { date, everyYear, percent, reviewedOn, rupees } from './make.ts';
import type { Fact, Source } from './types.ts';

/** Income tax of a small business. Source of every row: the fact file, 1.3 and 4.8. */
const portal = 'https://www.incometax.gov.in';
const act = (where: string): Source => ({
  title: `Income-tax Act, 2025, ${where}`,
  publisher: 'Income Tax Department',
  url: portal,
});
const oldAct: Source = {
  title: 'Income-tax Act, 1961, before the change of 2026',
  publisher: 'Income Tax Department',
  url: portal,
};
const newDates: Source = {
  title: 'Finance Act, 2026',
  publisher: 'Income Tax Department',
  url: portal,
};

/** Dates of a year can be extended, so they are looked at again soon. */
const review = { checkedOn: '2026-11-20', reviewBy: '2027-02-18' } as const;
const { figure, changed } = reviewedOn(review);

const presumptive = act('section 58(2)');

export const incomeTaxFacts: readonly Fact[] = [
  figure('income-tax.act', 'The new Income-tax Act is in force since', date('2026-04-01'), {
    source: act('in force'),
    confidence: 'V',
    from: '2026-04-01',
  }),
  changed(
    'income-tax.return-business',
    'Return of a business without an audit',
    [
      { value: everyYear(31, 7), source: oldAct },
      { value: everyYear(31, 8), source: newDates, from: '2026-04-01' },
    ],
    { source: newDates, confidence: 'V' },
  ),
  figure(
    'income-tax.return-no-business',
    'Return of somebody without business income',
    everyYear(31, 7),
    { source: act('section 263'), confidence: 'V' },
  ),
  figure(
    'income-tax.return-audit',
    'Return of a company, or where accounts are audited',
    everyYear(31, 10),
    { source: act('section 263'), confidence: 'V' },
  ),
  figure('income-tax.return-belated', 'Belated return, at the latest', everyYear(31, 12), {
    source: act('section 263'),
    confidence: 'S',
  }),
  figure('income-tax.return-revised', 'Revised return, to mend a mistake', everyYear(31, 3), {
    source: newDates,
    confidence: 'V',
  }),
  figure('income-tax.late-fee', 'Fee for a late return', rupees(5000), {
    source: act('section 428'),
    confidence: 'V',
  }),
  figure(
    'income-tax.late-fee-small',
    'Fee for a late return where the income is small',
    rupees(1000),
    { source: act('section 428'), confidence: 'V' },
  ),
  figure(
    'income-tax.late-fee-small-income',
    'The smaller fee holds up to this income',
    rupees(500_000),
    { source: act('section 428'), confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.turnover-max',
    'Presumptive tax for a business: turnover at most',
    rupees(20_000_000),
    { source: presumptive, confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.turnover-max-digital',
    'The same where hardly any cash comes in',
    rupees(30_000_000),
    { source: presumptive, confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.cash-max',
    'Hardly any cash: of all receipts, at most',
    percent(5),
    { source: presumptive, confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.profit-digital',
    'Profit that the law assumes from receipts by bank, card or UPI',
    percent(6),
    { source: presumptive, confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.profit-cash',
    'Profit that the law assumes from cash receipts',
    percent(8),
    { source: presumptive, confidence: 'V' },
  ),
  figure(
    'income-tax.presumptive.advance-tax',
    'Advance tax under the presumptive scheme, in one payment by',
    everyYear(15, 3),
    { source: act('section 408'), confidence: 'V' },
  ),
];
