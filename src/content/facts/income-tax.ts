import type { Confidence, Fact, FactValue, FactVersion, IsoDate, Source } from './types.ts';

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

const version = (
  value: FactValue,
  source: Source,
  confidence: Confidence,
  span: { from?: IsoDate; until?: IsoDate } = {},
): FactVersion => ({
  value,
  from: span.from ?? null,
  until: span.until ?? null,
  source,
  confidence,
  ...review,
});

const figure = (
  id: string,
  label: string,
  value: FactValue,
  source: Source,
  confidence: Confidence,
): Fact => ({ id: `income-tax.${id}`, label, versions: [version(value, source, confidence)] });

const rupees = (amount: number): FactValue => ({ unit: 'rupees', amount });
const percent = (amount: number): FactValue => ({ unit: 'percent', amount });
const dayOfYear = (month: number, day: number): FactValue => ({ unit: 'day-of-year', month, day });

const presumptive = act('section 58(2)');

export const incomeTaxFacts: readonly Fact[] = [
  {
    id: 'income-tax.act',
    label: 'The new Income-tax Act is in force since',
    versions: [
      version({ unit: 'date', date: '2026-04-01' }, act('in force'), 'V', { from: '2026-04-01' }),
    ],
  },
  {
    id: 'income-tax.return-business',
    label: 'Return of a business without an audit',
    versions: [
      version(dayOfYear(7, 31), oldAct, 'V', { until: '2026-03-31' }),
      version(dayOfYear(8, 31), newDates, 'V', { from: '2026-04-01' }),
    ],
  },
  figure(
    'return-no-business',
    'Return of somebody without business income',
    dayOfYear(7, 31),
    act('section 263'),
    'V',
  ),
  figure(
    'return-audit',
    'Return of a company, or where accounts are audited',
    dayOfYear(10, 31),
    act('section 263'),
    'V',
  ),
  figure(
    'return-belated',
    'Belated return, at the latest',
    dayOfYear(12, 31),
    act('section 263'),
    'S',
  ),
  figure('return-revised', 'Revised return, to mend a mistake', dayOfYear(3, 31), newDates, 'V'),
  figure('late-fee', 'Fee for a late return', rupees(5000), act('section 428'), 'V'),
  figure(
    'late-fee-small',
    'Fee for a late return where the income is small',
    rupees(1000),
    act('section 428'),
    'V',
  ),
  figure(
    'late-fee-small-income',
    'The smaller fee holds up to this income',
    rupees(500_000),
    act('section 428'),
    'V',
  ),
  figure(
    'presumptive.turnover-max',
    'Presumptive tax for a business: turnover at most',
    rupees(20_000_000),
    presumptive,
    'V',
  ),
  figure(
    'presumptive.turnover-max-digital',
    'The same where hardly any cash comes in',
    rupees(30_000_000),
    presumptive,
    'V',
  ),
  figure(
    'presumptive.cash-max',
    'Hardly any cash: of all receipts, at most',
    percent(5),
    presumptive,
    'V',
  ),
  figure(
    'presumptive.profit-digital',
    'Profit that the law assumes from receipts by bank, card or UPI',
    percent(6),
    presumptive,
    'V',
  ),
  figure(
    'presumptive.profit-cash',
    'Profit that the law assumes from cash receipts',
    percent(8),
    presumptive,
    'V',
  ),
  figure(
    'presumptive.advance-tax',
    'Advance tax under the presumptive scheme, in one payment by',
    dayOfYear(3, 15),
    act('section 408'),
    'V',
  ),
];
