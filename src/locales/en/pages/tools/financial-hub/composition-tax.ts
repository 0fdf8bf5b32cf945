import type { PageContent } from '../../../../../content/types.ts';

/** What the composition calculator does, its rule and its rates. */
export const content: PageContent = {
  title: 'Composition tax calculator for small sellers | Niyam',
  description:
    'GST of a quarter under the composition scheme, beside the regular scheme with credit for purchases. Rates with dates and sources. Works offline.',
  heading: 'Composition tax',
  lead: 'The tax of a quarter under the composition scheme and, if you like, what the regular scheme would have asked.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The tax is the sales of the quarter, times the rate, divided by a hundred. A trader counts taxable sales only; everybody else counts all sales in the state. It may not be put on the bill.',
        },
        {
          kind: 'entries',
          caption: 'Rates and limits',
          rows: [
            { label: 'Traders and makers', fact: 'gst.composition.trader' },
            { label: 'Restaurants that serve no alcohol', fact: 'gst.composition.restaurant' },
            { label: 'Services', fact: 'gst.composition.services' },
            { label: 'Turnover at most, goods and restaurants', fact: 'gst.composition.limit' },
            { label: 'Turnover at most, services', fact: 'gst.composition.services-limit' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Read on',
      blocks: [
        {
          kind: 'text',
          text: 'Ice cream, pan masala, tobacco, aerated water, bricks and tiles cannot be made under the scheme.',
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'tools/financial-hub/gst'] },
      ],
    },
  ],
};
