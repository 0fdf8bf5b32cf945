import type { FactId } from '../../../content/facts/lookup.ts';

export const msme = {
  'msme.micro.investment-max': 'Micro: investment at most',
  'msme.micro.turnover-max': 'Micro: turnover in a year at most',
  'msme.small.investment-max': 'Small: investment at most',
  'msme.small.turnover-max': 'Small: turnover in a year at most',
  'msme.medium.investment-max': 'Medium: investment at most',
  'msme.medium.turnover-max': 'Medium: turnover in a year at most',
  'msme.registration.fee': 'Government fee for Udyam registration',
  'msme.registration.validity': 'How long a Udyam registration is valid',
  'msme.mudra.shishu': 'Mudra loan, first tier (Shishu): at most',
  'msme.mudra.kishor': 'Mudra loan, second tier (Kishor): at most',
  'msme.mudra.tarun': 'Mudra loan, third tier (Tarun): at most',
  'msme.mudra.max': 'The largest Mudra loan',
  'msme.cgtmse.max': 'CGTMSE: the largest loan that is guaranteed for one borrower',
  'msme.cgtmse.cover': 'CGTMSE: the share of the loan that is guaranteed',
  'msme.cgtmse.cover-women': 'CGTMSE: the share guaranteed for women',
  'msme.no-collateral': 'Banks may not ask for security for a loan up to this',
  'msme.no-collateral-good-record': 'The same, for a borrower with a good record',
  'msme.aspire.government':
    'ASPIRE: grant to a government agency that sets up an incubator, at most',
  'msme.aspire.private': 'ASPIRE: grant to a private agency that sets up an incubator, at most',
  'msme.pmegp.portal': 'By one private page, the new portal of PMEGP takes applications since',
  'msme.procurement.share':
    'Share of yearly buying that central ministries and companies take from micro and small firms',
  'msme.procurement.scst': 'Of that, from firms owned by SC or ST entrepreneurs',
  'msme.procurement.women': 'Of that, from firms owned by women',
  'msme.procurement.band':
    'A micro or small firm may match the lowest bid when its own is within this of it',
  'msme.late.days': 'A buyer pays within this time at the latest',
  'msme.late.days-no-date': 'A buyer pays within this time when no date was agreed',
  'msme.late.multiple': 'Interest on late payment, in bank rates of the Reserve Bank',
  'msme.buyer-return.first':
    'Half-yearly return of a company that owes small suppliers: for October to March',
  'msme.buyer-return.second':
    'Half-yearly return of a company that owes small suppliers: for April to September',
  'msme.svanidhi.first': 'PM SVANidhi: first loan',
  'msme.svanidhi.second': 'PM SVANidhi: second loan',
  'msme.svanidhi.third': 'PM SVANidhi: third loan',
  'msme.svanidhi.card': 'PM SVANidhi: credit card, up to',
  'msme.svanidhi.subsidy': 'PM SVANidhi: interest given back for paying on time',
  'msme.svanidhi.ends': 'PM SVANidhi runs until',
  'msme.vishwakarma.first': 'PM Vishwakarma: first loan',
  'msme.vishwakarma.second': 'PM Vishwakarma: second loan',
  'msme.vishwakarma.interest': 'PM Vishwakarma: interest a year',
  'msme.vishwakarma.trades': 'PM Vishwakarma: trades done by hand',
  'msme.telangana.subsidy': 'Telangana: share of a new maker’s investment that the state promises',
  'msme.telangana.subsidy-max': 'Telangana: subsidy for a new maker, at most',
  'msme.telangana.women': 'Telangana: more for a firm owned by women',
  'msme.telangana.women-max': 'Telangana: that addition, at most',
  'msme.telangana.scst':
    'Telangana: share of the investment for a maker owned by SC or ST entrepreneurs',
  'msme.telangana.scst-max':
    'Telangana: subsidy for a maker owned by SC or ST entrepreneurs, at most',
} as const satisfies Partial<Record<FactId, string>>;
