import type { PageContent } from '../../types.ts';

/** Step: finding which rules apply. */
export const content: PageContent = {
  title: 'Which rules apply to a new business | Niyam',
  description:
    'Sort the rules into place, product, people and tax, and find the ones that apply before the doors open.',
  heading: 'Which rules apply to you',
  lead: 'The list looks endless until you sort it. Nearly every rule hangs on one of these: the place, the product, the people or the tax.',
  sections: [
    {
      id: 'sort',
      heading: 'Sort it',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Place**: trade licence, shop registration, fire safety. These come from the city and the state.',
            '**Product**: food, medicine, packed goods, electronics. These come from the authority for that product.',
            '**People**: letters, wages, ESI and PF. These grow with the number of workers.',
            '**Tax**: income tax for all, GST by sales and by what you sell.',
          ],
        },
      ],
    },
    {
      id: 'finder',
      heading: 'The licence finder',
      blocks: [
        {
          kind: 'text',
          text: 'A finder that asks a few questions and explains its answer is being built. Until it opens, read [FSSAI](/fssai-compliance) for food and [GST](/gst-compliance) for tax, or [send us the four headings](/contact) filled in for your case.',
        },
      ],
    },
  ],
};
