import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { southWestSchemes } from '../../../tools/schemes/model/andhra-maharashtra-karnataka.ts';

/** Andhra Pradesh, Maharashtra and Karnataka */
export const southWest = {
  'ap-msme-policy': {
    name: 'Andhra Pradesh MSME and Entrepreneur Development Policy 4.0',
    benefit:
      'Investment subsidy: {scheme.ap-msme-policy.special-share}, up to {scheme.ap-msme-policy.special-max}, for special categories with a new unit; {scheme.ap-msme-policy.invested-share} for those who have invested already (changed in {scheme.ap-msme-policy.changed}). Help with power of {scheme.ap-msme-policy.power} a unit for {scheme.ap-msme-policy.power-term}; {scheme.ap-msme-policy.land} of the value of land, up to {scheme.ap-msme-policy.land-max}, for SC and ST.',
    who: 'MSMEs',
    note: 'Policy of {scheme.ap-msme-policy.begins} to {scheme.ap-msme-policy.ends}.',
  },
  'ap-innovation-hub': {
    name: 'Ratan Tata Innovation Hub, One Family One Entrepreneur',
    benefit:
      'Mentors and a place to start, at Amaravati and in other cities. The state adds a part of the seed money.',
    who: 'Founders',
  },
  'ap-food-policy': {
    name: 'Andhra Pradesh Food Processing Policy 4.0',
    benefit:
      'New micro unit: {scheme.ap-food-policy.share} of the investment, up to {scheme.ap-food-policy.max}. For first steps such as cleaning and sorting: {scheme.ap-food-policy.first-share}, up to {scheme.ap-food-policy.first-max}. Larger units and groups have higher limits.',
    who: 'Units that make food',
    note: 'Policy of {scheme.ap-food-policy.begins} to {scheme.ap-food-policy.ends}. The terms for women, SC and ST are on another page that we did not read.',
  },
  'ap-corporations': {
    name: 'SC, ST, BC and Kapu corporations: self-employment, Andhra Pradesh',
    benefit:
      'A subsidy for a part of the unit, the rest as a bank loan. No money of your own is needed.',
    who: 'BC and EWS aged {scheme.ap-corporations.age}; the SC, ST and Kapu corporations have schemes of their own',
    note: 'Runs by a yearly plan: this one is of {scheme.ap-corporations.year}. We could not confirm this year’s.',
    groupsElse: 'Kapu',
    also: ['The family is below the poverty line.'],
  },
  'jagananna-thodu': {
    name: 'Jagananna Thodu',
    benefit:
      'Was a loan of {scheme.jagananna-thodu.loan} without interest: who paid on time got the interest back.',
    who: 'Street vendors, small traders and traditional artisans',
    note: 'The newest report that we read is of {scheme.jagananna-thodu.reported}. We found none that says it goes on.',
    also: ['You sell on the street, from a cart or a very small shop, or make traditional crafts.'],
  },
  'mh-cmegp': {
    name: 'Chief Minister Employment Generation Programme, Maharashtra',
    benefit:
      'Subsidy on a new unit with a bank loan, for projects up to {scheme.mh-cmegp.max}. The share and the limits were changed: see the portal.',
    who: 'Persons aged {scheme.mh-cmegp.age} (special categories {scheme.mh-cmegp.special-age})',
    note: 'We found no page of this year that says it goes on.',
    also: [
      'The unit is new, and had no other subsidy of a government.',
      'Neither you nor your husband or wife has used the scheme.',
    ],
  },
  'mh-holkar-women': {
    name: 'Punyashlok Ahilyadevi Holkar Women Startup Scheme',
    benefit: 'Grant of {scheme.mh-holkar-women.grant}.',
    who: 'Startups led by women; the sum depends on the turnover',
    note: 'We found no page of this year that says it goes on.',
  },
  'mh-annasaheb-patil': {
    name: 'Annasaheb Patil Corporation: interest back',
    benefit:
      'Interest back on a loan up to {scheme.mh-annasaheb-patil.person-max} for a person, {scheme.mh-annasaheb-patil.group-max} for a group.',
    who: 'Maratha and other listed economically weak, up to the age of {scheme.mh-annasaheb-patil.age}',
    groupsElse: 'Maratha, and other listed communities',
    note: 'We found no page of this year that says it goes on.',
    also: ['Family income below {scheme.mh-annasaheb-patil.income-max} a year.'],
  },
  'mh-incentives': {
    name: 'Package Scheme of Incentives, Maharashtra',
    benefit: 'State GST back and help with power, by zone.',
    who: 'MSMEs',
    note: 'There is a new industrial policy.',
  },
  'mh-startup-policy': {
    name: 'Maharashtra Startup Policy 2025 and the Chief Minister’s fund',
    benefit: 'Seed money and loans for founders at an early stage.',
    who: 'Startups',
    note: 'Known to run. We could not confirm this year’s rules.',
  },
  'mh-corporations': {
    name: 'Sant Rohidas, Annabhau Sathe, Phule and OBC corporations',
    benefit: 'Subsidy and seed capital.',
    who: 'SC and OBC groups, aged {scheme.mh-corporations.age}',
    note: 'Known to run. We could not confirm this year’s rules.',
  },
  'ka-elevate': {
    name: 'ELEVATE (Idea2PoC), Karnataka',
    benefit: 'Grant up to {scheme.ka-elevate.max}.',
    who: 'Startups of Karnataka; special calls for women, SC and ST',
  },
  'ka-startup-policy': {
    name: 'Karnataka Startup Policy 2025-30',
    benefit: '{scheme.ka-startup-policy.size} in all, with a focus outside Bengaluru.',
    who: 'Startups',
    note: 'The policy sets limits for each kind of help.',
  },
  'ka-udyogini': {
    name: 'Udyogini, Karnataka',
    benefit:
      'Loan up to {scheme.ka-udyogini.max}, of which {scheme.ka-udyogini.subsidy} is a subsidy.',
    who: 'Women aged {scheme.ka-udyogini.age} with a family income up to {scheme.ka-udyogini.income-max} (SC and ST {scheme.ka-udyogini.scst-income-max})',
    note: 'No income limit for widows and women with a disability. A loan in default shuts you out.',
    also: [
      'Income up to {scheme.ka-udyogini.income-max} (SC and ST {scheme.ka-udyogini.scst-income-max}).',
    ],
  },
  'ka-cmegp': {
    name: 'Chief Minister’s Self-Employment Programme, Karnataka',
    benefit: 'Subsidy of {scheme.ka-cmegp.subsidy} for a project up to {scheme.ka-cmegp.max}.',
    who: 'Persons with a new unit in a village, aged {scheme.ka-cmegp.age} in the general category',
    note: 'We could not confirm the age for others. We found no page of this year that says it goes on.',
    also: ['The unit is in a village.'],
  },
  'ka-scst-loans': {
    name: 'Samruddhi, Aishwarya and loans of the Dr Ambedkar Corporation',
    benefit:
      'Subsidy beside a bank loan: {scheme.ka-scst-loans.food-share} of a food truck or food kiosk, up to {scheme.ka-scst-loans.food-max}; {scheme.ka-scst-loans.share} of a small shop or service, up to a limit.',
    who: 'SC; ST by a corporation of their own',
    note: 'Runs by a yearly plan. We could not confirm this year’s, nor the age.',
  },
  'ka-industrial-policy': {
    name: 'Karnataka Industrial Policy 2025-30: MSME incentives',
    benefit: 'Help with investment or production, by zone.',
    who: 'MSMEs',
  },
  'ka-badavara-bandhu': {
    name: 'Small loans for street vendors (Badavara Bandhu)',
    benefit:
      'In {scheme.ka-badavara-bandhu.year}: loans of {scheme.ka-badavara-bandhu.loan} without interest, from cooperative banks.',
    who: 'Street vendors with Aadhaar and a vendor’s card of the town',
    note: 'We found no newer page that says it goes on.',
    also: ['You have a vendor’s card of your town.'],
    apply: 'Ask the cooperation department of Karnataka, or a cooperative bank near you.',
  },
} as const satisfies SchemeTexts<typeof southWestSchemes>;
