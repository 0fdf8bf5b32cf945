import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'మర్చిపోయిన పాస్‌వర్డ్',
  updatedOn: '2026-11-23',
  title: 'మర్చిపోయిన పాస్‌వర్డ్ | Niyam',
  description: 'కొత్త పాస్‌వర్డ్ పెట్టుకోవడానికి లింక్ అడగండి. అది మీ ఖాతా చిరునామాకు వస్తుంది.',
  heading: 'మర్చిపోయిన పాస్‌వర్డ్',
  lead: 'మీకు లింక్‌ను ఈమెయిల్‌లో పంపుతాం. దానితో కొత్త పాస్‌వర్డ్ పెట్టుకోండి.',
  sections: [
    {
      id: 'no-letter',
      heading: 'ఈమెయిల్ రాలేదు',
      blocks: [
        {
          kind: 'text',
          text: 'స్పామ్ ఫోల్డర్ చూడండి, తర్వాత మళ్లీ అడగండి. ఖాతా లేకపోతే ఏదీ పంపం: [ఖాతా తెరవండి](/register).',
        },
      ],
    },
    {
      id: 'other-portals',
      heading: 'మీ ఉద్దేశం మరో పోర్టల్ అయితే',
      blocks: [
        {
          kind: 'text',
          text: '[GST](portal:gst) లేదా [FoSCoS](portal:foscos) లాగిన్ మర్చిపోతే ఆ పోర్టల్‌లోనే తిరిగి తెచ్చుకోవాలి. మా పేరుతో OTP అడిగే మెసేజ్ అబద్ధం: [సైబర్ నేరాల పోర్టల్](portal:cybercrime)లో ఫిర్యాదు చేయండి.',
        },
      ],
    },
  ],
};
