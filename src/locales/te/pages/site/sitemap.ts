import type { PageContent } from '../../../../content/types.ts';

/** Every page on one list, for people (A11Y-09); search engines read `sitemap.xml`. */
export const content: PageContent = {
  name: 'సైట్ మ్యాప్',
  updatedOn: '2026-11-23',
  title: 'సైట్ మ్యాప్: ప్రతి పేజీ ఒకే జాబితాలో | Niyam',
  description:
    'ఈ సైట్‌లోని ప్రతి పేజీ ఒకే జాబితాలో: గైడ్‌లు, సాధనాలు, అడుగడుగు పనులు, చార్ట్‌లు, లెక్కలు, రంగాలు, సేవలు, వ్యాసాలు, మా గురించి పేజీలు.',
  heading: 'సైట్ మ్యాప్',
  lead: 'ప్రతి పేజీ, రకాలవారీగా. ఒక మాట తెలుసా? [వెతికితే](/search) త్వరగా దొరుకుతుంది.',
  sections: [
    {
      id: 'start',
      heading: 'ఇక్కడ మొదలుపెట్టండి',
      blocks: [{ kind: 'pages', pages: ['home', 'site/resources', 'tools/find', 'site/contact'] }],
    },
    { id: 'guides', heading: 'లైసెన్స్‌లవారీగా గైడ్‌లు', blocks: [{ kind: 'guides' }] },
    {
      id: 'tools',
      heading: 'సాధనాలు',
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
      heading: 'అడుగడుగునా',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides' }],
    },
    { id: 'sheets', heading: 'చార్ట్‌లు', blocks: [{ kind: 'below', page: 'tools/infographics' }] },
    {
      id: 'calculators',
      heading: 'లెక్కలు',
      blocks: [{ kind: 'below', page: 'tools/financial-hub' }],
    },
    {
      id: 'start-business',
      heading: 'వ్యాపారం మొదలుపెట్టడం',
      blocks: [
        { kind: 'pages', pages: ['start'] },
        { kind: 'below', page: 'start' },
      ],
    },
    {
      id: 'states',
      heading: 'రాష్ట్రాలవారీగా',
      blocks: [
        { kind: 'pages', pages: ['states'] },
        { kind: 'below', page: 'states' },
      ],
    },
    {
      id: 'sectors',
      heading: 'రంగాలవారీగా',
      blocks: [
        { kind: 'pages', pages: ['sectors', 'site/restaurant'] },
        { kind: 'below', page: 'sectors' },
      ],
    },
    {
      id: 'services',
      heading: 'సేవలు, ధరలు',
      blocks: [
        { kind: 'pages', pages: ['services', 'site/pricing', 'site/investment'] },
        { kind: 'below', page: 'services' },
      ],
    },
    {
      id: 'articles',
      heading: 'వ్యాసాలు',
      blocks: [
        { kind: 'pages', pages: ['blog'] },
        { kind: 'below', page: 'blog' },
      ],
    },
    {
      id: 'law',
      heading: 'రాజ్యాంగం, మీ వ్యాపారం',
      blocks: [
        { kind: 'pages', pages: ['legal/constitution'] },
        { kind: 'below', page: 'legal/constitution' },
      ],
    },
    {
      id: 'about',
      heading: 'మా గురించి',
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
      heading: 'ఈ సైట్ మీతో ఎలా ఉంటుంది',
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
      heading: 'మీవి మాత్రమే',
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
