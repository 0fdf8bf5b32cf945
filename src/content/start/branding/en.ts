import type { PageContent } from '../../types.ts';

/** Step: a name that is free to use. */
export const content: PageContent = {
  title: 'Choosing a business name that is free | Niyam',
  description:
    'How to check, free of charge, that a business name is not already taken before you paint the board.',
  heading: 'A name that is yours to use',
  lead: 'Painting over a signboard costs more than a search. Check the name before you print anything.',
  sections: [
    {
      id: 'check',
      heading: 'Check it yourself, free',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Search the [trademark register](portal:tmsearch) for the name and for names that sound like it.',
            'If you plan a company or LLP, look on the [MCA portal](portal:mca) for the same name.',
            'Look at shops in your own market and at social media.',
          ],
        },
      ],
    },
    {
      id: 'not-the-same',
      heading: 'Not the same thing',
      blocks: [
        {
          kind: 'text',
          text: 'A company name, a web address and a trademark are separate. Having one does not give you the others. Protecting a brand is explained under [trademark](/trademark-registration).',
        },
      ],
    },
    {
      id: 'board',
      heading: 'The board',
      blocks: [
        {
          kind: 'text',
          text: 'Many states want the local language on the signboard. Ask the municipal office before the painter starts. A helper for choosing the trademark class is being built.',
        },
      ],
    },
  ],
};
