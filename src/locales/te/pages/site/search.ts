import type { PageContent } from '../../../../content/types.ts';

/** The search; without JavaScript, and before anything is asked, a plain index of the site. */
export const content: PageContent = {
  name: 'వెతకండి',
  updatedOn: '2026-11-21',
  title: 'గైడ్‌లు, సాధనాలు, పేజీలు వెతకండి | Niyam',
  description: 'ఈ సైట్ గైడ్‌లలో, పేజీల్లో నియమం, రుసుము లేదా ఫారం వెతకండి, సిగ్నల్ లేకపోయినా, ఇంగ్లిష్, హిందీ లేదా తెలుగు మాటల్లో.',
  heading: 'వెతకండి',
  lead: 'మీరు టైప్ చేసేది మీ ఫోన్‌లోనే ఉంటుంది.',
  sections: [
    {
      id: 'guides',
      heading: 'గైడ్‌లు',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'start-and-sectors',
      heading: 'మొదలుపెట్టడం, మీ వ్యాపారం',
      blocks: [
        {
          kind: 'pages',
          pages: ['start', 'sectors', 'site/restaurant', 'blog/street-vendor-compliance-india'],
        },
      ],
    },
    {
      id: 'tools',
      heading: 'సాధనాలు',
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
      heading: 'మా గురించి',
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
      heading: 'చట్టం, విధానాలు',
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
