import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the daily-profit calculator does and its rule. */
export const content: PageContent = {
  name: 'Daily profit of a cart',
  updatedOn: '2026-11-23',
  title: 'Daily profit of a cart or stall | Niyam',
  description:
    'What a day at the cart leaves after goods, gas, rent, loans and waste, and after a wage for your own hours. Works offline on your phone.',
  heading: 'Daily profit of a cart',
  lead: 'What a day leaves, after your own wage.',
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    sales: { label: 'Sales of the day (₹)' },
    goods: { label: 'What the sold goods cost you (₹)' },
    rent: { label: 'A day’s share of rent and fees (₹)' },
    fuel: { label: 'Gas, fuel, power, water (₹)' },
    helpers: { label: 'Helpers (₹)' },
    loan: { label: 'A day’s share of loans (₹)' },
    waste: { label: 'Spoiled or unsold (₹)' },
    other: { label: 'Bags, commission, repairs and the rest (₹)' },
    ownWage: {
      label: 'A wage for your own hours (₹)',
      hint: 'What somebody else would pay you for the same work.',
    },
    days: { label: 'Days you work in a month' },
  },
  lines: {
    left: 'Left after the goods',
    spent: 'Other costs',
    before: 'Left for you',
    ownWage: 'A wage for your own hours',
    profit: 'Profit of the day',
    part: 'Profit, of the sales',
    month: 'Profit of a month of such days',
  },
  notes: { loss: 'A day like this makes a loss.' },
  assumptions: [
    'Money taken for goods of other days is not in it, nor stock bought for tomorrow.',
    'A month is so many days like this one.',
  ],
};
