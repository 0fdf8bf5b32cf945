import type { PageContent } from '../../../content/types.ts';

/** Index of the sector pages, with the way from a trade without a page of its own to the nearest one. */
export const content: PageContent = {
  name: 'Sectors',
  updatedOn: '2026-11-21',
  title: 'Sectors: rules by line of business | Niyam',
  description:
    'Find the papers of your own line of business: shops, food, transport, health, schools, factories, property, software, and many trades by name.',
  heading: 'Sectors',
  lead: 'Pick your line of business. For a list of your own, take the [licence finder](/find).',
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
    {
      id: 'by-trade',
      heading: 'Your trade by name',
      blocks: [
        {
          kind: 'text',
          text: 'Not every trade has a page of its own. This table says which page comes nearest, and which paper is special to the trade. Tax and labour rules for everyone are in the guides under [Services](/services).',
        },
        {
          kind: 'table',
          caption: 'Trades and where to read about them',
          head: ['Trade', 'Look first for'],
          rows: [
            [
              'Vegetable, fruit or flower cart',
              'Vending certificate, stamped scale. [Street vendors](/blog/street-vendor-compliance-india)',
            ],
            [
              'Chaat, tea or tiffin stall',
              'Vending certificate; it counts for FSSAI too. [FSSAI guide](/fssai-compliance)',
            ],
            [
              'Cloud kitchen, restaurant, caterer',
              'FSSAI, trade licence. [Restaurants](/restaurant)',
            ],
            [
              'Bakery, sweets, pickles, papad',
              'FSSAI; packet label. [Making](/sectors/manufacturing-compliance)',
            ],
            [
              'Meat, fish or dairy shop',
              'FSSAI; the city’s own rules for the place. [Shops](/sectors/retail-commerce)',
            ],
            [
              'Kirana, general store',
              'Trade licence, FSSAI, scale. [Shops](/sectors/retail-commerce)',
            ],
            ['Garments, shoes, bags', 'BIS mark on footwear. [Shops](/sectors/retail-commerce)'],
            [
              'Tailor, boutique, embroidery',
              'GST limit for services. [Consultants](/sectors/consulting-compliance)',
            ],
            [
              'Salon, beauty parlour',
              'Trade licence, shop registration. [Shops](/sectors/retail-commerce)',
            ],
            ['Gold and silver', 'Hallmark registration. [Shops](/sectors/retail-commerce)'],
            [
              'Mobile phones, electronics',
              'BIS registration mark on goods. [Shops](/sectors/retail-commerce)',
            ],
            [
              'Hardware, paint, cement',
              'Packet rules, fire safety. [Shops](/sectors/retail-commerce)',
            ],
            [
              'Seeds, fertiliser, pesticide',
              'Licence of the agriculture department. [Shops](/sectors/retail-commerce)',
            ],
            [
              'Books, printing, photocopy',
              'Trade licence, copyright. [Shops](/sectors/retail-commerce)',
            ],
            [
              'Scrap and waste dealer',
              'Pollution consent, police rules of the city. [Making](/sectors/manufacturing-compliance)',
            ],
            [
              'Carpenter, welder, electrician',
              'GST limit; safety at work. [Making](/sectors/manufacturing-compliance)',
            ],
            [
              'Soap, creams, incense',
              'Cosmetics licence for what goes on skin. [Making](/sectors/manufacturing-compliance)',
            ],
            [
              'Toys, helmets, electrical goods',
              'BIS licence before the first sale. [Making](/sectors/manufacturing-compliance)',
            ],
            [
              'Handicraft, handloom, pottery',
              'Udyam; GST relief for some crafts. [MSME guide](/msme-compliance)',
            ],
            [
              'Puncture stall, garage, car wash',
              'Trade licence, waste oil. [Vehicles](/sectors/automotive-compliance)',
            ],
            ['Auto, taxi, tempo', 'Permit, fitness. [Transport](/sectors/logistics-compliance)'],
            [
              'Courier, parcel, godown',
              'E-way bill, fire safety. [Transport](/sectors/logistics-compliance)',
            ],
            [
              'Medicine shop, clinic, laboratory',
              'Drug licence; registration. [Health](/sectors/healthcare-compliance)',
            ],
            [
              'Gym, yoga, physiotherapy',
              'Trade licence; council registration for treatment. [Health](/sectors/healthcare-compliance)',
            ],
            [
              'Tuition, coaching, play school',
              'State registration, fire safety. [Education](/sectors/education-compliance)',
            ],
            [
              'Hostel, paying guests, lodge',
              'Fire safety, food, the city’s lodging rules. [Property](/sectors/real-estate-compliance)',
            ],
            [
              'Event hall, tent house',
              'Fire clearance, music licence. [Property](/sectors/real-estate-compliance)',
            ],
            ['Property agent, builder', 'RERA. [Property](/sectors/real-estate-compliance)'],
            [
              'Photographer, designer, writer',
              'GST limit, letter of scope. [Consultants](/sectors/consulting-compliance)',
            ],
            [
              'Travel agent, insurance agent',
              'Licence of the insurer or regulator. [Consultants](/sectors/consulting-compliance)',
            ],
            [
              'Security, cleaning, manpower',
              'Contract-labour and agency licence, ESI, PF. [Labour guide](/labour-law-compliance)',
            ],
            [
              'Software, app, online seller',
              'Consumer duties, data law. [Software](/sectors/technology-compliance)',
            ],
            [
              'Exporter, importer',
              'Import-export code. [Software and export](/sectors/technology-compliance)',
            ],
          ],
        },
      ],
    },
    {
      id: 'true-count',
      heading: 'How many sectors is that?',
      blocks: [
        {
          kind: 'text',
          text: 'Nine lines of business have a full page, and food has one too. The table names the other trades we could place. Elsewhere on this site our office says that it serves {claim.sectors}+ sectors. That is its own statement about its work, not a count of these pages.',
        },
        {
          kind: 'text',
          text: 'Your trade is missing, or you do two at once? [Ask for a free consultation](/contact?type=consultation) and describe one ordinary working day. It tells us more than the name of the trade.',
        },
      ],
    },
  ],
};
