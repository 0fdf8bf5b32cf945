import type { PageContent } from '../../types.ts';

/** Rules for transporters, couriers and warehouses, in outline. */
export const content: PageContent = {
  title: 'Logistics: transport and warehouses | Niyam',
  description:
    'Vehicle permits and fitness, e-way bills and warehouse rules for small transporters, couriers and godown owners.',
  heading: 'Rules for transporters and warehouses',
  lead: 'On the road, papers are checked at the worst moment. Know which belong to the vehicle and which to the goods.',
  sections: [
    {
      id: 'vehicle',
      heading: 'With the vehicle',
      blocks: [
        {
          kind: 'text',
          text: 'Registration, insurance, fitness and pollution certificates, the driver’s licence, and a permit. Small goods vehicles below a certain weight need no permit.',
        },
      ],
    },
    {
      id: 'goods',
      heading: 'With the goods',
      blocks: [
        {
          kind: 'text',
          text: 'An invoice or challan, and an e-way bill when the value calls for one. It is made on the [e-way bill portal](portal:ewaybill). Goods can be held if it is missing or wrong, so check the vehicle number before you leave.',
        },
      ],
    },
    {
      id: 'godown',
      heading: 'For a godown',
      blocks: [
        {
          kind: 'text',
          text: 'A trade licence, fire safety as the place requires, and [FSSAI](/fssai-compliance) if any food is stored or carried.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'GST for transporters has its own pattern; that page is being written. [Ask us](/contact) in the meantime.',
        },
      ],
    },
  ],
};
