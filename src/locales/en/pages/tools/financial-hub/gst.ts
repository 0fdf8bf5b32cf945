import type { PageContent } from '../../../../../content/types.ts';
import type { SumWords } from '../../../../sum-words.ts';

/** What the GST calculator does, its rule and its rates. */
export const content: PageContent = {
  name: 'GST on a price',
  updatedOn: '2026-11-23',
  title: 'GST calculator: add or remove GST on a price | Niyam',
  description:
    'Put GST on a price or find the GST inside one, with CGST, SGST or IGST, and the rates in force with their dates and sources. Works offline.',
  heading: 'GST on a price',
  lead: 'Puts GST on a price, or finds it inside.',
  sections: [
    {
      id: 'rule',
      heading: 'The rule',
      blocks: [
        {
          kind: 'text',
          text: 'To put it on: the tax is the price, times the rate, divided by a hundred. To find it: the price with tax, times the rate, divided by a hundred and the rate. Inside one state half of the tax is CGST and half SGST. For a buyer in another state all of it is IGST.',
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
          text: 'The rate of one article is on [the site of the tax board](portal:cbicgst).',
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

/** The texts of its form and its result. */
export const sum: SumWords = {
  inputs: {
    direction: {
      label: 'What is to be done',
      options: { add: 'Put GST on a price', remove: 'Find the GST inside a price' },
    },
    amount: { label: 'Price (₹)' },
    rate: {
      label: 'GST rate',
      options: {
        standard: '{gst.rate.standard}: most goods and services',
        low: '{gst.rate.low}: many foods, restaurants, daily needs',
        high: '{gst.rate.high}: luxury and harmful goods',
        gold: '{gst.rate.gold}: gold, silver, jewellery',
        'diamond-cut': '{gst.rate.diamond-cut}: cut diamonds',
        'diamond-rough': '{gst.rate.diamond-rough}: rough diamonds',
        bricks: '{gst.rate.bricks}: building bricks, without credit',
        'bricks-credit': '{gst.rate.bricks-credit}: building bricks, with credit',
        none: 'No GST (exempt)',
      },
    },
    place: {
      label: 'The buyer is',
      options: { 'same-state': 'in the same state', 'other-state': 'in another state' },
    },
  },
  lines: {
    base: 'Price without GST',
    rate: 'Rate',
    cgst: 'CGST (central half)',
    sgst: 'SGST (state half)',
    igst: 'IGST (for another state)',
    tax: 'GST in all',
    total: 'Price with GST',
  },
  assumptions: [
    'One article, one rate. A bill with several rates is worked out line by line.',
    'Each tax is rounded to the paisa; in a return the tax is rounded to the rupee.',
    'Only a registered seller may take GST, and a seller under composition may not.',
  ],
};
