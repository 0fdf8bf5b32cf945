import type { PageContent } from '../../../../content/types.ts';

/** Every page on one list, for people (A11Y-09); search engines read `sitemap.xml`. */
export const content: PageContent = {
  name: 'Site map',
  updatedOn: '2026-11-23',
  title: 'Site map: every page on one list | Niyam',
  description:
    'Every page of this site on one list: guides, tools, step-by-step tasks, sheets, calculators, sectors, services, articles, and the pages about us.',
  heading: 'Site map',
  lead: 'Every page, by kind. Know a word for it? [Search](/search) is quicker.',
  sections: [
    {
      id: 'start',
      heading: 'Begin here',
      blocks: [{ kind: 'pages', pages: ['home', 'site/resources', 'tools/find', 'site/contact'] }],
    },
    { id: 'guides', heading: 'Guides by licence', blocks: [{ kind: 'guides' }] },
    {
      id: 'tools',
      heading: 'Tools',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'tools/notice',
            'tools/calendar',
            'tools/business-health',
            'tools/government-schemes',
            'tools/loan',
            'tools/legal-assistant',
            'tools/ai',
            'tools/financial-hub',
            'tools/how-to-guides',
            'tools/infographics',
            'site/search',
            'site/mistake',
          ],
        },
      ],
    },
    {
      id: 'tasks',
      heading: 'Step by step',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides' }],
    },
    { id: 'sheets', heading: 'Sheets', blocks: [{ kind: 'below', page: 'tools/infographics' }] },
    {
      id: 'calculators',
      heading: 'Calculators',
      blocks: [{ kind: 'below', page: 'tools/financial-hub' }],
    },
    {
      id: 'start-business',
      heading: 'Starting a business',
      blocks: [
        { kind: 'pages', pages: ['start'] },
        { kind: 'below', page: 'start' },
      ],
    },
    {
      id: 'states',
      heading: 'By state',
      blocks: [
        { kind: 'pages', pages: ['states'] },
        { kind: 'below', page: 'states' },
      ],
    },
    {
      id: 'sectors',
      heading: 'By sector',
      blocks: [
        { kind: 'pages', pages: ['sectors', 'site/restaurant'] },
        { kind: 'below', page: 'sectors' },
      ],
    },
    {
      id: 'services',
      heading: 'Services and prices',
      blocks: [
        { kind: 'pages', pages: ['services', 'site/pricing', 'site/investment'] },
        { kind: 'below', page: 'services' },
      ],
    },
    {
      id: 'articles',
      heading: 'Articles',
      blocks: [
        { kind: 'pages', pages: ['blog'] },
        { kind: 'below', page: 'blog' },
      ],
    },
    {
      id: 'law',
      heading: 'The Constitution and your trade',
      blocks: [
        { kind: 'pages', pages: ['legal/constitution'] },
        { kind: 'below', page: 'legal/constitution' },
      ],
    },
    {
      id: 'about',
      heading: 'About us',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'site/about',
            'site/our-story',
            'site/vision-mission',
            'site/team',
            'site/how-we-work',
            'site/success-stories',
            'site/careers',
            'site/faq',
            'site/newsletter',
          ],
        },
      ],
    },
    {
      id: 'rules',
      heading: 'How this site treats you',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'legal/privacy-policy',
            'legal/terms-of-service',
            'legal/disclaimer',
            'legal/confidentiality',
            'site/accessibility',
          ],
        },
      ],
    },
    {
      id: 'yours',
      heading: 'Yours alone',
      blocks: [
        {
          kind: 'pages',
          pages: [
            'account/outbox',
            'account/settings',
            'account/dashboard',
            'account/login',
            'account/register',
          ],
        },
      ],
    },
  ],
};
