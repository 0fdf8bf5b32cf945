import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { telanganaSchemes } from '../../../tools/schemes/model/telangana.ts';

/** Telangana */
export const telangana = {
  'tg-msme-policy': {
    name: 'Telangana MSME Policy: investment subsidy (T-IDEA)',
    benefit: 'Pays {msme.telangana.subsidy} of the investment, up to {msme.telangana.subsidy-max}.',
    who: 'New MSMEs that make goods',
    note: 'The policy of {scheme.tg-msme-policy.policy} runs for {scheme.tg-msme-policy.term}. We could not confirm that the money is being paid out.',
  },
  'tg-msme-women': {
    name: 'Telangana MSME Policy: more for women',
    benefit: '{msme.telangana.women} more, up to {msme.telangana.women-max}.',
    who: 'Firms owned by women that make goods',
    note: 'Open by the policy of {scheme.tg-msme-policy.policy}.',
  },
  'tg-msme-scst': {
    name: 'Telangana MSME Policy: SC and ST (T-PRIDE)',
    benefit:
      'Pays {msme.telangana.scst} of the investment, up to {msme.telangana.scst-max}; half the price of land back, up to {scheme.tg-msme-scst.land-max}; {scheme.tg-msme-scst.plots} of the plots.',
    who: 'Firms owned by SC or ST that make goods',
    note: 'Open by the policy of {scheme.tg-msme-policy.policy}.',
  },
  't-pride': {
    name: 'T-PRIDE, older incentives',
    benefit: 'Help with power, tax and interest; vehicles for SC and ST.',
    who: 'SC, ST and persons with a disability',
  },
  'indira-mahila-shakti': {
    name: 'Indira Mahila Shakti',
    benefit:
      'Units of a group up to {scheme.indira-mahila-shakti.group-max}, of one woman up to {scheme.indira-mahila-shakti.one-max}; subsidy of {scheme.indira-mahila-shakti.subsidy}. For example canteens and stitching.',
    who: 'Women in self-help groups',
    note: 'As reported in {scheme.indira-mahila-shakti.reported}.',
    apply: 'Through your self-help group: SERP in villages, MEPMA in towns.',
  },
  'rajiv-yuva-vikasam': {
    name: 'Rajiv Yuva Vikasam',
    benefit:
      'Subsidy by the cost of the unit: all of it to {scheme.rajiv-yuva-vikasam.full-max}, {scheme.rajiv-yuva-vikasam.second-share} to {scheme.rajiv-yuva-vikasam.second-max}, {scheme.rajiv-yuva-vikasam.third-share} to {scheme.rajiv-yuva-vikasam.third-max}, {scheme.rajiv-yuva-vikasam.fourth-share} to {scheme.rajiv-yuva-vikasam.fourth-max}. {scheme.rajiv-yuva-vikasam.women} for women.',
    who: 'SC, ST, BC, minority and EWS, aged {scheme.rajiv-yuva-vikasam.age} ({scheme.rajiv-yuva-vikasam.farm-age} for farm units)',
    note: 'Announced in {scheme.rajiv-yuva-vikasam.announced}. We could not confirm that it pays out.',
    also: [
      'Family income up to {scheme.rajiv-yuva-vikasam.income-village} in villages, {scheme.rajiv-yuva-vikasam.income-town} in towns.',
      'Above the age of {scheme.rajiv-yuva-vikasam.other-age} only for farm units.',
    ],
  },
  'stree-nidhi': {
    name: 'Stree Nidhi loans',
    benefit: 'Quick loans of self-help groups, in tiers.',
    who: 'Women in self-help groups',
    apply: 'Through your self-help group.',
  },
  'we-hub': {
    name: 'WE Hub',
    benefit: 'Workspace and advice, help with markets and money.',
    who: 'Women who lead a business',
  },
  't-hub': {
    name: 'T-Hub, T-Works, TGIC',
    benefit: 'Workspace and advice for startups, making a prototype, village inventions.',
    who: 'Startups and innovators',
  },
  'tg-ipass': {
    name: 'TG-iPASS',
    benefit: 'One window for approvals; what is not answered in time counts as approved.',
    who: 'Industry',
  },
  'tg-finance-corporations': {
    name: 'SC, ST, BC and minorities finance corporations, Telangana',
    benefit: 'Subsidy with a bank loan; units for women of the minorities.',
    who: 'SC, ST, BC and minorities, aged {scheme.tg-finance-corporations.age}',
    note: 'Runs by a yearly plan. We could not confirm this year’s.',
  },
  'tg-street-vending': {
    name: 'Street vending through MEPMA and GHMC',
    benefit: 'Survey, identity cards, camps for PM SVANidhi, vending zones.',
    who: 'Street vendors',
    apply: 'At the office of your town or ward.',
  },
} as const satisfies SchemeTexts<typeof telanganaSchemes>;
