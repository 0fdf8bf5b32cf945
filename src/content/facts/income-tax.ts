import { date, everyYear, percent, reviewedBefore, rupees, readOn, unconfirmed } from './make.ts';
import type { Fact, Document } from './types.ts';

const { reported } = readOn('2026-11-20');

/** Income tax of a small business. Source of every row: the fact file, 1.3 and 4.8. */
const portal = 'https://www.incometax.gov.in';
const act = (where: string): Document => ({
  title: `Income-tax Act, 2025, ${where}`,
  publisher: 'Income Tax Department',
  url: portal,
});
const oldAct: Document = {
  title: 'Income-tax Act, 1961, before the change of 2026',
  publisher: 'Income Tax Department',
  url: portal,
};
const newDates: Document = {
  title: 'Finance Act, 2026',
  publisher: 'Income Tax Department',
  url: portal,
};

/** Dates of a year can be extended, so they are looked at again soon. */
const review = '2027-02-18';
const { figure, changed } = reviewedBefore(review);

const presumptive = act('section 58(2)');

export const incomeTaxFacts = [
  figure('income-tax.act', date('2026-04-01'), {
    source: reported(act('in force')),
    from: '2026-04-01',
  }),
  changed(
    'income-tax.return-business',
    [
      { value: everyYear(31, 7), source: reported(oldAct) },
      { value: everyYear(31, 8), source: reported(newDates), from: '2026-04-01' },
    ],
    { source: reported(newDates) },
  ),
  figure('income-tax.return-no-business', everyYear(31, 7), {
    source: reported(act('section 263')),
  }),
  figure('income-tax.return-audit', everyYear(31, 10), {
    source: reported(act('section 263')),
  }),
  figure('income-tax.return-belated', everyYear(31, 12), {
    source: unconfirmed(act('section 263')),
  }),
  figure('income-tax.return-revised', everyYear(31, 3), {
    source: reported(newDates),
  }),
  figure('income-tax.late-fee', rupees(5000), {
    source: reported(act('section 428')),
  }),
  figure('income-tax.late-fee-small', rupees(1000), {
    source: reported(act('section 428')),
  }),
  figure('income-tax.late-fee-small-income', rupees(500_000), {
    source: reported(act('section 428')),
  }),
  figure('income-tax.presumptive.turnover-max', rupees(20_000_000), {
    source: reported(presumptive),
  }),
  figure('income-tax.presumptive.turnover-max-digital', rupees(30_000_000), {
    source: reported(presumptive),
  }),
  figure('income-tax.presumptive.cash-max', percent(5), { source: reported(presumptive) }),
  figure('income-tax.presumptive.profit-digital', percent(6), {
    source: reported(presumptive),
  }),
  figure('income-tax.presumptive.profit-cash', percent(8), {
    source: reported(presumptive),
  }),
  figure('income-tax.presumptive.advance-tax', everyYear(15, 3), {
    source: reported(act('section 408')),
  }),
] as const satisfies readonly Fact[];
