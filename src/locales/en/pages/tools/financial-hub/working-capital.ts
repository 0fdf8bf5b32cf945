import type { PageContent } from '../../../../../content/types.ts';

/** What the working-capital calculator does, its rule and its figures. */
export const content: PageContent = {
  title: 'Working capital by the turnover method | Niyam',
  description:
    'Money a small business needs to run, what a bank lends at least, what the owner brings, and the days money is tied up. Works offline.',
  heading: 'Working capital',
  lead: 'How much money a year’s sales tie up, by the method banks use for small firms, and for how many days.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The need is a part of the sales expected in a year: the bank lends most of it, the owner brings the rest. Days tied up are the days goods lie, and the days until customers pay, less the days until you pay suppliers.',
        },
        {
          kind: 'entries',
          caption: 'Parts of a year’s sales',
          rows: [
            { label: 'The need', fact: 'start.working-capital.need' },
            { label: 'The bank, at least', fact: 'start.working-capital.bank' },
            { label: 'The owner', fact: 'start.working-capital.own' },
            { label: 'For limits up to', fact: 'working-capital.max' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [{ kind: 'pages', pages: ['guides/msme-compliance', 'start/banking'] }],
    },
  ],
};
