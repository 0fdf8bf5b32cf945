import type { PageContent } from '../../../../../content/types.ts';

/** What the break-even calculator does and its rule. */
export const content: PageContent = {
  title: 'Break-even and margin calculator | Niyam',
  description:
    'Margin of one piece, how many must be sold before anything is earned, and how far sales may fall before a loss. Works offline.',
  heading: 'Break-even and margin',
  lead: 'What one piece brings in, how many pieces pay the costs of a month, and how much room there is.',
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
