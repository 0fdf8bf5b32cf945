import type { PageContent } from '../types.ts';

/** Index of articles. */
export const content: PageContent = {
  title: 'Blog: rules explained as they change | Niyam',
  description:
    'Articles on vendor rights and changes in the rules for small business. Short, sourced and dated.',
  heading: 'Blog',
  lead: 'Articles about the law as it meets the street. There is one for now, about selling on the street. Articles on rule changes are being written, and each will carry its date.',
  sections: [
    {
      id: 'articles',
      heading: 'Articles',
      blocks: [
        {
          kind: 'pages',
          pages: ['blog/street-vendor-compliance-india'],
        },
      ],
    },
    {
      id: 'suggest',
      heading: 'Suggest a subject',
      blocks: [
        {
          kind: 'text',
          text: 'If a rule changed under you or an office gave you an answer you did not understand, [tell us](/contact). It may become the next article, without your name.',
        },
      ],
    },
  ],
};
