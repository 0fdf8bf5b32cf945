import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { msmeSchemes } from '../../../tools/schemes/model/msme.ts';

/** Support of the central government for micro, small and medium enterprises */
export const msme = {
  udyam: {
    name: 'Udyam registration',
    benefit:
      'Free identity of your business. Opens priority lending, guarantees and government buying.',
    who: 'Any enterprise within the MSME limits',
  },
  'udyam-assist': {
    name: 'Udyam Assist Platform',
    benefit: 'Free identity for an informal micro business.',
    who: 'Informal micro businesses without a GST number',
    apply: 'Through a bank.',
  },
  'public-procurement': {
    name: 'Public procurement policy for micro and small enterprises',
    benefit:
      'Central ministries and companies buy {msme.procurement.share} from micro and small firms ({msme.procurement.scst} from SC and ST owners, {msme.procurement.women} from women). You may match the lowest bid within {msme.procurement.band} of it, and pay no tender fee and no earnest money.',
    who: 'Micro and small enterprises',
  },
  gem: {
    name: 'Government e-Marketplace (GeM), Womaniya, SWAYATT',
    benefit:
      'Sell to government offices, without a person in between. The portal has programmes for women, startups and self-help groups.',
    who: 'Anybody who sells, with PAN, Aadhaar and a bank account',
    note: 'Above the GST limit you need a GST number too.',
  },
  zed: {
    name: 'MSME Sustainable (ZED) certification',
    benefit:
      'Pays {scheme.zed.micro} of the fee for a micro, {scheme.zed.small} for a small and {scheme.zed.medium} for a medium firm, and {scheme.zed.more} more for women, SC and ST. A reward of {scheme.zed.reward} for the pledge counts towards the fee.',
    who: 'MSMEs with Udyam that make goods or give services',
    note: 'We could not confirm that it goes on.',
  },
  lean: {
    name: 'MSME Competitive (Lean)',
    benefit:
      'Pays {scheme.lean.share} of the cost of advice on lean work; {scheme.lean.more} more for women, SC, ST and the North East.',
    who: 'MSMEs; makers of goods first',
    note: 'We could not confirm that it goes on.',
  },
  'msme-innovative': {
    name: 'MSME Innovative: ideas, design, patents',
    benefit:
      'An idea up to {scheme.msme-innovative.idea}, design up to {scheme.msme-innovative.design-project}. Pays back a foreign patent up to {scheme.msme-innovative.foreign-patent}, an Indian patent {scheme.msme-innovative.patent}, a geographical indication {scheme.msme-innovative.geographical-indication}, a design {scheme.msme-innovative.design}, a trademark {scheme.msme-innovative.trademark}.',
    who: 'MSMEs, students and institutes',
  },
  'mse-cdp': {
    name: 'MSE Cluster Development',
    benefit:
      'Grant of {scheme.mse-cdp.grant} for a common facility up to {scheme.mse-cdp.max}; help for industrial estates.',
    who: 'Clusters of firms, and states',
  },
  sfurti: {
    name: 'SFURTI',
    benefit:
      'Help for clusters of traditional trades: up to {scheme.sfurti.regular} for a regular cluster, {scheme.sfurti.major} for a major one.',
    who: 'NGOs, cooperatives, self-help groups and agencies of traditional industries',
    note: 'We found no page of this year that says it goes on.',
  },
  aspire: {
    name: 'ASPIRE',
    benefit:
      'Grant to those who set up an incubator: {msme.aspire.government} for a government agency, {msme.aspire.private} for a private one. It is not paid to an entrepreneur.',
    who: 'Agencies that host an incubator for village and farm trades; not persons',
  },
  ramp: {
    name: 'RAMP',
    benefit: 'Programmes of the states for MSMEs, with money of the World Bank.',
    who: 'MSMEs, through their state',
    apply: 'Ask the industries department of your state what it offers under RAMP.',
  },
  'scst-hub-capital': {
    name: 'National SC-ST Hub: capital subsidy',
    benefit:
      'Pays {scheme.scst-hub-capital.share} of machines bought with a loan, up to {scheme.scst-hub-capital.max}, for machines up to {scheme.scst-hub-capital.machines-max}.',
    who: 'Micro and small firms owned to {scheme.scst-hub-capital.owned} or more by SC or ST',
    also: ['SC or ST owners hold at least {scheme.scst-hub-capital.owned} of the firm.'],
  },
  'scst-hub-market': {
    name: 'National SC-ST Hub: help with markets and fees',
    benefit:
      'Pays back {scheme.scst-hub-market.share} of the fee that a bank takes for your loan, up to {scheme.scst-hub-market.max}. There is help with testing and fairs too.',
    who: 'Micro and small firms with Udyam, of SC and ST owners',
    note: 'We could not confirm that it goes on.',
    also: ['SC or ST owners hold more than {scheme.scst-hub-market.owned} of the firm.'],
  },
  'procurement-marketing-support': {
    name: 'Procurement and Marketing Support',
    benefit:
      'Pays {scheme.procurement-marketing-support.share} of the rent of a stall at a fair, and all of it for women, SC, ST and persons with a disability.',
    who: 'Micro and small enterprises with Udyam that make goods or give services',
    note: 'Each fair has a limit. We could not confirm it, nor that the scheme goes on.',
  },
  'international-cooperation': {
    name: 'International Cooperation, with help for first exports',
    benefit:
      'Helps with air fare, a stall abroad, the fee of an export council (RCMC), export insurance and testing.',
    who: 'MSMEs that export',
    note: 'There is a limit for each person.',
  },
  esdp: {
    name: 'Entrepreneurship and Skill Development (ESDP)',
    benefit:
      'Short courses on starting a business. {scheme.esdp.women} of the places are meant for women.',
    who: 'People who want to start a business',
    note: 'We found no page of this year that says it goes on.',
  },
  'mse-gift': {
    name: 'MSE-GIFT',
    benefit: 'Lowers the interest on loans for green technology, with a guarantee.',
    who: 'Micro and small enterprises',
    note: 'Its money was for {scheme.mse-gift.begins} to {scheme.mse-gift.ends}. We could not confirm that it goes on.',
  },
  'mse-spice': {
    name: 'MSE-SPICE',
    benefit:
      'Pays {scheme.mse-spice.share}, up to {scheme.mse-spice.max}, of machines to recycle or use again, bought with a loan.',
    who: 'Micro and small enterprises with Udyam in one of the listed kinds of recycling',
    also: [
      'Your unit exists already, and these machines enlarge it.',
      'You take no money of MSE-GIFT for it.',
    ],
  },
  'msme-team': {
    name: 'MSME TEAM (ONDC)',
    benefit: 'Help to sell on the open network ONDC: catalogue, account, delivery, packaging.',
    who: 'Micro and small enterprises',
    note: 'We found no page of this year that says it goes on.',
  },
  'nsic-registration': {
    name: 'NSIC Single Point Registration',
    benefit:
      'Free tender papers, and no earnest money in tenders. The certificate is good for {scheme.nsic-registration.term}; before a first year of work it is provisional.',
    who: 'Micro and small enterprises with Udyam',
    note: 'NSIC takes a fee. We found no page of this year that says it goes on.',
    also: ['You have begun to make goods or give services.'],
  },
  'nsic-raw-material': {
    name: 'NSIC raw-material help',
    benefit:
      'Credit for raw material for up to {scheme.nsic-raw-material.days}, at {scheme.nsic-raw-material.interest} a year, against a bank guarantee.',
    who: 'MSMEs',
    also: ['A bank gives a guarantee for you.'],
  },
  'self-reliant-india-fund': {
    name: 'Self-Reliant India Fund',
    benefit:
      'Investors’ money through daughter funds. The Budget of {scheme.self-reliant-india-fund.budget} added {scheme.self-reliant-india-fund.added} to the fund.',
    who: 'MSMEs that can grow',
    note: 'Some press reports gave another sum for what was added.',
  },
  'sme-growth-fund': {
    name: 'SME Growth Fund',
    benefit:
      'Announced in {scheme.sme-growth-fund.announced}: {scheme.sme-growth-fund.size} of investors’ money for champion firms.',
    who: 'Small and medium enterprises',
    note: 'We could not confirm that it has begun.',
  },
  'corporate-mitras': {
    name: 'Corporate Mitras',
    benefit:
      'Announced in {scheme.corporate-mitras.announced}: low-cost helpers with papers and rules in small towns.',
    who: 'MSMEs',
    note: 'We could not confirm that it has begun.',
  },
  'msme-champions': {
    name: 'MSME Champions portal',
    benefit:
      'Takes complaints about loans, raw material, workers and permissions, and helps with new chances.',
    who: 'MSMEs',
  },
  'pmvbry-employer': {
    name: 'PM Viksit Bharat Rozgar Yojana, for employers',
    benefit:
      'Up to {labour.hiring.employer} a month for each added worker, for {labour.hiring.years} ({scheme.pmvbry-employer.term-making} for makers of goods).',
    who: 'Employers in EPFO',
    note: 'For jobs that begin within these days.',
    also: [
      'You add at least {labour.hiring.workers} workers (with fewer than {labour.hiring.small} now) or {scheme.pmvbry-employer.add-large}, with wages up to {scheme.pmvbry-employer.wage-max} a month.',
    ],
  },
  'pmvbry-worker': {
    name: 'PM Viksit Bharat Rozgar Yojana, for workers',
    benefit:
      'One month’s wage, up to {scheme.pmvbry-worker.max}, in two parts, to a worker in a first job.',
    who: 'First-time members of EPFO with wages up to {scheme.pmvbry-employer.wage-max} a month',
    also: ['It is your first job with provident fund.'],
  },
  naps: {
    name: 'Apprenticeship (NAPS-2)',
    benefit:
      'The government pays {scheme.naps.share} of an apprentice’s smallest stipend, at most {scheme.naps.max} a month. A higher stipend was proposed.',
    who: 'Employers of apprentices aged {scheme.naps.age} or more, with {scheme.naps.staff} or more staff',
    also: ['You have {scheme.naps.staff} or more staff.'],
  },
  'khadi-coir': {
    name: 'Coir and khadi schemes: honey, pottery, leather, agarbatti',
    benefit: 'Tools, training and subsidies under Coir Vikas and Gramodyog Vikas.',
    who: 'Artisans and self-help groups',
  },
  'weaver-mudra': {
    name: 'Weaver Mudra and National Handloom Development',
    benefit:
      'The government pays {scheme.weaver-mudra.margin} of a loan as your share, up to {scheme.weaver-mudra.margin-max} for a weaver. Handloom organisations get loans at {scheme.weaver-mudra.interest}.',
    who: 'Weavers',
    note: 'We could not confirm that it goes on.',
    also: ['You weave on a handloom.'],
  },
  'handicraft-development': {
    name: 'National Handicraft Development',
    benefit: 'Margin money, tools, help with markets, the artisan card (Pehchan).',
    who: 'Artisans of handicraft',
  },
} as const satisfies SchemeTexts<typeof msmeSchemes>;
