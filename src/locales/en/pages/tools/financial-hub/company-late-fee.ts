import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the late-fee calculator for companies and LLPs does, its rule and its figures. */
export const content: PageContent = {
  name: 'Late fee of a company or LLP',
  updatedOn: '2026-11-23',
  title: 'Late fee of a company or LLP form | Niyam',
  description:
    'Late fee of AOC-4, MGT-7 and MGT-7A of a company, and of Form 8 and Form 11 of an LLP, by days. Works offline.',
  heading: 'Late fee of a company or an LLP',
  lead: 'What a late yearly form costs.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'A company pays a fee a day for each form, without a ceiling. An LLP pays its normal fee again, several times over as the weeks pass. After the last step it also pays a sum for each day.',
        },
        {
          kind: 'entries',
          caption: 'Figures',
          rows: [
            { label: 'Company, a day and form', fact: 'company.late-day' },
            { label: 'LLP, normal fee', fact: 'company.llp.fee-normal' },
            { label: 'Small LLP, in normal fees', fact: 'company.llp.late-small' },
            { label: 'Other LLP, in normal fees', fact: 'company.llp.late-other' },
            { label: 'Small LLP, a day after the last step', fact: 'company.llp.late.day-small' },
            { label: 'Other LLP, a day after the last step', fact: 'company.llp.late.day-other' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['guides/company-registration'] },
        { kind: 'portals', portals: ['mca'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    entity: {
      label: 'Who is late',
      options: {
        company: 'Company (AOC-4, MGT-7 or MGT-7A)',
        'llp-small': 'Small LLP (Form 8 or Form 11)',
        'llp-other': 'Any other LLP (Form 8 or Form 11)',
      },
    },
    days: { label: 'Days late' },
    forms: { label: 'Forms that are late' },
    normalFee: {
      label: 'Normal fee of the form (₹)',
      hint: 'The form shows it; it goes by the contribution.',
    },
  },
  lines: {
    fee: 'Late fee',
    withNormal: 'Late fee and normal fee',
  },
  assumptions: [
    'No amnesty. Penalties that a registrar may add are not in it.',
    'One form of an LLP; a second one is worked out again.',
  ],
};
