import type { PageContent } from '../../../../content/types.ts';

/** The words around the form. */
export const content: PageContent = {
  name: 'కొత్త పాస్‌వర్డ్',
  updatedOn: '2026-11-23',
  title: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి | Niyam',
  description: 'మా ఈమెయిల్‌లోని లింక్‌తో కొత్త పాస్‌వర్డ్ పెట్టుకోండి.',
  heading: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
  lead: 'మా ఈమెయిల్‌లోని లింక్ వాడండి.',
  sections: [
    {
      id: 'good-password',
      heading: 'మంచి పాస్‌వర్డ్',
      blocks: [
        {
          kind: 'text',
          text: 'ఒక చిన్న వాక్యం, మరెక్కడా వాడనిది. ఎవరికీ చెప్పకండి.',
        },
      ],
    },
  ],
};
