import type { PageContent } from '../../types.ts';

/** Trademark: a short page until the full guide is written. */
export const content: PageContent = {
  title: 'Trademark registration: protect a name | Niyam',
  description:
    'Search the register free before you pay anyone, see who gets the lower government fee, and learn the stages of a trademark.',
  heading: 'Trademark registration',
  lead: 'A trademark lets you stop others from using your brand, or one close to it, for similar goods or services.',
  sections: [
    {
      id: 'search-first',
      heading: 'Search first, free',
      blocks: [
        {
          kind: 'text',
          text: 'Look for your name and for names that sound like it on the [public search](portal:tmsearch). It needs no agent. Goods and services are sorted into classes, and you pay for each class.',
        },
      ],
    },
    {
      id: 'stages',
      heading: 'The stages',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Search and choose the class.',
            'File on the IP India portal.',
            'The office examines the mark. A report must be answered in time, or the application is lost.',
            'The mark is published, and others may oppose it.',
            'If nobody succeeds in opposing it, it is registered and can be renewed again and again.',
          ],
        },
      ],
    },
    {
      id: 'lower-fee',
      heading: 'The lower fee',
      blocks: [
        {
          kind: 'text',
          text: 'Individuals, recognised startups and small enterprises with [Udyam](/msme-compliance) pay a reduced government fee.',
        },
        {
          kind: 'portals',
          portals: ['ipindia'],
        },
      ],
    },
    {
      id: 'being-written',
      heading: 'Being written',
      blocks: [
        {
          kind: 'text',
          text: 'Fees, times and help with choosing a class are being written. [We can look at your search result](/contact).',
        },
      ],
    },
  ],
};
