import type { PageContent } from '../../../../../content/types.ts';

/** What the daily-profit calculator does and its rule. */
export const content: PageContent = {
  title: 'Daily profit of a cart or stall | Niyam',
  description:
    'What a day at the cart leaves after goods, gas, rent, loans and waste, and after a wage for your own hours. Works offline on your phone.',
  heading: 'Daily profit of a cart',
  lead: 'What a day leaves after everything is paid, and after a wage for your own hours.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'list',
          items: [
            'Start with the sales of the day.',
            'Take away what the sold goods cost you.',
            'Take away the day’s share of rent, gas, helpers, loans, waste and the rest.',
            'Take away a wage for your own hours.',
          ],
        },
        {
          kind: 'text',
          text: 'What remains is profit. Money that goes into stock for tomorrow is not a cost of today.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [{ kind: 'pages', pages: ['tools/financial-hub/break-even', 'start/operations'] }],
    },
  ],
};
