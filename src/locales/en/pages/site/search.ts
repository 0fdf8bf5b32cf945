import type { PageContent } from '../../../../content/types.ts';

/** The search; without JavaScript, and before anything is asked, a plain index of the site. */
export const content: PageContent = {
  name: 'Search',
  updatedOn: '2026-11-21',
  title: 'Search the guides, tools and pages | Niyam',
  description:
    'Find a rule, a fee or a form in the guides and pages of this site, also with no signal, in English, Hindi or Telugu words.',
  heading: 'Search',
  lead: 'What you type stays on your phone.',
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
            'tools/find',
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
