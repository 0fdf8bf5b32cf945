import type { PageContent } from '../../types.ts';

/** Trade licence: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Trade licence for shops and offices | Niyam',
  description:
    'The licence your municipal body gives for running a trade at an address. Who gives it in Hyderabad, and what to have ready.',
  heading: 'Trade licence',
  lead: 'A trade licence is permission from the municipal body to run a particular trade at a particular address. It does not make you the owner of anything, and it is not a food or tax registration.',
  sections: [
    {
      id: 'which-office',
      heading: 'Which office',
      blocks: [
        {
          kind: 'text',
          text: 'Each city has its own fees and dates, so distrust any all-India price. Greater Hyderabad is now divided between the GHMC, Cyberabad and Malkajgiri corporations: go by where the shop stands. In the old GHMC area the licence runs for a calendar year, and late renewal costs more. Delhi ties its general trade licence to property tax.',
        },
        {
          kind: 'portals',
          portals: ['ghmc', 'cdma'],
        },
      ],
    },
    {
      id: 'have-ready',
      heading: 'Usually asked for',
      blocks: [
        {
          kind: 'list',
          items: [
            'Identity and PAN.',
            'Rent agreement, or ownership paper.',
            'Property tax receipt of the premises.',
            'A photo of the shop.',
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
          text: 'City-by-city fees, dates and penalties are being checked and will follow. Street vendors need a vending certificate and not this: see [their rights](/blog/street-vendor-compliance-india). For your own address, [ask us](/contact).',
        },
      ],
    },
  ],
};
