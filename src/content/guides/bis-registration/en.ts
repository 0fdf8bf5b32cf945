import type { PageContent } from '../../types.ts';

/** BIS: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'BIS registration and the ISI mark | Niyam',
  description:
    'Some goods may not be made, imported or sold without a BIS licence. How to find out if yours is one, and where to apply.',
  heading: 'BIS registration and the ISI mark',
  lead: 'For most goods a standard is a choice. For goods under a quality control order it is the law: no licence, no making, no import, no sale.',
  sections: [
    {
      id: 'is-yours-covered',
      heading: 'Is your product covered',
      blocks: [
        {
          kind: 'text',
          text: 'Toys, helmets, steel, cement, many electrical goods and footwear are among those covered, with some relief for very small makers. Listed electronics follow a separate registration. Gold jewellers register for hallmarking. The current orders are on the BIS site.',
        },
        {
          kind: 'portals',
          portals: ['bis', 'manak', 'crsbis'],
        },
      ],
    },
    {
      id: 'if-you-only-sell',
      heading: 'If you only sell',
      blocks: [
        {
          kind: 'text',
          text: 'You do not need the licence of a maker, but you may not sell covered goods without the mark. Check the licence number on the BIS Care app before you buy stock.',
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Fees, tests and steps for each scheme are being checked. Write to us with [the exact product](/contact): the answer hangs on it.',
        },
      ],
    },
  ],
};
