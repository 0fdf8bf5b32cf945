import type { FactId } from '../../../content/facts/lookup.ts';

export const incomeTax = {
  'income-tax.act': 'The new Income-tax Act is in force since',
  'income-tax.return-business': 'Return of a business without an audit',
  'income-tax.return-no-business': 'Return of somebody without business income',
  'income-tax.return-audit': 'Return of a company, or where accounts are audited',
  'income-tax.return-belated': 'Belated return, at the latest',
  'income-tax.return-revised': 'Revised return, to correct a mistake',
  'income-tax.return-sales': 'Return due whatever the income, above these sales',
  'income-tax.late-fee': 'Fee for a late return',
  'income-tax.late-fee-small': 'Fee for a late return where the income is small',
  'income-tax.late-fee-small-income': 'The smaller fee holds up to this income',
  'income-tax.audit.turnover': 'Tax audit of a business above this turnover',
  'income-tax.audit.turnover-digital': 'Tax audit above this turnover where hardly any cash moves',
  'income-tax.audit.cash-max': 'Hardly any cash: of receipts and of payments, at most',
  'income-tax.audit.profession': 'Tax audit of a profession above these receipts',
  'income-tax.audit.late-month': 'Audit report late by up to a month',
  'income-tax.audit.late-after': 'Audit report later than that',
  'income-tax.presumptive.turnover-max': 'Presumptive tax for a business: turnover at most',
  'income-tax.presumptive.turnover-max-digital': 'The same where hardly any cash comes in',
  'income-tax.presumptive.cash-max': 'Hardly any cash: of all receipts, at most',
  'income-tax.presumptive.profit-digital':
    'Profit that the law assumes from receipts by bank, card or UPI',
  'income-tax.presumptive.profit-cash': 'Profit that the law assumes from cash receipts',
  'income-tax.presumptive.advance-tax':
    'Advance tax under the presumptive scheme, in one payment by',
  'income-tax.tds.contract-once': 'Tax is cut from a contractor above one payment of',
  'income-tax.tds.contract-year': 'Tax is cut from a contractor above a yearly sum of',
  'income-tax.tds.contract-person': 'Tax cut from a contractor who is a person or a family',
  'income-tax.tds.contract-other': 'Tax cut from any other contractor',
  'income-tax.tds.payer-sales': 'A sole owner cuts tax from contractors above last year’s sales of',
  'income-tax.document-number-since':
    'Each letter of the income-tax office needs a document number (DIN), under the present rule, since',
} as const satisfies Partial<Record<FactId, string>>;
