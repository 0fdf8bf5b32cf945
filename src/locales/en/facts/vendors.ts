import type { FactId } from '../../../content/facts/lookup.ts';

export const vendors = {
  'vendor.survey-years': 'The Town Vending Committee surveys the vendors again at least once every',
  'vendor.zone-share':
    'Vendors to be fitted into the vending zones: share of the people of the ward, zone or town, at most',
  'vendor.age-min': 'Age from which the Act gives a certificate; a state may ask for more',
  'vendor.age.telangana': 'Telangana: age from which a certificate is given',
  'vendor.age.andhra': 'Andhra Pradesh: age from which a certificate is given',
  'vendor.notice': 'Notice before a certificate holder has to move',
  'vendor.default-penalty': 'Penalty a day for not moving after the notice has run out, at most',
  'vendor.return-goods': 'Seized goods that do not spoil must be given back within',
  'vendor.return-perishable': 'Seized goods that spoil must be given back',
  'vendor.committee-vendors':
    'Share of the committee’s members that vendors elect from among themselves, at least',
  'vendor.committee-women': 'Share of women among the vendors on the committee',
  'vendor.plan-years': 'The town makes a new vending plan every',
  'vendor.penalty': 'Vending without a certificate or against its terms: for each offence, at most',
  'vendor.telangana.fee.town': 'Telangana: registration fee of a vendor in a town',
  'vendor.telangana.fee.corporation':
    'Telangana: registration fee of a vendor in a city with a corporation',
  'vendor.telangana.fee.mission-city': 'Telangana: registration fee of a vendor in a mission city',
  'vendor.telangana.years': 'Telangana: a vending certificate is renewed after',
  'vendor.loan.cashback': 'PM SVANidhi: cashback for taking digital payments, at most',
  'vendor.loan.fee': 'Government fee for a PM SVANidhi application',
  'vendor.scale.electronic': 'An electronic scale is to be checked and stamped again after',
  'vendor.scale.beam':
    'Weights, measures and a beam scale are to be checked and stamped again after',
} as const satisfies Partial<Record<FactId, string>>;
