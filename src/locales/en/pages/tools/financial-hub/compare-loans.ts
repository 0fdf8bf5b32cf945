import type { PageContent } from '../../../../../content/types.ts';

/** What the loan comparison does and its rule. */
export const content: PageContent = {
  title: 'Compare two loans: bank, flat rate, moneylender | Niyam',
  description:
    'Two loans of the same size side by side: instalment, fees, interest made comparable, and the true cost of a monthly rate. Works offline.',
  heading: 'Compare two loans',
  lead: 'A rate “a month” or a “flat” rate sounds small. Side by side, each loan shows what it costs in rupees and which rate a year it truly is.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'list',
          items: [
            'A bank reckons interest on what is still owed: it falls every month.',
            'A flat rate is reckoned on the whole loan until the last day, though part of it is repaid.',
            'A moneylender often takes interest alone each month, and the whole loan at the end.',
          ],
        },
        {
          kind: 'text',
          text: 'The comparable rate is the yearly rate at which a bank’s loan would have the same payments, with fees taken off what you received.',
        },
        {
          kind: 'entries',
          caption: 'PM SVANidhi',
          rows: [
            { label: 'First loan', fact: 'msme.svanidhi.first' },
            {
              label: 'Interest given back for paying on time, a year',
              fact: 'msme.svanidhi.subsidy',
            },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/loan-instalment', 'start/banking'] },
        { kind: 'portals', portals: ['pmsvanidhi'] },
      ],
    },
  ],
};
