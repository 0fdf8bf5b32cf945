import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the break-even calculator does and its rule. */
export const content: PageContent = {
  name: 'Break-even and margin',
  updatedOn: '2026-11-23',
  title: 'Break-even and margin calculator | Niyam',
  description:
    'Margin of one piece, how many must be sold before anything is earned, and how far sales may fall before a loss. Works offline.',
  heading: 'Break-even and margin',
  lead: 'How many pieces pay a month’s costs.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'list',
          items: [
            'Margin: the price less what the piece costs.',
            'Pieces to sell: the costs of a month divided by the margin, rounded up.',
            'Sales to reach: the costs of a month times the price, divided by the margin.',
            'Room: how far your sales are above that, as a part of them.',
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        { kind: 'pages', pages: ['tools/financial-hub/daily-profit', 'start/market-research'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    price: { label: 'Price of one piece (₹)', hint: 'Without GST.' },
    variable: {
      label: 'What one piece costs you (₹)',
      hint: 'Goods, packing, delivery, commission: all that comes with each piece.',
    },
    fixed: {
      label: 'Costs of a month that come anyway (₹)',
      hint: 'Rent, wages, power, instalments.',
    },
    sales: { label: 'Sales of a month that you expect (₹)' },
  },
  lines: {
    margin: 'Margin of one piece',
    marginPart: 'Margin, of the price',
    markup: 'Put on top of the cost',
    units: 'Pieces to sell before anything is earned',
    needed: 'Sales to reach before anything is earned',
    safety: 'How far sales may fall before a loss',
  },
  notes: {
    never: 'One piece brings in no more than it costs: no number of sales covers the rest.',
    below: 'The sales you expect do not cover the costs.',
  },
  assumptions: [
    'Every piece has the same price and the same cost.',
    'The costs of a month stay the same however much is sold.',
  ],
};
