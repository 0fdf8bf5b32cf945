import type { PageContent } from '../types.ts';

/** Index of the sector pages. */
export const content: PageContent = {
  title: 'Sectors: rules by line of business | Niyam',
  description:
    'Find the rules of your own line of business: retail, transport, health, schools, factories, software and more.',
  heading: 'Sectors',
  lead: 'Pick your line of business. Each page names the offices you are likely to meet. All of them are outlines so far; complete lists are being written. Tax and labour rules that apply to every line are in the guides under [Services](/services).',
  sections: [
    {
      id: 'sell-and-make',
      heading: 'Sell, make and move',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'sectors/retail-commerce',
            'sectors/manufacturing-compliance',
            'sectors/automotive-compliance',
            'sectors/logistics-compliance',
          ],
        },
      ],
    },
    {
      id: 'serve',
      heading: 'Serve and care',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'sectors/healthcare-compliance',
            'sectors/education-compliance',
            'sectors/consulting-compliance',
            'sectors/technology-compliance',
          ],
        },
      ],
    },
    {
      id: 'build',
      heading: 'Build and let',
      blocks: [
        {
          kind: 'pages',
          pages: ['sectors/real-estate-compliance'],
        },
      ],
    },
    {
      id: 'food',
      heading: 'Food and street selling',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'site/restaurant',
            'blog/street-vendor-compliance-india',
            'guides/fssai-compliance',
          ],
        },
      ],
    },
  ],
};
