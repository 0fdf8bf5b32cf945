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

export const incomeTaxFacts = [
  figure('income-tax.act', date('2026-04-01'), {
    source: act('in force'),
    confidence: 'V',
    from: '2026-04-01',
  }),
  changed(
    'income-tax.return-business',
    [
      { value: everyYear(31, 7), source: oldAct },
      { value: everyYear(31, 8), source: newDates, from: '2026-04-01' },
    ],
    { source: newDates, confidence: 'V' },
  ),
  figure('income-tax.return-no-business', everyYear(31, 7), {
    source: act('section 263'),
    confidence: 'V',
  }),
  figure('income-tax.return-audit', everyYear(31, 10), {
    source: act('section 263'),
    confidence: 'V',
  }),
  figure('income-tax.return-belated', everyYear(31, 12), {
    source: act('section 263'),
    confidence: 'S',
  }),
  figure('income-tax.return-revised', everyYear(31, 3), {
    source: newDates,
    confidence: 'V',
  }),
  figure('income-tax.late-fee', rupees(5000), {
    source: act('section 428'),
    confidence: 'V',
  }),
  figure('income-tax.late-fee-small', rupees(1000), {
    source: act('section 428'),
    confidence: 'V',
  }),
  figure('income-tax.late-fee-small-income', rupees(500_000), {
    source: act('section 428'),
    confidence: 'V',
  }),
  figure('income-tax.presumptive.turnover-max', rupees(20_000_000), {
    source: presumptive,
    confidence: 'V',
  }),
  figure('income-tax.presumptive.turnover-max-digital', rupees(30_000_000), {
    source: presumptive,
    confidence: 'V',
  }),
  figure('income-tax.presumptive.cash-max', percent(5), { source: presumptive, confidence: 'V' }),
  figure('income-tax.presumptive.profit-digital', percent(6), {
    source: presumptive,
    confidence: 'V',
  }),
  figure('income-tax.presumptive.profit-cash', percent(8), {
    source: presumptive,
    confidence: 'V',
  }),
  figure('income-tax.presumptive.advance-tax', everyYear(15, 3), {
    source: act('section 408'),
    confidence: 'V',
  }),
] as const satisfies readonly Fact[];
