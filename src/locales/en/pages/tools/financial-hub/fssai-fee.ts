import type { PageContent } from '../../../../../content/types.ts';

/** What the FSSAI fee calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'FSSAI fee calculator: which tier, what fee | Niyam',
  description:
    'Which FSSAI tier a turnover needs, and its fee for the years you pay ahead, by the last schedule on record. Works offline.',
  heading: 'FSSAI fee',
  lead: 'Which tier your turnover needs, and the fee for the years that you pay ahead.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The turnover decides the tier; the tier, and for a state licence the kind of business, decides the fee of a year.',
        },
        {
          kind: 'entries',
          caption: 'Tiers',
          rows: [
            { label: 'Registration up to this turnover', fact: 'fssai.registration.turnover-max' },
            { label: 'State licence up to this turnover', fact: 'fssai.state.turnover-max' },
            { label: 'Street vendor with a certificate of vending', fact: 'fssai.vendor.fee' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Fee of a year, by the schedule that ended',
          rows: [
            { label: 'Registration', fact: 'fssai.registration.fee@2026-03-31' },
            { label: 'State licence, most businesses', fact: 'fssai.state.fee.most@2026-03-31' },
            {
              label: 'State licence, small makers',
              fact: 'fssai.state.fee.small-maker@2026-03-31',
            },
            {
              label: 'State licence, large makers and hotels',
              fact: 'fssai.state.fee.large-maker@2026-03-31',
            },
            { label: 'Central licence', fact: 'fssai.central.fee@2026-03-31' },
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'The fee of today',
          text: 'The rules changed on {fssai.registration.turnover-max|from}. We have not seen the new schedule of fees: [FoSCoS](portal:foscos) shows the sum before you pay.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [{ kind: 'pages', pages: ['guides/fssai-compliance'] }],
    },
  ],
};
