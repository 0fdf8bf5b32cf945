import type { PageContent } from '../../types.ts';

/** Index of guides, tools, learning pages and background reading. */
export const content: PageContent = {
  title: 'Resources: guides, tools and reading | Niyam',
  description:
    'One shelf for all guides, tools, step-by-step pages and legal background on this site, finished or not.',
  heading: 'Resources',
  lead: 'Guides, tools and reading on one page. The FSSAI and GST guides are the fullest; every other page says what is still missing from it. If you do not know where to begin, begin with [Start a business](/start-business) or [ask us](/contact).',
  sections: [
    {
      id: 'guides',
      heading: 'Guides by licence',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'tools',
      heading: 'Tools',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'tools/business-health',
            'tools/government-schemes',
            'tools/financial-hub',
            'tools/legal-assistant',
            'tools/ai',
          ],
        },
      ],
    },
    {
      id: 'learn',
      heading: 'Learn step by step',
      blocks: [
        {
          kind: 'pages',
          pages: ['start', 'tools/how-to-guides', 'tools/infographics', 'blog', 'site/faq'],
        },
      ],
    },
    {
      id: 'law',
      heading: 'The law behind it',
      blocks: [
        {
          kind: 'pages',
          pages: ['legal/constitution'],
        },
      ],
    },
  ],
};
