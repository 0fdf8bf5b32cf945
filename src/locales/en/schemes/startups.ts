import type { SchemeTexts } from '../../../tools/schemes/model/texts.ts';
import type { startupSchemes } from '../../../tools/schemes/model/startups.ts';

/** Startups, central */
export const startups = {
  'startup-recognition': {
    name: 'Startup India recognition',
    benefit:
      'You certify some rules yourself, pay less for patents and trademarks, and find it easier to sell to government.',
    who: 'Companies, LLPs, registered firms and cooperatives up to {company.startup.age} old with a turnover up to {company.startup.turnover} (deep technology: {scheme.startup-recognition.deep-age}, {scheme.startup-recognition.deep-turnover-max})',
    also: [
      'The firm is at most {company.startup.age} old, with a turnover up to {company.startup.turnover}.',
      'What you do is new or better than what there is.',
    ],
  },
  'startup-tax-holiday': {
    name: 'Startup tax holiday',
    benefit:
      'No tax on the profit of {scheme.startup-tax-holiday.free} of the first {scheme.startup-tax-holiday.within}.',
    who: 'Recognised companies and LLPs, incorporated before {scheme.startup-tax-holiday.before}',
    note: 'Section 140 of the Act of {scheme.startup-tax-holiday.act}, for a turnover up to {scheme.startup-tax-holiday.turnover-max}, with a certificate of the Inter-Ministerial Board.',
    also: ['A company or LLP, incorporated before {scheme.startup-tax-holiday.before}.'],
  },
  'startup-seed-fund': {
    name: 'Startup India Seed Fund',
    benefit:
      'Grant up to {scheme.startup-seed-fund.grant} and debt up to {scheme.startup-seed-fund.debt}, through incubators.',
    who: 'Startups up to {scheme.startup-seed-fund.age} old',
    note: 'Its first period has ended. We found no page that extends it.',
    also: ['What you do is new or better than what there is.'],
  },
  'fund-of-funds-2': {
    name: 'Fund of Funds 2.0',
    benefit: '{scheme.fund-of-funds-2.size} for investment funds, which put it into startups.',
    who: 'Startups in deep technology, at an early stage or in manufacturing, through a fund',
    note: 'Approved in {scheme.fund-of-funds-2.approved}.',
    apply: 'You do not apply here: the money comes through investment funds (AIFs).',
    also: ['A fund that takes part invests in you.'],
  },
  'cgs-startups': {
    name: 'Credit guarantee for startups',
    benefit:
      'Guarantee for loans up to {scheme.cgs-startups.max}; the fee is {scheme.cgs-startups.fee} in {scheme.cgs-startups.sectors} champion sectors.',
    who: 'Recognised startups',
    apply: 'Ask your bank. The bank asks for the guarantee.',
  },
  'startup-ip': {
    name: 'Startup IP facilitation (SIPP)',
    benefit:
      'The government pays the facilitator’s fee. {scheme.startup-ip.patent} off the fee for a patent, {trademark.fee-reduction} off for a trademark.',
    who: 'Recognised startups',
    note: 'We could not confirm until when it runs.',
  },
  'birac-big': {
    name: 'BIRAC BIG',
    benefit: 'Grant up to {scheme.birac-big.max} for {scheme.birac-big.term}.',
    note: 'Applications are taken by call.',
    who: 'Founders in biotechnology',
    also: ['Your work is in biotechnology.'],
  },
  nidhi: {
    name: 'NIDHI PRAYAS, EIR, SSS',
    benefit: '{scheme.nidhi.prototype} for a prototype; a fellowship; seed money.',
    who: 'Innovators in technology',
  },
  'meity-startups': {
    name: 'MeitY TIDE 2.0, SAMRIDH, GENESIS',
    benefit:
      'Grants of {scheme.meity-startups.grant}; {scheme.meity-startups.matched} beside an investor; seed money. {scheme.meity-startups.total} in all.',
    who: 'Technology startups in IT, artificial intelligence or health',
  },
} as const satisfies SchemeTexts<typeof startupSchemes>;
