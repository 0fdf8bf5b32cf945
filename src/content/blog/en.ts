import type { PageContent } from '../types.ts';

/** Index of articles. */
export const content: PageContent = {
  title: 'Blog: rules explained as they change | Niyam',
  description:
    'Articles on vendor rights, food, tax and the offices of Hyderabad: what changed, what it means at the counter. Short, sourced and dated.',
  heading: 'Blog',
  lead: 'The guides say what the rule is. These articles say what happened, and what it means for a cart or a shop. Each has its date.',
  sections: [
    {
      id: 'vendors',
      heading: 'On the street',
      blocks: [
        {
          kind: 'text',
          text: 'The first one holds the card to show when an officer comes.',
        },
        {
          kind: 'pages',
          pages: ['blog/street-vendor-compliance-india', 'blog/pm-svanidhi-loan'],
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
