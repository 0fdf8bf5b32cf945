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
    benefit:
      'Subsidy on a small industry: {scheme.t-pride.men} for men, {scheme.t-pride.women} for women. For cars, taxis and other vehicles it was stopped in {scheme.t-pride.stopped}.',
    who: 'SC, ST and persons with a disability',
    note: 'We found no page of this year that says it goes on.',
    also: ['You set up an industry, and do not buy a car or taxi.'],
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
    benefit: 'Courses and mentors, help with markets and money.',
    who: 'Women who start or lead a business',
  },
  't-hub': {
    name: 'T-Hub, T-Works, TGIC',
    benefit: 'Workspace and advice for startups, making a prototype, village inventions.',
    who: 'Startups and innovators',
  },
  'tg-ipass': {
    name: 'TG-iPASS',
    benefit:
      'One window for the approvals of an industry, each within {scheme.tg-ipass.days} at most. An office may ask for missing papers only once. If it is late, you may ask why, and the officer can be fined.',
    who: 'Industry',
  },
  'tg-finance-corporations': {
    name: 'SC, ST, BC and minorities finance corporations, Telangana',
    benefit:
      'Minorities, by call: {scheme.tg-finance-corporations.women} for widows, divorced, orphaned and unmarried women; {scheme.tg-finance-corporations.moped} and a moped for Fakeer and Dudekula people. For SC, ST and BC we could not confirm the subsidy.',
    who: 'SC, ST, BC and minorities',
    note: 'The last call that we read of ended on {scheme.tg-finance-corporations.call}. Ask for the next one.',
  },
  'tg-street-vending': {
    name: 'Street vending through MEPMA and GHMC',
    benefit: 'Vending zones and certificates, and camps for SVANidhi se Samriddhi.',
    who: 'Street vendors in towns',
    note: 'The Act gives you the survey and the certificate. Many towns are late: apply in writing.',
    apply: 'At the office of your town or ward.',
    also: ['You sell in the streets of a town, not of a village.'],
  },
} as const satisfies SchemeTexts<typeof telanganaSchemes>;
