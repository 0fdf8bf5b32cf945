import type { FactId } from '../../../content/facts/lookup.ts';

export const gst = {
  'gst.limit.telangana': 'Register above this turnover in Telangana, for goods or services',
  'gst.limit.goods': 'Register above this turnover in most other states, for goods alone',
  'gst.limit.services': 'Register above this turnover in most states, for services',
  'gst.limit.special': 'Register above this turnover in Manipur, Mizoram, Nagaland and Tripura',
  'gst.registration.fee': 'Government fee for GST registration',
  'gst.registration.within': 'Apply within this time after crossing the limit',
  'gst.registration.fast-days': 'Registration by the fast routes',
  'gst.registration.days': 'Registration by the ordinary route',
  'gst.registration.check-days': 'Registration where an officer visits',
  'gst.registration.small-tax-max':
    'Tax on sales to businesses in a month, at most, for the route of Rule 14A',
  'gst.registration.bank-days':
    'Bank details after registration, unless the first GSTR-1 comes before',
  'gst.registration.penalty': 'Not registering when one must: this, or the tax due if that is more',
  'gst.cancellation.within':
    'Apply to end the registration within this time after the business ends',
  'gst.rate.low': 'Lower rate',
  'gst.rate.standard': 'Standard rate',
  'gst.rate.high': 'Rate for luxury and harmful goods',
  'gst.rate.removed-middle': 'The middle rate',
  'gst.rate.removed-high': 'The high rate',
  'gst.composition.rate': 'Composition scheme: all rates',
  'gst.composition.trader': 'Composition: traders and makers',
  'gst.composition.restaurant': 'Composition: restaurants that serve no alcohol',
  'gst.composition.services': 'Composition: services',
  'gst.composition.limit': 'Composition: turnover at most, for goods and restaurants',
  'gst.composition.limit-hill': 'Composition: turnover at most in eight hill and north-east states',
  'gst.composition.services-limit': 'Composition: turnover at most, for services',
  'gst.composition.service-share':
    'Composition for goods: services beside them, at most this part of last year’s turnover, or the sum below if that is more',
  'gst.composition.service-amount': 'Composition for goods: services beside them, the sum',
  'gst.due.gstr1': 'GSTR-1 every month, by this day of the next month',
  'gst.due.gstr3b': 'GSTR-3B every month, by this day of the next month',
  'gst.due.gstr1-quarter': 'GSTR-1 every quarter, by this day of the next month',
  'gst.due.gstr3b-quarter-south':
    'GSTR-3B every quarter in Telangana and the southern, western and central states, by this day of the next month',
  'gst.due.gstr3b-quarter-north':
    'GSTR-3B every quarter in the northern and eastern states, by this day of the next month',
  'gst.due.cmp08': 'Composition statement CMP-08 every quarter, by this day of the next month',
  'gst.due.gstr4':
    'Yearly return of the composition scheme (GSTR-4), for financial years that begin in this time',
  'gst.quarterly.turnover-max': 'Returns by the quarter may be chosen up to this turnover',
  'gst.interest': 'Interest a year on tax paid late',
  'gst.late-fee.day': 'Late fee a day for a return',
  'gst.late-fee.nil-day': 'Late fee a day for a return with nothing to pay',
  'gst.late-fee.nil-cap': 'Most the late fee can be for a return with nothing to pay',
  'gst.late-fee.small-cap': 'Most the late fee for one return can be, for a small turnover',
  'gst.late-fee.small-turnover': 'The small turnover for that cap',
  'gst.late-fee.middle-cap': 'Most the late fee for one return can be, for a middle turnover',
  'gst.late-fee.middle-turnover': 'The middle turnover for that cap',
  'gst.late-fee.large-cap': 'Most the late fee for one return can be, for a larger turnover',
  'gst.einvoice.turnover': 'E-invoices above this turnover',
  'gst.einvoice.report-turnover': 'E-invoices must be reported in time from this turnover',
  'gst.einvoice.report-days': 'Time to report an e-invoice',
  'gst.audit.turnover': 'Yearly audit by an accountant above this turnover',
  'gst.annual-return.turnover': 'Annual return (GSTR-9) compulsory above this turnover',
  'gst.reconciliation.turnover':
    'Reconciliation (GSTR-9C), certified by yourself, above this turnover',
  'gst.annual-return.due': 'Annual return is due',
  'gst.old-returns': 'A return this long after its due date can no longer be filed',
  'gst.rate.gold': 'Gold, silver and jewellery',
  'gst.rate.diamond-cut': 'Cut diamonds',
  'gst.rate.diamond-rough': 'Rough diamonds',
  'gst.rate.bricks': 'Building bricks, without credit for tax paid',
  'gst.rate.bricks-credit': 'Building bricks, with credit',
  'gst.rate.tobacco': 'Pan masala, cigarettes and tobacco',
  'gst.rate.bidi': 'Bidi',
  'gst.rate.restaurant': 'Restaurants, without credit for tax paid',
  'gst.registration.marketplace-relief':
    'Small sellers on marketplaces inside one state may use an enrolment number since',
  'gst.marketplace.tax': 'Tax that a marketplace keeps back from a registered seller',
  'gst.rate.clothes-limit':
    'Clothes a piece, and shoes a pair, at the lower rate up to this price; above it at the standard rate',
  'gst.rate.salon': 'Salons, barbers, gyms and yoga, without credit for tax paid',
  'gst.due.gstr2b':
    'List of purchase bills for credit (GSTR-2B), made on this day of the next month',
  'gst.hsn.digits': 'Digits of the goods code (HSN) in GSTR-1',
  'gst.hsn.digits-large': 'Digits of the goods code (HSN) in GSTR-1, above the turnover below',
  'gst.hsn.turnover': 'More digits of the goods code (HSN) above this turnover',
  'gst.due.iff':
    'Invoices of the first and second month of a quarter (IFF), by this day of the next month',
  'gst.iff.month-max': 'Invoices in the IFF of one month, at most',
  'gst.due.pmt06':
    'Deposit for the first and second month of a quarter (PMT-06), by this day of the next month',
  'gst.due.composition-choice': 'Choose the composition scheme for the next year by',
  'gst.due.export-undertaking':
    'Undertaking of exporters (RFD-11) for a year that begins on 1 April, by',
  'gst.due.old-credit': 'Last day to claim credit for bills of the financial year before',
  'gst.due.job-work': 'Statement of goods sent out for work (ITC-04), once a year by',
  'gst.due.job-work-second': 'Statement of goods sent out for work (ITC-04): larger firms also by',
  'gst.due.final-return': 'Final return (GSTR-10) after the registration has ended',
  'gst.late-fee.gstr4-cap': 'Most the late fee for GSTR-4 can be',
  'gst.late-fee.gstr4-nil-cap': 'Most the late fee for GSTR-4 without tax can be',
  'gst.late-fee.yearly-day':
    'Late fee a day for the annual return, for a turnover up to the first limit',
  'gst.late-fee.yearly-turnover':
    'The first limit of turnover for the late fee of the annual return',
  'gst.late-fee.yearly-day-middle':
    'Late fee a day for the annual return, above that and up to the second limit',
  'gst.late-fee.yearly-turnover-middle':
    'The second limit of turnover for the late fee of the annual return',
  'gst.late-fee.yearly-day-large': 'Late fee a day for the annual return, above the second limit',
  'gst.late-fee.yearly-cap':
    'Most the late fee for the annual return can be, in turnover within the state, up to the second limit',
  'gst.late-fee.yearly-cap-large':
    'Most the late fee for the annual return can be, in turnover within the state, above the second limit',
  'gst.late-fee.gstr7-day': 'Late fee a day for GSTR-7',
  'gst.late-fee.gstr7-cap': 'Most the late fee for GSTR-7 can be',
  'gst.ewaybill.value': 'E-way bill for goods on the move above this value',
  'gst.records': 'Keep bills and accounts, from the day the annual return was due',
  'gst.example.tax': 'Example: tax paid late',
  'gst.example.days': 'Example: time it is late',
  'gst.example.interest': 'Example: interest on it',
  'gst.example.fee-days': 'Example: time a return is late',
  'gst.example.fee': 'Example: late fee for it',
  'gst.notice.return': 'Time to file a missing return after the notice (GSTR-3A)',
  'gst.notice.scrutiny': 'Time to answer a question about a return (ASMT-10), at most',
  'gst.notice.cancel': 'Time to answer a notice that the registration may be cancelled (REG-17)',
} as const satisfies Partial<Record<FactId, string>>;
