import type { PageContent } from '../../../content/types.ts';

/** Index of articles. */
export const content: PageContent = {
  name: 'Blog',
  updatedOn: '2026-11-21',
  title: 'Blog: rules explained as they change | Niyam',
  description:
    'Articles on vendor rights, food, tax and the offices of Hyderabad: what changed, what it means at the counter. Short, sourced and dated.',
  heading: 'Blog',
  lead: 'What happened, and what it means for a cart or a shop. Each article has its date.',
  sections: [
    {
      id: 'vendors',
      heading: 'On the street',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/street-vendor-compliance-india', 'blog/pm-svanidhi-loan'],
          notes: [
            'Begins with the card to show when an officer comes.',
            'Three loans without security, and why nobody may charge for the form.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'What changed',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'blog/food-licence-no-renewal',
            'blog/tax-return-date',
            'blog/hyderabad-three-corporations',
          ],
          notes: [
            'What to say to the caller who wants a fee.',
            'Also the simple way to work out the tax of a small shop.',
            'Which one is yours, and what stays the same.',
          ],
        },
      ],
    },
    {
      id: 'mistakes',
      heading: 'What many get wrong',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/gst-limit-telangana', 'blog/upi-receipts-and-gst', 'blog/false-portals'],
          notes: [
            'Two shops, one turnover, two answers.',
            'A payment is not a tax. Put the QR code back up.',
            'Six looks, half a minute.',
          ],
        },
      ],
    },
    {
      id: 'who-writes',
      heading: 'Who writes this',
      blocks: [
        {
          kind: 'text',
          text: 'The people of our office, signed by desk and not by name: street vendors, food, tax, the city, help. Figures come from the same records as in the guides, so that an article shows today’s figure also when it was written earlier. People in the examples are made up.',
        },
      ],
    },
    {
      id: 'suggest',
      heading: 'Suggest a subject',
      blocks: [
        {
          kind: 'text',
          text: 'If a rule changed under you or an office gave you an answer you did not understand, [tell us](/contact). It may become the next article, without your name.',
        },
      ],
    },
  ],
};
