import type { PageContent } from '../../../../../content/types.ts';

/** What the late-fee calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'GST late fee and interest calculator | Niyam',
  description:
    'Late fee of a GST return with its ceiling, and interest on tax paid late, worked out from two dates. Rates with dates and sources. Works offline.',
  heading: 'GST late fee and interest',
  lead: 'From the day a return was due and the day it is filed: the late fee with its ceiling, and the interest on tax paid late.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The late fee is the days late, times the fee a day, and never more than the ceiling. Interest is the tax paid late in cash, times the rate, times the days, divided by the days of a year.',
        },
        {
          kind: 'entries',
          caption: 'Late fee of GSTR-3B and GSTR-1',
          rows: [
            { label: 'A day', fact: 'gst.late-fee.day' },
            { label: 'A day, nothing to pay', fact: 'gst.late-fee.nil-day' },
            { label: 'Ceiling, nothing to pay', fact: 'gst.late-fee.nil-cap' },
            { label: 'Ceiling, small turnover', fact: 'gst.late-fee.small-cap' },
            { label: 'A small turnover is up to', fact: 'gst.late-fee.small-turnover' },
            { label: 'Ceiling, middle turnover', fact: 'gst.late-fee.middle-cap' },
            { label: 'A middle turnover is up to', fact: 'gst.late-fee.middle-turnover' },
            { label: 'Ceiling above that', fact: 'gst.late-fee.large-cap' },
          ],
        },
        {
          kind: 'entries',
          caption: 'Interest',
          rows: [{ label: 'A year, on tax paid late', fact: 'gst.interest' }],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'A return that is nil must be filed too. The portal works the fee out again when you file, and its sum decides.',
        },
        { kind: 'pages', pages: ['guides/gst-compliance'] },
        { kind: 'portals', portals: ['gst'] },
      ],
    },
  ],
};
