import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the composition calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'Composition tax',
  updatedOn: '2026-11-23',
  title: 'Composition tax calculator for small sellers | Niyam',
  description:
    'GST of a quarter under the composition scheme, beside the regular scheme with credit for purchases. Rates with dates and sources. Works offline.',
  heading: 'Composition tax',
  lead: 'The tax of a quarter.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'The tax is the sales of the quarter, times the rate, divided by a hundred. A trader counts only taxable sales. A maker, a restaurant or a seller of services counts all sales in the state. You may not put this tax on the bill.',
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
          text: 'Ice cream, pan masala, tobacco, aerated water, bricks and tiles cannot be made under the scheme; reselling them is allowed. A seller of goods may sell a few services at the rate for goods. The limit is {gst.composition.service-share} of last year’s sales in the state or {gst.composition.service-amount}, whichever is more.',
        },
        { kind: 'pages', pages: ['guides/gst-compliance', 'tools/financial-hub/gst'] },
      ],
    },
  ],
};

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    business: {
      label: 'Kind of business',
      options: {
        trader: 'Trader: {gst.composition.trader}',
        maker: 'Maker of goods: {gst.composition.trader}',
        restaurant: 'Restaurant that serves no alcohol: {gst.composition.restaurant}',
        services: 'Services: {gst.composition.services}',
      },
    },
    sales: {
      label: 'Sales of the quarter (₹)',
      hint: 'Traders: taxable sales only. Makers, restaurants and services: all sales in the state.',
    },
    regularRate: {
      label: 'Compare with the regular scheme at',
      options: {
        skip: 'Do not compare',
        low: '{gst.rate.low}',
        standard: '{gst.rate.standard}',
        high: '{gst.rate.high}',
      },
    },
    credit: {
      label: 'GST on your purchases in the quarter (₹)',
      hint: 'What could be claimed as credit in the regular scheme.',
    },
  },
  lines: {
    tax: 'Composition tax of the quarter',
    output: 'Regular scheme: tax on the sales',
    credit: 'Regular scheme: credit for purchases',
    regular: 'Regular scheme: to pay in money',
  },
  notes: {
    'credit-left': 'The credit is more than the tax: the rest is carried forward.',
  },
  assumptions: [
    'Composition tax comes out of your own margin. Regular GST is put on the price, and the customer pays it.',
    'The turnover is within the limit: {gst.composition.limit} for goods and restaurants, {gst.composition.services-limit} for services. The goods are not among those that the scheme excludes.',
    'For the comparison all sales have one rate, and the price without tax stays the same.',
  ],
};
