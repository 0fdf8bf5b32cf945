import type { PageContent } from '../../../../content/types.ts';

/** The search; without JavaScript, and before anything is asked, a plain index of the site. */
export const content: PageContent = {
  name: 'खोजें',
  updatedOn: '2026-11-21',
  title: 'गाइड, टूल और पेज खोजें | Niyam',
  description:
    'इस साइट के गाइडों और पेजों में नियम, शुल्क या फ़ॉर्म खोजें, बिना सिग्नल भी, अंग्रेज़ी, हिंदी या तेलुगु शब्दों में।',
  heading: 'खोजें',
  lead: 'आप जो लिखते हैं, वह आपके फ़ोन पर रहता है।',
  sections: [
    {
      id: 'guides',
      heading: 'गाइड',
      blocks: [{ kind: 'guides' }],
    },
    {
      id: 'start-and-sectors',
      heading: 'शुरुआत, और आपका धंधा',
      blocks: [
        {
          kind: 'pages',
          pages: ['start', 'sectors', 'site/restaurant', 'blog/street-vendor-compliance-india'],
        },
      ],
    },
    {
      id: 'tools',
      heading: 'टूल',
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
      heading: 'हमारे बारे में',
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
      heading: 'क़ानून और नीतियाँ',
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
