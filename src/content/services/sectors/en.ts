import type { PageContent } from '../../types.ts';

/** How rules differ by trade; leads to the sector pages. */
export const content: PageContent = {
  title: 'Sector-Specific Compliance by trade | Niyam',
  description:
    'A clinic, a school and a truck owner answer to different offices. Help with rules that belong to one line of business.',
  heading: 'Sector-Specific Compliance',
  lead: 'Tax and labour rules apply to nearly everyone. On top of them, many trades have an office of their own that can stop the work.',
  sections: [
    {
      id: 'examples',
      heading: 'Examples',
      blocks: [
        {
          kind: 'list',
          items: [
            'A property agent must be registered with the state’s real-estate authority.',
            'A clinic needs permission for its medical waste.',
            'Makers of some goods, such as toys and helmets, need a BIS licence before they sell.',
          ],
        },
      ],
    },
    {
      id: 'find-yours',
      heading: 'Find your trade',
      blocks: [
        {
          kind: 'text',
          text: 'The [sectors index](/sectors) has a short page for each trade we have begun. The detailed lists of licences are being written, sector by sector.',
        },
      ],
    },
    {
      id: 'missing',
      heading: 'Yours is not listed',
      blocks: [
        {
          kind: 'text',
          text: 'Say what you make, sell or repair on the [contact page](/contact). It also helps us choose which sector to write next.',
        },
      ],
    },
  ],
};
