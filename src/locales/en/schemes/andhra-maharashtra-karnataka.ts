import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { southWestSchemes } from '../../../tools/schemes/model/andhra-maharashtra-karnataka.ts';

/** Andhra Pradesh, Maharashtra and Karnataka */
export const southWest = {
  'ap-msme-policy': {
    name: 'Andhra Pradesh MSME and Entrepreneur Development Policy 4.0',
    benefit:
      'Investment subsidy: {scheme.ap-msme-policy.special-share}, up to {scheme.ap-msme-policy.special-max}, for special categories with a new unit; {scheme.ap-msme-policy.invested-share} for those who have invested already (changed in {scheme.ap-msme-policy.changed}). Help with power of {scheme.ap-msme-policy.power} a unit for {scheme.ap-msme-policy.power-term}; {scheme.ap-msme-policy.land} of land, up to {scheme.ap-msme-policy.land-max}, for SC and ST.',
    who: 'MSMEs',
    note: 'Policy of {scheme.ap-msme-policy.begins} to {scheme.ap-msme-policy.ends}.',
  },
  'ap-innovation-hub': {
    name: 'Ratan Tata Innovation Hub, One Family One Entrepreneur',
    benefit: 'Workspace, advice and seed money.',
    who: 'Founders',
  },
  'ap-food-policy': {
    name: 'Andhra Pradesh Food Processing Policy 4.0',
    benefit: 'Capital subsidy, and more on top of PMFME.',
    who: 'Units that make food',
    note: 'Policy of {scheme.ap-food-policy.begins} to {scheme.ap-food-policy.ends}.',
  },
  'ap-corporations': {
    name: 'SC, ST, BC and Kapu corporations: self-employment, Andhra Pradesh',
    benefit: 'Loans with a subsidy, in slabs by the cost of the unit.',
    who: 'SC, ST, BC and Kapu, aged {scheme.ap-corporations.age}',
    note: 'Runs by a yearly plan. We could not confirm this year’s.',
    groupsElse: 'Kapu',
  },
  'jagananna-thodu': {
    name: 'Jagananna Thodu',
    benefit:
      'Was known for giving small vendors back the interest on a loan. We could not confirm its terms.',
    who: 'Street vendors',
    note: 'The government changed in {scheme.jagananna-thodu.government}.',
  },
  'mh-cmegp': {
    name: 'Chief Minister Employment Generation Programme, Maharashtra',
    benefit:
      'Subsidy of {scheme.mh-cmegp.subsidy} of the project. Its limits were changed: see the portal.',
    who: 'Persons aged {scheme.mh-cmegp.age} (special categories {scheme.mh-cmegp.special-age})',
  },
  'mh-holkar-women': {
    name: 'Punyashlok Ahilyadevi Holkar Women Startup Scheme',
    benefit: 'Grant of {scheme.mh-holkar-women.grant}.',
    who: 'Startups led by women with a turnover of {scheme.mh-holkar-women.turnover}',
    also: ['Turnover of {scheme.mh-holkar-women.turnover}.'],
  },
  'mh-annasaheb-patil': {
    name: 'Annasaheb Patil Corporation: interest back',
    benefit:
      'Interest back on a loan up to {scheme.mh-annasaheb-patil.person-max} for a person, {scheme.mh-annasaheb-patil.group-max} for a group.',
    who: 'Maratha and other listed economically weak, aged {scheme.mh-annasaheb-patil.age}',
    groupsElse: 'Maratha, and other listed communities',
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
    who: 'Persons in villages, aged {scheme.ka-cmegp.age} (special categories {scheme.ka-cmegp.special-age})',
    note: 'Known to run. We could not confirm this year’s rules.',
    also: ['The unit is in a village.'],
  },
  'ka-scst-loans': {
    name: 'Samruddhi, Aishwarya and loans of the Dr Ambedkar Corporation',
    benefit: 'Loans with a subsidy.',
    who: 'SC and ST, aged {scheme.ka-scst-loans.age}',
    note: 'Runs by a yearly plan. We could not confirm this year’s.',
  },
  'ka-industrial-policy': {
    name: 'Karnataka Industrial Policy 2025-30: MSME incentives',
    benefit: 'Help with investment or production, by zone.',
    who: 'MSMEs',
  },
  'ka-badavara-bandhu': {
    name: 'Small loans for street vendors (Badavara Bandhu)',
    benefit:
      'Was known for small loans without interest through cooperative banks. We could not confirm its terms.',
    who: 'Street vendors',
    apply: 'Ask the cooperation department of Karnataka, or a cooperative bank near you.',
  },
} as const satisfies SchemeTexts<typeof southWestSchemes>;
