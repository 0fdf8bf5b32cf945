import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { inclusionSchemes } from '../../../tools/schemes/model/inclusion.ts';

/** Women, SC, ST, OBC, minorities, disability, pensions and insurance, central */
export const inclusion = {
  nsfdc: {
    name: 'NSFDC term and micro loans',
    benefit: 'Term loans up to {scheme.nsfdc.max} at {scheme.nsfdc.interest}; smaller loans too.',
    who: 'SC persons with a family income up to {scheme.nsfdc.income-max}',
    also: ['Family income up to {scheme.nsfdc.income-max}.'],
  },
  'pm-suraj': {
    name: 'PM-SURAJ portal',
    benefit:
      'One application for the loans of NSFDC, NBCFDC and NSKFDC. An answer comes in {scheme.pm-suraj.weeks} weeks, as the minister said.',
    who: 'SC, OBC and sanitation workers',
    groupsElse: 'De-notified, nomadic and semi-nomadic tribes',
  },
  nbcfdc: {
    name: 'NBCFDC loans, with New Swarnima for women',
    benefit: 'Loan at low interest; New Swarnima for women up to {scheme.nbcfdc.women-max}.',
    who: 'OBC with a family income up to {scheme.nbcfdc.income-max}',
    also: ['Family income up to {scheme.nbcfdc.income-max}.'],
  },
  nstfdc: {
    name: 'NSTFDC loans, with Adivasi Mahila Sashaktikaran',
    benefit:
      'For women: loan for a unit of up to {scheme.nstfdc.women-max} at {scheme.nstfdc.women-interest}. Its site states the terms of other loans.',
    who: 'ST persons',
  },
  nmdfc: {
    name: 'NMDFC loans: VIRASAT, Mahila Samriddhi',
    benefit: 'Term loan up to {scheme.nmdfc.max}, and smaller loans.',
    who: 'Notified minorities, within income lines',
    also: ['Family income within the scheme’s lines.'],
  },
  ndfdc: {
    name: 'NDFDC loans',
    benefit: 'Loan up to {scheme.ndfdc.max} at {scheme.ndfdc.interest}.',
    who: 'Persons with a disability of {scheme.ndfdc.disability} or more',
    also: ['The disability is {scheme.ndfdc.disability} or more.'],
  },
  'swachhta-udyami': {
    name: 'NSKFDC Swachhta Udyami',
    benefit:
      'Loan up to {scheme.swachhta-udyami.max} at {scheme.swachhta-udyami.interest}, and a subsidy of up to {scheme.swachhta-udyami.subsidy} on a vehicle for sanitation work.',
    who: 'Sanitation workers, waste pickers, freed manual scavengers, and those who depend on them',
    note: 'Pages disagree on the limit for one person. We found no page of this year that says it goes on.',
    also: [
      'You clean or pick waste, were a manual scavenger, or depend on one who does.',
      'The loan is for work in sanitation.',
    ],
  },
  'venture-fund-sc': {
    name: 'Venture Capital Fund for SC',
    benefit: 'Loan or investors’ money of {scheme.venture-fund-sc.investment} for a company.',
    who: 'Private or public limited companies of SC owners; no shop, single owner or partnership',
    also: ['You have a private limited or public limited company.'],
  },
  'venture-fund-st': {
    name: 'Venture Capital Fund for ST',
    benefit: 'Loan or investors’ money of {scheme.venture-fund-st.investment}.',
    who: 'Companies of ST owners',
  },
  'day-nrlm': {
    name: 'DAY-NRLM, SVEP, Lakhpati Didi',
    benefit:
      'Loans to women’s self-help groups: at {scheme.day-nrlm.interest} up to {scheme.day-nrlm.cheap-max}, and more up to {scheme.day-nrlm.max}. Funds for village businesses.',
    who: 'Village women in a self-help group',
    also: ['You live in a village.'],
  },
  wep: {
    name: 'Women Entrepreneurship Platform',
    benefit: 'Mentors, links to money, and the programme Award to Reward.',
    who: 'Women who lead a business',
  },
  'pm-ajay': {
    name: 'PM-AJAY income generation',
    benefit:
      'Grant of {scheme.pm-ajay.max} for each person or {scheme.pm-ajay.share} of the project, whichever is less, with free training. You bring {scheme.pm-ajay.own}; a bank lends the rest.',
    who: 'SC persons',
    note: 'Read for one district of Uttar Pradesh. Ask the social welfare office of your district.',
    also: ['You apply in a group of three or more, or in a cluster.'],
  },
  'pm-vikas': {
    name: 'PM Vikas (Seekho aur Kamao is now part of it)',
    benefit:
      'Training in a trade, in running a business and in leading, and school leaving papers for those who dropped out.',
    who: 'Minorities, and communities of artisans',
    note: 'We could not confirm that it goes on.',
    groupsElse: 'Communities of artisans',
  },
  'nps-traders': {
    name: 'Pension for traders and self-employed (NPS-Traders)',
    benefit:
      '{scheme.nps-traders.pension} a month after {scheme.nps-traders.pension-age}. The government pays as much as you do.',
    who: 'Shopkeepers and traders with a turnover up to {scheme.nps-traders.turnover-max}',
    note: 'Few people use it.',
    also: ['Turnover up to {scheme.nps-traders.turnover-max}.'],
  },
  'pm-sym': {
    name: 'PM Shram Yogi Maan-dhan',
    benefit:
      '{scheme.pm-sym.pension} a month after {scheme.pm-sym.pension-age}. You pay {scheme.pm-sym.contribution} a month; the government pays as much.',
    who: 'Unorganised workers and vendors with an income up to {scheme.pm-sym.income-max} a month',
    also: ['Income up to {scheme.pm-sym.income-max} a month.'],
  },
  'atal-pension': {
    name: 'Atal Pension Yojana',
    benefit: 'Pension of {scheme.atal-pension.pension} a month.',
    who: 'Bank account holders who pay no income tax',
    also: ['You pay no income tax.'],
  },
  'jan-suraksha': {
    name: 'PM Jeevan Jyoti and Suraksha Bima',
    benefit:
      'Insurance: {scheme.jan-suraksha.life} on death at {scheme.jan-suraksha.life-premium} a year (age {scheme.jan-suraksha.life-age}), {scheme.jan-suraksha.accident} for an accident at {scheme.jan-suraksha.accident-premium} a year (age {scheme.jan-suraksha.accident-age}).',
    who: 'Bank account holders',
  },
} as const satisfies SchemeTexts<typeof inclusionSchemes>;
