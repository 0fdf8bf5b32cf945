import type { FactId } from '../../../content/facts/lookup.ts';

export const incomeTax = {
  'income-tax.act': 'The new Income-tax Act is in force since',
  'income-tax.return-business': 'Return of a business without an audit',
  'income-tax.return-no-business': 'Return of somebody without business income',
  'income-tax.return-audit': 'Return of a company, or where accounts are audited',
  'income-tax.return-belated': 'Belated return, at the latest',
  'income-tax.return-revised': 'Revised return, to mend a mistake',
  'income-tax.late-fee': 'Fee for a late return',
  'income-tax.late-fee-small': 'Fee for a late return where the income is small',
  'income-tax.late-fee-small-income': 'The smaller fee holds up to this income',
  'income-tax.presumptive.turnover-max': 'Presumptive tax for a business: turnover at most',
  'income-tax.presumptive.turnover-max-digital': 'The same where hardly any cash comes in',
  'income-tax.presumptive.cash-max': 'Hardly any cash: of all receipts, at most',
  'income-tax.presumptive.profit-digital':
    'Profit that the law assumes from receipts by bank, card or UPI',
  'income-tax.presumptive.profit-cash': 'Profit that the law assumes from cash receipts',
  'income-tax.presumptive.advance-tax':
    'Advance tax under the presumptive scheme, in one payment by',
} as const satisfies Partial<Record<FactId, string>>;
