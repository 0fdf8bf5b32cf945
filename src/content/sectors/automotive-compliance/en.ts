import type { PageContent } from '../../types.ts';

/** Rules for garages, parts and vehicles, in outline. */
export const content: PageContent = {
  title: 'Automotive: garages, parts and vehicles | Niyam',
  description:
    'What a garage, a parts or helmet seller or a small vehicle dealer should check: local licence, BIS marks, waste and tax.',
  heading: 'Rules for garages, parts and vehicle sellers',
  lead: 'A mechanic’s shed and a parts maker share a trade and little else. Find which of these you are before you apply for anything.',
  sections: [
    {
      id: 'by-work',
      heading: 'By kind of work',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Repair**: a trade licence for the place, and care with fuel, gas and waste oil, which have rules of their own.',
            '**Selling parts and helmets**: helmets must carry the BIS mark. Ask suppliers for the licence and keep the bill.',
            '**Making parts**: check whether your product is under a quality control order. See [BIS](/bis-registration).',
            '**Importing batteries or tyres**: producers and importers must register for take-back of waste.',
          ],
        },
      ],
    },
    {
      id: 'next',
      heading: 'Next',
      blocks: [
        {
          kind: 'text',
          text: 'Dealer and driving-school permissions are not covered yet; they are being written. [Describe your workshop](/contact), or read the [GST guide](/gst-compliance) for tax on parts and labour.',
        },
      ],
    },
  ],
};
