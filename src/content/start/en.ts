import type { PageContent } from '../types.ts';

/** Index of the steps of starting a business. */
export const content: PageContent = {
  title: 'Start a business: the steps in order | Niyam',
  description:
    'From the first idea to the first worker: the steps of starting a small business in India, in an order that avoids doing things twice.',
  heading: 'Start a business',
  lead: 'Take the steps in this order if you can. Some registrations bring filings every year, so do not take one before you need it.',
  sections: [
    {
      id: 'before',
      heading: 'Before you spend',
      blocks: [
        {
          kind: 'pages',
          pages: ['start/ideation', 'start/market-research'],
        },
      ],
    },
    {
      id: 'on-paper',
      heading: 'On paper',
      blocks: [
        {
          kind: 'pages',
          pages: ['start/registration', 'start/compliance', 'start/branding', 'start/banking'],
        },
      ],
    },
    {
      id: 'open',
      heading: 'Open and grow',
      blocks: [
        {
          kind: 'pages',
          pages: ['start/operations', 'start/launch', 'start/hr', 'start/faqs'],
        },
      ],
    },
    {
      id: 'being-built',
      heading: 'Being built',
      blocks: [
        {
          kind: 'text',
          text: 'Ticks that remember how far you have come are being built. The steps can be read today, and [we can answer questions](/contact) along the way.',
        },
      ],
    },
  ],
};
