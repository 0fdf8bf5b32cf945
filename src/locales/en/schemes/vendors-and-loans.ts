import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { vendorSchemes } from '../../../tools/schemes/model/vendors-and-loans.ts';

/** Street vendors, micro loans and guarantees of the central government */
export const vendors = {
  'pm-svanidhi': {
    name: 'PM SVANidhi',
    benefit:
      'Loan for working money without security: {msme.svanidhi.first}, then {msme.svanidhi.second}, then {msme.svanidhi.third}. {msme.svanidhi.subsidy} interest back when you pay on time, a UPI-linked RuPay credit card up to {msme.svanidhi.card} after the second loan is paid back on time, cashback up to {vendor.loan.cashback}.',
    who: 'Street vendors',
    apply:
      'Apply on the portal. You need an identity card of the town, or to be in its survey of vendors, or a Letter of Recommendation, which the same portal gives.',
  },
  'svanidhi-se-samriddhi': {
    name: 'SVANidhi se Samriddhi',
    benefit:
      'Links the families of vendors to insurance, pension, ration, e-Shram, maternity and other schemes.',
    who: 'Families of vendors with a PM SVANidhi loan',
    also: ['Your family has a PM SVANidhi loan.'],
  },
  'mudra-shishu': {
    name: 'PM Mudra Yojana: Shishu',
    benefit: 'Loan up to {msme.mudra.shishu} without security.',
    who: 'A person, a single owner or a firm',
  },
  'mudra-kishor': {
    name: 'PM Mudra Yojana: Kishor',
    benefit: 'Loan above {msme.mudra.shishu} and up to {msme.mudra.kishor} without security.',
    who: 'A person, a single owner or a firm',
  },
  'mudra-tarun': {
    name: 'PM Mudra Yojana: Tarun',
    benefit: 'Loan above {msme.mudra.kishor} and up to {msme.mudra.tarun} without security.',
    who: 'A person, a single owner or a firm',
  },
  'mudra-tarun-plus': {
    name: 'PM Mudra Yojana: Tarun Plus',
    benefit:
      'Loan above {msme.mudra.tarun} and up to {msme.mudra.max} without security, for those who repaid a Tarun loan.',
    who: 'A person, a single owner or a firm that repaid a Tarun loan',
    also: ['You have repaid a Tarun loan.'],
  },
  cgfmu: {
    name: 'Credit guarantee for micro units (CGFMU)',
    benefit: 'Guarantee behind Mudra loans up to {msme.mudra.max}: you give no security.',
    who: 'Micro enterprises with a Mudra loan; the bank claims it',
    apply: 'You do not apply. The bank asks for the guarantee when it gives the Mudra loan.',
  },
  cgtmse: {
    name: 'CGTMSE credit guarantee',
    benefit:
      'Guarantee for {msme.cgtmse.cover} of a loan up to {msme.cgtmse.max} without security.',
    who: 'New and existing micro and small enterprises, through their bank',
    apply: 'Ask your bank for a loan under CGTMSE. The bank asks for the guarantee.',
  },
  'rbi-no-security': {
    name: 'Reserve Bank’s rule: small loans without security',
    benefit:
      'A bank must not take security for a loan up to {msme.no-collateral}; up to {msme.no-collateral-good-record} with a good record.',
    who: 'Micro and small enterprises',
    apply: 'Nothing to apply for: tell your bank of the rule.',
  },
  'eclgs-5': {
    name: 'ECLGS 5.0 emergency credit',
    benefit:
      'More credit, up to {scheme.eclgs-5.credit} of the most working money used in January to {scheme.eclgs-5.used-until}, at most {scheme.eclgs-5.max}. Full guarantee for MSMEs, no guarantee fee, {scheme.eclgs-5.term} with the first year free of repayment.',
    who: 'Borrowers with a working-money limit on {scheme.eclgs-5.limit-day} and an account in order',
    apply: 'Ask the bank that gave you the working-money limit.',
    also: [
      'You had a working-money limit on {scheme.eclgs-5.limit-day}, and the account is in order.',
    ],
  },
  'mcgs-msme': {
    name: 'Mutual Credit Guarantee Scheme for MSMEs',
    benefit:
      '{scheme.mcgs-msme.guarantee} guarantee for loans for machines up to {scheme.mcgs-msme.max}.',
    who: 'MSMEs with Udyam',
    note: 'Launched in {scheme.mcgs-msme.launched}.',
    apply: 'Ask your bank. The bank asks for the guarantee.',
    also: [
      'Machines are at least {scheme.mcgs-msme.machines} of the cost, and no loan of yours is in default.',
    ],
  },
  'stand-up-india': {
    name: 'Stand-Up India',
    benefit: 'Was: loan of {scheme.stand-up-india.loan} for a first business.',
    who: 'SC, ST and women, for a new unit',
    note: 'A scheme for first-time entrepreneurs was announced in its place.',
  },
  'first-time-entrepreneurs': {
    name: 'Scheme for 5 lakh women, SC and ST first-time entrepreneurs',
    benefit:
      'Announced in the Budget of {scheme.first-time-entrepreneurs.budget}: term loans up to {scheme.first-time-entrepreneurs.max} over five years.',
    who: 'Women, SC and ST with a first business',
    note: 'A revised Stand-Up India was reported for about {scheme.first-time-entrepreneurs.reported}. We could not confirm that it has been launched.',
  },
  'me-card': {
    name: 'Credit card for micro enterprises (ME-Card)',
    benefit: 'A credit card for micro enterprises with Udyam, up to {scheme.me-card.max}.',
    who: 'Micro enterprises with Udyam',
    note: 'Announced in {scheme.me-card.announced}. Banks were told to issue it: ask yours whether it does.',
  },
  'pm-vishwakarma': {
    name: 'PM Vishwakarma',
    benefit:
      'Certificate, {scheme.pm-vishwakarma.stipend} a day during training, {scheme.pm-vishwakarma.tools} for tools, loan of {msme.vishwakarma.first} and then {msme.vishwakarma.second} at {msme.vishwakarma.interest} interest, a bonus for digital payments.',
    who: 'Artisans who work with their hands in one of {msme.vishwakarma.trades} trades',
    note: 'A report says that no more artisans are registered. We could not confirm it: ask at a common service centre.',
    also: [
      'Your trade is on the scheme’s list. Nobody of your family (husband, wife, unmarried children) has a government job or this scheme.',
      'You took no loan of PMEGP, PM SVANidhi or Mudra in the past {scheme.pm-vishwakarma.loan-free}, or have paid back that of Mudra or PM SVANidhi.',
    ],
  },
  pmegp: {
    name: 'PMEGP, first loan',
    benefit:
      '{scheme.pmegp.subsidy} of the project as a subsidy (special categories: {scheme.pmegp.special-town} in towns, {scheme.pmegp.special-village} in villages), for a project up to {scheme.pmegp.max-making} in making or {scheme.pmegp.max-services} in services.',
    who: 'Any person, self-help group, trust or society with a new unit',
    note: 'Its approved period ended on {scheme.pmegp.ended}. One private page says that a new portal takes applications since {msme.pmegp.portal}. We could not confirm it: ask the District Industries Centre before you pay for a project report.',
    also: [
      'Class {scheme.pmegp.class} passed, if the project is above {scheme.pmegp.class-above-making} in making or {scheme.pmegp.class-above-services} in services.',
      'The unit is new, and had no other subsidy of a government.',
    ],
  },
  'pmegp-second': {
    name: 'PMEGP, second loan',
    benefit:
      'Subsidy of {scheme.pmegp-second.subsidy} ({scheme.pmegp-second.subsidy-hills} in the North East and the hills) to expand, for a project up to {scheme.pmegp-second.max-making} in making or {scheme.pmegp-second.max-services} in services.',
    who: 'Units of PMEGP or Mudra with a good record',
    note: 'We could not confirm that it goes on after {scheme.pmegp-second.ended}.',
    also: ['Your unit was begun with PMEGP or Mudra and has a good record.'],
  },
  jansamarth: {
    name: 'JanSamarth',
    benefit:
      'One form for many government schemes that give credit. It sends the form to one or several banks.',
    who: 'Anybody',
  },
  'udyami-mitra': {
    name: 'Udyami Mitra and PSB Loans in 59 Minutes',
    benefit:
      'Finds a bank that lends to you, up to {scheme.udyami-mitra.max}. Registering is free. The portal takes {scheme.udyami-mitra.fee} when a bank’s offer fits you.',
    who: 'MSMEs',
    note: 'We found no page of this year that says it goes on.',
  },
  treds: {
    name: 'TReDS',
    benefit:
      'Sell the invoices of large buyers for early money. If the buyer does not pay, nobody comes back to you.',
    who: 'MSMEs that sell to large buyers',
    note: 'The Budget of {scheme.treds.budget} made it the way in which central public companies pay for what they buy.',
    also: ['You sell to large buyers who pay later.'],
  },
  samadhaan: {
    name: 'MSME Samadhaan and ODR',
    benefit:
      'File a case against a buyer who pays late. The law gives interest at {msme.late.multiple} times the bank rate.',
    who: 'Micro and small suppliers with Udyam',
    apply: 'File on the ODR site: Samadhaan sends new cases there. Have Udyam before you supply.',
  },
  'urban-livelihood-mission': {
    name: 'Urban livelihood mission (successor of DAY-NULM)',
    benefit:
      'DAY-NULM ended on {scheme.urban-livelihood-mission.ended}. Its successor was reported for gig, construction, waste, care, domestic and transport workers in towns. We could not confirm its terms.',
    who: 'Poor people in towns, self-help groups',
    note: 'Called Deendayal Jan Aajeevika Yojana Shehari in reports.',
    also: ['You live in a town.'],
  },
  'e-shram': {
    name: 'e-Shram',
    benefit: 'A card with a number of your own. It links you to accident cover and to schemes.',
    who: 'Unorganised workers',
    also: ['You are not in EPF or ESI and pay no income tax.'],
  },
} as const satisfies SchemeTexts<typeof vendorSchemes>;
