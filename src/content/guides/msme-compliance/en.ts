import type { PageContent } from '../../types.ts';

/** MSME and Udyam: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'MSME and Udyam registration | Niyam',
  description:
    'Udyam registration is free and you can do it yourself. What it is good for, and the portal to use. The full guide is being written.',
  heading: 'MSME and Udyam registration',
  lead: 'Udyam is the government’s register of micro, small and medium enterprises. It is free. You need no agent.',
  sections: [
    {
      id: 'do-it-free',
      heading: 'Do it free, yourself',
      blocks: [
        {
          kind: 'callout',
          tone: 'free',
          title: 'Government fee: none',
          text: 'Have your Aadhaar and PAN ready and use the official portal. It has no renewal. A very small unit without a GST number can use Udyam Assist through a bank.',
        },
        {
          kind: 'portals',
          portals: ['udyam', 'udyamassist'],
        },
      ],
    },
    {
      id: 'good-for',
      heading: 'What it is good for',
      blocks: [
        {
          kind: 'list',
          items: [
            'Bank loans: lending to registered small firms counts towards a duty that banks have.',
            'Interest from buyers who pay late, through MSME Samadhaan.',
            'A share of government purchases kept for micro and small firms.',
            'A lower fee for a [trademark](/trademark-registration).',
          ],
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'The full guide, with the size limits for each class and the loan schemes, is being written. If you are unsure which class you are in, [ask us](/contact).',
        },
      ],
    },
  ],
};
