import type { PageContent } from '../../types.ts';

/** Plain index of the site until search is built. */
export const content: PageContent = {
  title: 'Search: index of all guides and pages | Niyam',
  description:
    'Search is being built. Until then, a plain index of every guide and main page of the site.',
  heading: 'Find a page',
  lead: 'Search is being built. Until it works, this is a plain index of the guides and main pages. Your browser’s own “find in page” looks through it, with or without a network.',
  sections: [
    {
      id: 'guides',
      heading: 'Guides',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'start-and-sectors',
      heading: 'Starting out, and your trade',
      blocks: [
        {
          kind: 'pages',
          pages: ['start', 'sectors', 'site/restaurant', 'blog/street-vendor-compliance-india'],
        },
      ],
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
            'tools/how-to-guides',
            'tools/infographics',
          ],
        },
      ],
    },
    {
      id: 'us',
      heading: 'About us',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'services',
            'site/pricing',
            'site/how-we-work',
            'site/about',
            'site/faq',
            'site/contact',
          ],
        },
      ],
    },
    {
      id: 'law',
      heading: 'Law and policies',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'legal/constitution',
            'legal/privacy-policy',
            'legal/terms-of-service',
            'legal/disclaimer',
            'legal/confidentiality',
          ],
        },
      ],
    },
  ],
};
