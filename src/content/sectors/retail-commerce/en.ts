import type { PageContent } from '../../types.ts';

/** Rules for shops and online sellers, in outline. */
export const content: PageContent = {
  title: 'Retail and commerce: rules for shops | Niyam',
  description:
    'Kirana, garments, hardware or an online shop: local licence, stamped scales, packed goods, GST and your duties to buyers.',
  heading: 'Rules for shops and online sellers',
  lead: 'A shop answers to its city for the place, to the state for weights and workers, and to the tax office for sales.',
  sections: [
    {
      id: 'often-missed',
      heading: 'Often missed',
      blocks: [
        {
          kind: 'list',
          items: [
            'Scales and measures must be verified and stamped again from time to time.',
            'If you pack goods under your own label, register as a packer and print the declarations the law asks for.',
            'Packed food on the shelf needs [FSSAI](/fssai-compliance) as well.',
            'Selling on a marketplace can bring in [GST](/gst-compliance) at a lower level of sales.',
            'A website of your own must name a grievance officer.',
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
          text: 'Lists for each kind of shop are being written. For the shop itself, start with the [trade licence](/trade-license-compliance).',
        },
      ],
    },
  ],
};
