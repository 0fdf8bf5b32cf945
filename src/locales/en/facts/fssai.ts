import type { FactId } from '../../../content/facts/lookup.ts';

export const fssai = {
  'fssai.registration.turnover-max': 'Registration is enough up to this turnover in a year',
  'fssai.state.turnover-max': 'A state licence is enough up to this turnover in a year',
  'fssai.validity': 'How long a certificate or licence is valid',
  'fssai.renewal': 'When to renew before the certificate ends',
  'fssai.vendor.fee': 'Fee for a street vendor who counts as registered',
  'fssai.registration.fee': 'Government fee for registration, a year',
  'fssai.state.fee': 'Government fee for a state licence, a year, by kind of business',
  'fssai.state.fee.most': 'State licence fee a year: restaurants, shops and most others',
  'fssai.state.fee.small-maker': 'State licence fee a year: makers of less than a tonne a day',
  'fssai.state.fee.large-maker':
    'State licence fee a year: makers of more than a tonne a day, and hotels',
  'fssai.central.fee': 'Government fee for a central licence, a year',
  'fssai.annual-return.due': 'Annual return of licensed makers and importers, for the year before',
  'fssai.annual-return.late-fee': 'Late fee for the annual return, a day',
  'fssai.annual-return.late-fee-cap': 'Most the late fee can come to, in annual licence fees',
  'fssai.penalty.no-licence': 'Running a business that needs a licence without one',
  'fssai.penalty.sub-standard': 'Selling sub-standard food',
  'fssai.penalty.misbranded': 'Selling misbranded food',
  'fssai.penalty.misleading-advertisement': 'A misleading advertisement for food',
  'fssai.penalty.unhygienic': 'Making or handling food in unclean conditions',
  'fssai.penalty.unsafe': 'Selling unsafe food, even when nobody was hurt',
  'fssai.penalty.unsafe-prison': 'Prison for unsafe food, even when nobody was hurt: at most',
  'fssai.penalty.other': 'A breach for which the Act names no penalty of its own',
} as const satisfies Partial<Record<FactId, string>>;
