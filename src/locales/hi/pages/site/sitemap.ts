import type { PageContent } from '../../../../content/types.ts';

/** Every page on one list, for people (A11Y-09); search engines read `sitemap.xml`. */
export const content: PageContent = {
  name: 'सारे पेज',
  updatedOn: '2026-11-23',
  title: 'सारे पेज: हर पेज एक सूची में | Niyam',
  description:
    'इस साइट का हर पेज एक सूची में: गाइड, टूल, क़दम-दर-क़दम काम, पर्चे, हिसाब, धंधे, सेवाएँ, लेख, और हमारे बारे में पेज।',
  heading: 'सारे पेज',
  lead: 'हर पेज, क़िस्म के हिसाब से। कोई शब्द पता है? [खोज](/search) जल्दी मिलती है।',
  sections: [
    {
      id: 'start',
      heading: 'यहाँ से शुरू करें',
      blocks: [{ kind: 'pages', pages: ['home', 'site/resources', 'tools/find', 'site/contact'] }],
    },
    { id: 'guides', heading: 'हर लाइसेंस की गाइड', blocks: [{ kind: 'guides' }] },
    {
      id: 'tools',
      heading: 'टूल',
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
      heading: 'क़दम-दर-क़दम',
      blocks: [{ kind: 'below', page: 'tools/how-to-guides' }],
    },
    { id: 'sheets', heading: 'पर्चे', blocks: [{ kind: 'below', page: 'tools/infographics' }] },
    {
      id: 'calculators',
      heading: 'हिसाब',
      blocks: [{ kind: 'below', page: 'tools/financial-hub' }],
    },
    {
      id: 'start-business',
      heading: 'कारोबार शुरू करना',
      blocks: [
        { kind: 'pages', pages: ['start'] },
        { kind: 'below', page: 'start' },
      ],
    },
    {
      id: 'states',
      heading: 'राज्य के हिसाब से',
      blocks: [
        { kind: 'pages', pages: ['states'] },
        { kind: 'below', page: 'states' },
      ],
    },
    {
      id: 'sectors',
      heading: 'धंधे के हिसाब से',
      blocks: [
        { kind: 'pages', pages: ['sectors', 'site/restaurant'] },
        { kind: 'below', page: 'sectors' },
      ],
    },
    {
      id: 'services',
      heading: 'सेवाएँ और दाम',
      blocks: [
        { kind: 'pages', pages: ['services', 'site/pricing', 'site/investment'] },
        { kind: 'below', page: 'services' },
      ],
    },
    {
      id: 'articles',
      heading: 'लेख',
      blocks: [
        { kind: 'pages', pages: ['blog'] },
        { kind: 'below', page: 'blog' },
      ],
    },
    {
      id: 'law',
      heading: 'संविधान और आपका धंधा',
      blocks: [
        { kind: 'pages', pages: ['legal/constitution'] },
        { kind: 'below', page: 'legal/constitution' },
      ],
    },
    {
      id: 'about',
      heading: 'हमारे बारे में',
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
      heading: 'यह साइट आपके साथ कैसे पेश आती है',
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
      heading: 'सिर्फ़ आपका',
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
