import type { PageContent } from '../../types.ts';

/** Step: choosing the form of the business. */
export const content: PageContent = {
  title: 'Registering your business: what comes first | Niyam',
  description:
    'In whose name will the business run? How to choose, in which order to register, and what can wait.',
  heading: 'In whose name will you trade',
  lead: 'Every later paper carries the name you choose now: the bank account, the licences, the tax numbers.',
  sections: [
    {
      id: 'choose',
      heading: 'A way to choose',
      blocks: [
        {
          kind: 'list',
          items: [
            'Alone and starting small: trade as a proprietor in your own name.',
            'With others: write down shares, work and what happens if one leaves, before any money moves.',
            'Large risk, outside investors or big buyers: look at an LLP or a company.',
          ],
        },
      ],
    },
    {
      id: 'order',
      heading: 'A sensible order',
      blocks: [
        {
          kind: 'text',
          text: 'Form, PAN, bank account, place, then the licences for that place. [Udyam](portal:udyam) is free and can be done when you begin to trade.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'The table that compares the forms is being written. [Company registration](/company-registration) has the outline, and the [GST guide](/gst-compliance) tells you if you must register for tax.',
        },
      ],
    },
  ],
};
