import type { PageContent } from '../../types.ts';

/** Review of all duties of a business at once, in outline. */
export const content: PageContent = {
  title: 'Comprehensive compliance: the whole picture | Niyam',
  description:
    'One review of every licence, return and record your business has to keep, for those who do not know where the gaps are.',
  heading: 'Comprehensive compliance',
  lead: 'This is for an owner who suspects that something is missing but cannot say what. We look at the business as a whole and make one list.',
  sections: [
    {
      id: 'what-is-covered',
      heading: 'What a full review looks at',
      blocks: [
        {
          kind: 'list',
          items: [
            'Identity of the business: how it is formed and registered.',
            'Licences for the place and for the goods.',
            'Tax registration and returns.',
            'Workers: appointment letters, wage records, ESI and PF.',
            'Contracts, rent papers and records.',
          ],
        },
      ],
    },
    {
      id: 'by-yourself',
      heading: 'Start it by yourself',
      blocks: [
        {
          kind: 'text',
          text: 'Put every certificate you hold on a table. On each, look for the name, the address and the activity. A licence with an old address, or in the name of a partner who left, is a gap you can find without paying anyone.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'What comes next',
      blocks: [
        {
          kind: 'text',
          text: 'The detailed description of this service is being written. You can [ask for a review](/contact?type=audit) today.',
        },
      ],
    },
  ],
};
