import type { PageContent } from '../../../../../content/types.ts';

/** What the GST calculator does, its rule and its rates. */
export const content: PageContent = {
  title: 'GST calculator: add or remove GST on a price | Niyam',
  description:
    'Put GST on a price or find the GST inside one, with CGST, SGST or IGST, and the rates in force with their dates and sources. Works offline.',
  heading: 'GST on a price',
  lead: 'Puts GST on a price, or finds the GST that is inside one. Both halves of the tax are shown to the paisa.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'To put it on: the tax is the price, times the rate, divided by a hundred. To find it: the price with tax, times the rate, divided by a hundred and the rate. Inside one state half of the tax is CGST and half SGST; for a buyer in another state all of it is IGST.',
        },
        {
          kind: 'entries',
          caption: 'Rates in force',
          rows: [
            { label: 'Most goods and services', fact: 'gst.rate.standard' },
            { label: 'Many foods and daily needs', fact: 'gst.rate.low' },
            { label: 'Luxury and harmful goods', fact: 'gst.rate.high' },
            { label: 'Gold, silver, jewellery', fact: 'gst.rate.gold' },
          ],
        },
      ],
    },
    {
      id: 'more',
      heading: 'Which rate, and who takes GST',
      blocks: [
        {
          kind: 'text',
          text: 'The rate of one article stands on [the site of the tax board](portal:cbicgst).',
        },
        {
          kind: 'pages',
          pages: [
            'guides/gst-compliance',
            'tools/financial-hub/composition-tax',
            'tools/financial-hub/gst-late-fee',
          ],
        },
      ],
    },
  ],
};
