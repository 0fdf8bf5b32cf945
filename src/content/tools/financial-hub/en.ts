import type { PageContent } from '../../types.ts';

/** Calculators; being built. Says one useful thing on late payment. */
export const content: PageContent = {
  title: 'Financial hub: sums for your business | Niyam',
  description:
    'Sums for tax, loans, wages and daily profit are being built. Meanwhile: where a small supplier can claim a late payment.',
  heading: 'Financial hub',
  lead: 'Calculators for GST, loan instalments, break-even and the daily profit of a cart are being built. Each will show its formula.',
  sections: [
    {
      id: 'late-payment',
      heading: 'If a buyer pays late',
      blocks: [
        {
          kind: 'text',
          text: 'A micro or small firm with Udyam that makes goods or gives services can claim interest from a buyer who pays late. You file the claim on MSME Samadhaan.',
        },
        {
          kind: 'portals',
          portals: ['samadhaan'],
        },
      ],
    },
    {
      id: 'a-sum-on-paper',
      heading: 'A sum to do on paper tonight',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Write down today’s sales.',
            'Take away what the sold goods cost you.',
            'Take away today’s share of rent, loan, fuel, fees and waste.',
            'Take away a wage for your own hours.',
          ],
        },
      ],
    },
    {
      id: 'read-it',
      heading: 'Reading the result',
      blocks: [
        {
          kind: 'text',
          text: 'What remains is profit. If it is less than nothing most days, change the price or the place before you borrow. For tax questions go to the [GST guide](/gst-compliance).',
        },
      ],
    },
  ],
};
